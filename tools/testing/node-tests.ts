import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '@pramaan/documents/fixtures/figures.ts';
import { root } from '../children.ts';
import { type FileOutcome, runFiles } from './node-pool.ts';
import { broken, type Outcome, type Wishes } from './outcome.ts';
import { thorough } from './thorough-mark.ts';

const shownNotes = 12;
const shownLines = 14;

/** The beginning of a failure, and the command that repeats its file alone. */
function told({ file, failures }: FileOutcome): string {
  const each = failures.map(({ name, error }) => {
    const lines = error.split('\n').slice(0, shownLines);
    return `  ✖ ${name}\n${lines.map((line) => `      ${line}`).join('\n')}`;
  });
  return `${file}\n${each.join('\n')}\n    run again: npm test -- --files ${file}`;
}

const lineOf = ({ what, tried, measured, bound }: Figure) =>
  `${what}: ${tried.toLocaleString('en')} tried, ${measured} (bound: ${bound})`;

/** Puts together what the files of a step told. */
export function gather(found: readonly FileOutcome[]): Outcome {
  const failing = found.filter(({ failures }) => failures.length > 0);
  const figures = found.flatMap(({ figures: said }) => said);
  const slowest = [...found].sort((a, b) => b.seconds - a.seconds).slice(0, 5);
  const slow = slowest.map(({ file, seconds }) => `${seconds.toFixed(1)} s ${file}`);
  return {
    passed: found.reduce((sum, { passed }) => sum + passed, 0),
    failed: failing.reduce((sum, { failures }) => sum + failures.length, 0),
    skipped: found.flatMap(({ skipped }) => skipped),
    output: failing.map(told).join('\n\n'),
    figures,
    notes: [
      ...[...figures.map(lineOf), ...found.flatMap(({ notes }) => notes)].slice(0, shownNotes),
      `slowest of ${found.length} files: ${slow.join(', ')}`,
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

/** Keeps what each file of a step took, the costliest first. */
function keepTimes(step: string, found: readonly FileOutcome[]): void {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const rows = [...found]
    .sort((a, b) => b.cpuSeconds - a.cpuSeconds)
    .map(({ file, seconds, cpuSeconds }) => `${cpuSeconds.toFixed(1)}\t${seconds.toFixed(1)}\t${file}`);
  writeFileSync(join(folder, `times-${step}.tsv`), `cpu\tseconds\tfile\n${rows.join('\n')}\n`);
}

/** Tests of the whole server take longest: begun first, they leave no process working alone at the end. */
const isLong = (file: string) => file.startsWith('apps/api/test/');

/**
 * Runs the test files of a step that are wished for, in several processes, group after group: what one group loads is gone
 * before the next begins. A group is a list of patterns.
 */
export async function nodeTests(
  step: string,
  groups: readonly (readonly string[])[],
  wishes: Wishes,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const all = groups.map((patterns) =>
    globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**'] }).sort(
      (a, b) => Number(isLong(b)) - Number(isLong(a)) || (a < b ? -1 : 1),
    ),
  );
  for (const [at, files] of all.entries())
    if (files.length === 0) return broken(`No test file matches ${groups[at]?.join(', ')}.`);
  const wished = all.map((files) =>
    files.filter((file) => wishes.files.length === 0 || wishes.files.includes(file)),
  );
  const { shuffle, twice } = wishes;
  const ended = progress(wished.flat().length * (twice ? 2 : 1));
  const found: FileOutcome[] = [];
  for (const files of wished)
    found.push(
      ...(await runFiles(files, {
        ...{ env, twice, ended },
        ...(wishes.files.length === 0 ? { without: thorough } : {}),
        ...(shuffle === undefined ? {} : { shuffle }),
      })),
    );
  if (wishes.files.length === 0) keepTimes(step, found);
  return gather(found);
}
