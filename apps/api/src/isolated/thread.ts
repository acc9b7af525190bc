import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { FileError } from './error.ts';
import { type TaskName, tasks } from './tasks.ts';

/** What run-isolated.ts hears. Only sentences meant for people cross; other errors become `crashed` there. */
export type Answer =
  | { kind: 'done'; output: unknown }
  | { kind: 'refused'; code: FileError['code']; message: string };

const { name, input, compiled } = workerData as { name: TaskName; input: never; compiled?: string };

// Where the process keeps what it has compiled, if it does, its threads do too: each loads the same modules again.
if (compiled) enableCompileCache(compiled);

try {
  const task = (await tasks[name]()) as (input: never) => Promise<unknown>;
  if (compiled) flushCompileCache();
  const output = await task(input);
  parentPort?.postMessage({ kind: 'done', output } satisfies Answer);
} catch (error) {
  if (!(error instanceof FileError)) throw error;
  parentPort?.postMessage({ kind: 'refused', code: error.code, message: error.message } satisfies Answer);
}
