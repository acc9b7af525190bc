/** What a step of the test run found. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: { name: string; reason: string }[];
  /** Everything the runner said; shown whole when something failed. */
  output: string;
  /** Lines worth reading even when all is well. */
  notes: string[];
}

export interface Step {
  /** What `npm test <name>` runs. */
  name: string;
  title: string;
  run(): Promise<Outcome>;
}

/** A check that is one yes or no. */
export function oneCheck(passed: boolean, output: string, notes: string[] = []): Outcome {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: [], output, notes };
}

/** The outcome when a runner could not even begin, or left no report. */
export function broken(sentence: string, output = ''): Outcome {
  return { passed: 0, failed: 1, skipped: [], output: `${sentence}\n${output}`, notes: [] };
}
