import { parentPort, workerData } from 'node:worker_threads';
import { FileError } from '../error.ts';
import { type TaskInput, type TaskName, tasks } from '../tasks.ts';

/** One file for one of the tasks that run isolated. */
export type Work = { [Name in TaskName]: { task: Name; input: TaskInput<Name> } }[TaskName];

/** What a thread is given: its work, and which part of the test's it is. */
export interface Batch {
  works: readonly Work[];
  from: number;
  to: number;
}

/** What a thread says of a file: that it begins, what came out, why it was refused, or what no task foresaw. */
export type Said =
  | { at: number; kind: 'begins' }
  | { at: number; kind: 'read'; output: unknown }
  | { at: number; kind: 'refused'; code: string; message: string }
  | { at: number; kind: 'unforeseen'; error: string };

const say = (said: Said) => parentPort?.postMessage(said);

async function run({ works, from, to }: Batch): Promise<void> {
  for (let at = from; at < to; at++) {
    const work = works[at - from];
    if (!work) continue;
    say({ at, kind: 'begins' });
    try {
      const task = (await tasks[work.task]()) as (input: unknown) => Promise<unknown>;
      say({ at, kind: 'read', output: await task(work.input) });
    } catch (error) {
      if (error instanceof FileError) say({ at, kind: 'refused', code: error.code, message: error.message });
      else
        say({
          at,
          kind: 'unforeseen',
          error: error instanceof Error ? (error.stack ?? String(error)) : String(error),
        });
    }
    // What a file left behind, such as a rejection nobody heard, comes up before the next one begins.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

if (workerData) await run(workerData as Batch);
