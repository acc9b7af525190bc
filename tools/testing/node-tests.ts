import { globSync } from 'node:fs';
import { root } from '../children.ts';
import { type FileOutcome, runFiles } from './node-pool.ts';
import { broken, type Outcome, type Wishes } from './outcome.ts';

const shownNotes = 12;
const shownLines = 14;

/** The beginning of a failure, and the command that repeats its file alone. */
function told({ file, failures }: FileOutcome): string {
  const each = failures.map(({ name, error }) => {
    const lines = error.split('\n').slice(0, shownLines);
    return `  ✖ ${name}\n${lines.map((line) => `      ${line}`).join('\n')}`;
  });
  return `${file}\n${each.join('\n')}\n    again: npm test -- --files ${file}`;
}

/** Puts together what the files of a step told. */
export function gather(found: readonly FileOutcome[]): Outcome {
  const failing = found.filter(({ failures }) => failures.length > 0);
  const slowest = [...found].sort((a, b) => b.seconds - a.seconds).slice(0, 5);
  const slow = slowest.map(({ file, seconds }) => `${seconds.toFixed(1)} s ${file}`);
  return {
    passed: found.reduce((sum, { passed }) => sum + passed, 0),
    failed: failing.reduce((sum, { failures }) => sum + failures.length, 0),
    skipped: found.flatMap(({ skipped }) => skipped),
    output: failing.map(told).join('\n\n'),
    notes: [
      ...found.flatMap(({ notes }) => notes).slice(0, shownNotes),
      `the slowest of ${found.length} files: ${slow.join(', ')}`,
    ],
  };
}

/** Says now and then how far a long step is, and at once which file failed. */
function progress(total: number): (outcome: FileOutcome) => void {
  let [done, failed, told] = [0, 0, performance.now()];
  return ({ file, failures }) => {
    done += 1;
    if (failures.length > 0) {
      failed += 1;
      console.log(`    ✖ ${file}`);
    }
    if (performance.now() - told < 30_000) return;
    told = performance.now();
    console.log(`    … ${done} of ${total} files, ${failed} failed`);
  };
}

/** Runs the test files at `patterns` that are wished for, in two processes. */
export async function nodeTests(
  patterns: readonly string[],
  wishes: Wishes,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const all = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  if (all.length === 0) return broken(`No test file is at ${patterns.join(', ')}.`);
  const files = all.filter((file) => wishes.files.length === 0 || wishes.files.includes(file));
  const { shuffle, twice } = wishes;
  const ended = progress(files.length * (twice ? 2 : 1));
  return gather(await runFiles(files, { env, twice, ended, ...(shuffle === undefined ? {} : { shuffle }) }));
}
