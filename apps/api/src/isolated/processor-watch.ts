import type { Worker } from 'node:worker_threads';

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
