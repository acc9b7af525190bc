import { globSync, mkdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { generateMessages } from '@pramaan/messages/generate.ts';
import { endRunning, root } from './children.ts';
import { onEnd } from './ending.ts';
import type { Outcome, Step, Wishes } from './testing/outcome.ts';
import { useRunBox } from './testing/run-box.ts';
import { steps } from './testing/steps.ts';

/*
 * `npm test`: runs every check.
 *   npm test -- --only unit,e2e        only these steps (also: npm test unit e2e)
 *   npm test -- --files 'apps/api/**'  only matching test files, each in its step; may be repeated
 *   npm test -- --shuffle [seed]       random order; the printed seed repeats it
 *   npm test -- --twice                every server test file twice in one process
 */

interface Asked {
  names: string[];
  wishes: Wishes;
}

function stopWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Reads the command line; ends the run with a sentence when it names no step or no file there is. */
function readAsked(args: string[]): Asked {
  const bare = args.map((arg, at) =>
    arg === '--shuffle' && !/^\d+$/.test(args[at + 1] ?? '') ? '--shuffle=' : arg,
  );
  const { values, positionals } = parseArgs({
    args: bare,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      files: { type: 'string', multiple: true },
      shuffle: { type: 'string' },
      twice: { type: 'boolean' },
    },
  });
  const known = [...new Set(steps.map(({ name }) => name))];
  const names = [...(values.only ?? []), ...positionals].flatMap((one) => one.split(','));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    stopWith(`Unknown test step "${unknown.join('", "')}". The steps are: ${known.join(', ')}.`);
  const files = globSync(values.files ?? [], { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .sort();
  if (values.files && files.length === 0) stopWith(`No test file matches ${values.files.join(', ')}.`);
  const shuffle = values.shuffle === undefined ? undefined : Number(values.shuffle || Date.now() % 1e6);
  return {
    names,
    wishes: { files, twice: values.twice === true, ...(shuffle === undefined ? {} : { shuffle }) },
  };
}

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');
const secondsSince = (since: number) => (performance.now() - since) / 1000;

interface Taken {
  step: Step;
  outcome: Outcome;
  seconds: number;
}

/** Runs a step and tells how it went; one of several at once says nothing before its end. */
async function take(step: Step, wishes: Wishes, alone: boolean): Promise<Taken> {
  const since = performance.now();
  const heading = `\n── ${step.title}`;
  if (alone) console.log(heading);
  const outcome = await step.run(wishes);
  const { passed, failed, skipped, output, notes } = outcome;
  const seconds = secondsSince(since);
  if (!alone) console.log(heading);
  if (failed > 0) console.log(output.trimEnd());
  else if (notes.length > 0) console.log(indented(notes));
  for (const { name, reason } of skipped) console.log(`    skipped: ${name} (${reason})`);
  console.log(`   ${failed > 0 ? '✖' : '✔'} ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
  return { step, outcome, seconds };
}

/** The run in one table: step, tests, seconds, and what it ran on. */
function table(taken: readonly Taken[]): string {
  const rows = taken.map(({ step, outcome, seconds }) => [
    `${outcome.failed > 0 ? '✖' : '✔'} ${step.title}`,
    `${outcome.passed + outcome.failed}`,
    outcome.failed > 0 ? `${outcome.failed}` : '',
    seconds.toFixed(1),
    outcome.using ?? '',
  ]);
  const head = ['step', 'tests', 'failed', 'seconds', 'run on'];
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) =>
        at === 0 || at === 4 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}

const { names, wishes } = readAsked(process.argv.slice(2));
// What the type checker and the tests read of them.
generateMessages();
const begun = performance.now();

const box = useRunBox('test-run');
// What tests did, for the last step (testing/seen.ts).
process.env.SPEC_SEEN = join(box, 'seen');
mkdirSync(process.env.SPEC_SEEN);

let stopped = false;
onEnd(() => {
  stopped = true;
  // What the programs still write goes before the folder does.
  void endRunning().then(() => {
    console.log('\nStopped.');
    process.exit(130);
  });
});

if (wishes.shuffle !== undefined) console.log(`Random order with seed ${wishes.shuffle}.`);
const wished = ({ files = [] }: Step) =>
  wishes.files.length === 0 || wishes.files.some((file) => files.some((one) => matchesGlob(file, one)));
const chosen = steps.filter((step) => (names.length === 0 || names.includes(step.name)) && wished(step));
const taken: Taken[] = [];
for (const parts of Object.values(Object.groupBy(chosen, ({ name, group }) => group ?? name))) {
  if (stopped || !parts) break;
  taken.push(...(await Promise.all(parts.map((step) => take(step, wishes, parts.length === 1)))));
}
// On its way out: nothing more is to be said here.
if (stopped) await new Promise(() => undefined);

const sum = (of: (outcome: Outcome) => number) =>
  taken.reduce((total, { outcome }) => total + of(outcome), 0);
const failed = sum((outcome) => outcome.failed);
const skipped = sum((outcome) => outcome.skipped.length);
console.log(`\n${table(taken)}\n${secondsSince(begun).toFixed(0)} s in total`);
process.exitCode = failed > 0 || taken.length === 0 ? 1 : 0;
const skips = skipped > 0 ? `, ${skipped} skipped` : '';
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed${skips}`);
