import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../children.ts';
import type { Outcome } from './outcome.ts';
import type { Job } from './thorough-jobs.ts';
import { type Ended, overIn } from './thorough-table.ts';

/** How a job of the thorough run ended, and at which commit. */
interface Kept {
  commit: string;
  seconds: number;
  outcome: Outcome;
}

/** The jobs that have ended without a fault, kept in a file so that a run that was stopped can go on. */
interface Progress {
  readonly ended: ReadonlyMap<string, Kept>;
  /** What failed, or is over a bound, is forgotten, whatever it was before: it runs again. */
  keep(job: string, kept: Kept): void;
  /** Forgets everything: a run from the beginning. */
  clear(): void;
}

const progressFile = join(root, '.cache', 'thorough.json');

function read(path: string): [string, Kept][] {
  try {
    return Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Kept>);
  } catch {
    // There is none.
    return [];
  }
}

export function openProgress(path = progressFile): Progress {
  const ended = new Map(read(path));
  return {
    ended,
    keep(job, { outcome, ...rest }) {
      if (outcome.failed + overIn(outcome) > 0) ended.delete(job);
      else ended.set(job, { ...rest, outcome: { ...outcome, output: '' } });
      mkdirSync(dirname(path), { recursive: true });
      // Whole or not at all: hours of jobs are in it.
      writeFileSync(`${path}.half`, JSON.stringify(Object.fromEntries(ended)));
      renameSync(`${path}.half`, path);
    },
    clear() {
      ended.clear();
      rmSync(path, { force: true });
    },
  };
}

/** A run's jobs, at their places in its table: those that wait, and those that an earlier run has ended. */
interface Parted<T> {
  waiting: [place: number, job: T][];
  ended: Ended[];
  /** The commits at which the ended ones ran. */
  commits: string[];
}

/** Parts the jobs of a run that goes on by what `progress` has of them. */
export function partJobs<T extends Pick<Job, 'name' | 'lines'>>(
  jobs: readonly T[],
  progress: Pick<Progress, 'ended'>,
): Parted<T> {
  const parted: Parted<T> = { waiting: [], ended: [], commits: [] };
  const commits = new Set<string>();
  for (const [place, job] of jobs.entries()) {
    const kept = progress.ended.get(job.name);
    if (!kept) parted.waiting.push([place, job]);
    else {
      parted.ended[place] = { lines: job.lines, seconds: kept.seconds, outcome: kept.outcome };
      commits.add(kept.commit);
    }
  }
  return { ...parted, commits: [...commits] };
}
