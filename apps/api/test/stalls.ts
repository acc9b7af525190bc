import { createHistogram } from 'node:perf_hooks';

/** How often the thread is looked at, in milliseconds. */
const everyMs = 5;

/** Tells how long a thread holds up what waits for it. */
interface Stalls {
  begin(): void;
  end(): void;
  /** What so many of a hundred looks stay under: milliseconds of the thread's own processor time since the look before. */
  percentile(hundredths: number): number;
}

/**
 * Watches this thread from `begin` to `end`, which may alternate. Its own processor time is counted: a look that comes late because
 * another program has the core is no stall of ours.
 */
export function watchStalls(): Stalls {
  const worked = createHistogram();
  let timer: NodeJS.Timeout | undefined;
  return {
    begin() {
      let before = process.threadCpuUsage();
      timer = setInterval(() => {
        const { user, system } = process.threadCpuUsage(before);
        before = process.threadCpuUsage();
        worked.record(Math.max(1, Math.round(user + system)));
      }, everyMs);
    },
    end: () => clearInterval(timer),
    percentile: (hundredths) => worked.percentile(hundredths) / 1000,
  };
}
