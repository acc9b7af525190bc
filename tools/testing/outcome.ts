import type { Figure } from '@pramaan/documents/fixtures/figures.ts';

/** What a step of the test run found. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: { name: string; reason: string }[];
  /** Everything the runner said; shown whole when something failed. */
  output: string;
  /** Lines worth reading even when all is well. */
  notes: string[];
  /** What its tests measured. */
  figures?: readonly Figure[];
  /** Which database or browser it used. */
  using?: string;
}

/** What `npm test` was told of how to run. */
export interface Wishes {
  /** Only these test files, from the root; all when it is empty. */
  files: readonly string[];
  /** Seed of a random order. */
  shuffle?: number;
  /** Every file two times in one process. */
  twice: boolean;
}

export interface Step {
  /** What `npm test -- --only <name>` runs. */
  name: string;
  title: string;
  /** Steps of one group run at once; by default those of one name. */
  group?: string;
  /** Where its test files are; a step without any is no part of a run of chosen files. */
  files?: readonly string[];
  run(wishes: Wishes): Promise<Outcome>;
}

/** A check that is one yes or no. */
export function oneCheck(passed: boolean, output: string, notes: string[] = []): Outcome {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [], output, notes };
}

/** The outcome when a runner could not even begin, or left no report. */
export function broken(sentence: string, output = ''): Outcome {
  return { passed: 0, failed: 1, skipped: [], output: `${sentence}\n${output}`, notes: [] };
}
