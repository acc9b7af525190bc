import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { FileError, ranOutOfTime } from './error.ts';
import type { MoreThreads } from './limits.ts';
import { type TaskName, tasks } from './tasks.ts';

/** What run-isolated.ts hears. Only sentences meant for people cross; other errors become `crashed` there. */
export type Answer =
  | { kind: 'done'; output: unknown }
  /** The machine had no time for the file. */
  | { kind: 'busy' }
  | { kind: 'refused'; code: FileError['code']; message: string };

const { name, input, more } = workerData as { name: TaskName; input: never; more: MoreThreads };

try {
  const task = (await tasks[name]()) as (input: never, more: MoreThreads) => Promise<unknown>;
  // Kept for the next thread, which loads the same modules; nothing where this process keeps no compiled code.
  flushCompileCache();
  const output = await task(input, more);
  parentPort?.postMessage({ kind: 'done', output } satisfies Answer);
} catch (error) {
  if (ranOutOfTime(error)) parentPort?.postMessage({ kind: 'busy' } satisfies Answer);
  else if (error instanceof FileError)
    parentPort?.postMessage({ kind: 'refused', code: error.code, message: error.message } satisfies Answer);
  else throw error;
}
