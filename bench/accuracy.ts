import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { accuracyReport, type Sums, sumsOf } from './accuracy-report.ts';
import { type Job, jobs, type PictureOutcome } from './accuracy-set.ts';
import type { Heard } from './accuracy-thread.ts';
import type { Figure } from './table.ts';

/**
 * Reads the generated set (every kind of paper × every degradation × `people`) as uploads are read, one thread a core,
 * and prints it field by field. `first` chooses other people.
 */
export async function measureAccuracy(people: number, first: number): Promise<Figure[]> {
  const outcomes = await readAll(jobs(people, first));
  console.log(accuracyReport(outcomes));
  return figuresOf(sumsOf(outcomes));
}

async function readAll(waiting: Job[]): Promise<PictureOutcome[]> {
  const total = waiting.length;
  const outcomes: PictureOutcome[] = [];
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./accuracy-thread.ts', import.meta.url));
      const next = () => {
        const job = waiting.shift();
        if (job) return worker.postMessage(job);
        resolve();
        void worker.terminate();
      };
      worker.on('message', (heard: Heard) => {
        if ('outcome' in heard) {
          outcomes.push(heard.outcome);
          return;
        }
        done += 1;
        if (done % 10 === 0 || done === total) console.log(`accuracy: ${done} of ${total} documents read`);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

const limits = { clean: 98, hard: 85 } as const;

function figuresOf({ clean, hard, silent, pictures }: Sums): Figure[] {
  const share = (name: keyof typeof limits, { right, fields }: Sums['clean']): Figure => ({
    figure: `fields read correctly, ${name} pictures`,
    value: `${right} of ${fields}`,
    peer: 'limit in percent',
    compared: (100 * right) / Math.max(1, fields),
    limit: { atLeast: limits[name] },
  });
  return [
    share('clean', clean),
    share('hard', hard),
    {
      figure: 'wrong values accepted without a question',
      value: `${silent} in ${pictures} pictures`,
      peer: 'none allowed',
      compared: silent,
      limit: { atMost: 0 },
    },
  ];
}
