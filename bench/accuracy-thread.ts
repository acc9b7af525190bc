import { parentPort } from 'node:worker_threads';
import { type Job, type PictureOutcome, readJob } from './accuracy-set.ts';

/** What bench/accuracy.ts hears: one outcome a picture, then that the paper is done. */
export type Heard = { outcome: PictureOutcome } | { done: true };

parentPort?.on('message', async (job: Job) => {
  for await (const outcome of readJob(job)) parentPort?.postMessage({ outcome } satisfies Heard);
  parentPort?.postMessage({ done: true } satisfies Heard);
});
