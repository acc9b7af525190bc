import { Worker } from 'node:worker_threads';
import { onlyCompileCache } from '../platform/compile-cache.ts';
import { crashed, type FileError, memory } from './error.ts';

/**
 * Starts a thread for a stranger's file: its heap is bounded, it has none of the process's environment and flags, and nothing that it
 * prints reaches the log.
 */
export function startBounded(entry: URL, data: unknown, memoryMb: number): Worker {
  const thread = new Worker(entry, {
    workerData: data,
    env: onlyCompileCache(),
    // A test runner's or debugger's flags are not for the thread.
    execArgv: [],
    // Decoders print; a stranger's file must not write into the log.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
}

/** What a thread's end by an error says of its file. */
export const fileErrorOf = (error: unknown): FileError =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? memory(error)
    : crashed(error);

/** How often a thread's work is looked at. */
const lookEveryMs = 500;

/**
 * Calls `over` once a thread has worked for longer than so many ms of its own: waiting for a busy machine does not count.
 *
 * @returns ends the watch
 */
export function watchProcessor(thread: Worker, processorMs: number, over: () => void): () => void {
  const watch = setInterval(() => {
    thread.cpuUsage().then(
      ({ user, system }) => {
        if ((user + system) / 1000 > processorMs) over();
      },
      () => undefined,
    );
  }, lookEveryMs);
  return () => clearInterval(watch);
}
