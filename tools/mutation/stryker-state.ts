/** Mutants reached, by id, and how often. */
type Hits = Record<string, number>;

/** What the code that Stryker instrumented reads and writes, and what our worker notes beside it. */
export interface StrykerState {
  activeMutant?: string | undefined;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
  /** A test of the file that runs now has failed. */
  failed?: boolean;
}

/** What is reached between two files, by what one left running, is reached by no test. */
export const noTest = 'no test';

/** The one state of this process. */
export function strykerState(): StrykerState {
  const shared = globalThis as { __stryker__?: StrykerState };
  shared.__stryker__ ??= {};
  return shared.__stryker__;
}
