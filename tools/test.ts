import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endRunning } from './children.ts';
import { onEnd } from './ending.ts';
import type { Outcome, Step } from './testing/outcome.ts';
import { steps } from './testing/steps.ts';

/* `npm test`: every check there is. `npm test unit e2e` runs the named ones alone. */

const names = [...new Set(steps.map(({ name }) => name))];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no test step "${unknown.join('", "')}". The steps are: ${names.join(', ')}.`);
  process.exit(1);
}

// Whatever the tests leave in the temporary folder goes with this one. A database server may pass through it.
const box = mkdtempSync(join(tmpdir(), 'pramaan-test-run-'));
chmodSync(box, 0o711);
process.env.TMPDIR = box;
// Each test file and each sandbox is a process of its own: what one has compiled the next need not.
process.env.NODE_COMPILE_CACHE = join(box, 'compiled');
process.once('exit', () => rmSync(box, { recursive: true, force: true, maxRetries: 5 }));

let stopped = false;
onEnd(() => {
  stopped = true;
  // What the programs still write goes before the folder does.
  void endRunning().then(() => {
    console.log('\nStopped.');
    process.exit(130);
  });
});

const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');

async function take(step: Step): Promise<Outcome> {
  const since = performance.now();
  console.log(`\n── ${step.title}`);
  const outcome = await step.run();
  const { passed, failed, skipped, output, notes } = outcome;
  if (failed > 0) console.log(output.trimEnd());
  else if (notes.length > 0) console.log(indented(notes));
  for (const { name, reason } of skipped) console.log(`    skipped: ${name} (${reason})`);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`   ${failed > 0 ? '✖' : '✔'} ${passed} passed, ${failed} failed in ${seconds} s`);
  return outcome;
}

const chosen = steps.filter(({ name }) => asked.length === 0 || asked.includes(name));
const found: { step: Step; outcome: Outcome }[] = [];
for (const step of chosen) if (!stopped) found.push({ step, outcome: await take(step) });
// On its way out: nothing more is to be said here.
if (stopped) await new Promise(() => undefined);

const sum = (of: (outcome: Outcome) => number) =>
  found.reduce((total, { outcome }) => total + of(outcome), 0);
const failed = sum((outcome) => outcome.failed);
const skipped = sum((outcome) => outcome.skipped.length);
const failures = found.filter(({ outcome }) => outcome.failed > 0);
console.log(failures.length > 0 ? `\nFailed: ${failures.map(({ step }) => step.title).join('; ')}` : '');
process.exitCode = failed > 0 ? 1 : 0;
const skips = skipped > 0 ? `, ${skipped} skipped` : '';
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed${skips}`);
