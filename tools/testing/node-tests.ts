import { globSync } from 'node:fs';
import { root, runNode } from '../children.ts';
import { broken, type Outcome } from './outcome.ts';

const count = (output: string, what: string) =>
  [...output.matchAll(new RegExp(`^ℹ ${what} (\\d+)$`, 'gm'))].reduce((sum, [, n]) => sum + Number(n), 0);

/** `﹣ name (0.2ms) # reason`: a test that was skipped or is yet to do. */
function skippedIn(output: string): Outcome['skipped'] {
  return [...output.matchAll(/^\s*[﹣⚠] (.+?) \([\d.]+ms\)(?: # (.*))?$/gm)].map(([, name, reason]) => ({
    name: name ?? '',
    reason: reason && !/^(?:SKIP|TODO)$/.test(reason) ? reason : 'no reason given',
  }));
}

const verdict = /^\s*(?:[✔✖﹣⚠▶ℹ] |$)/;
const shownNotes = 12;

/** What the tests themselves printed, without the runner's own lines. */
const notesIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => !verdict.test(line) && !line.startsWith('(node:') && !line.startsWith('(Use `node'))
    .slice(0, shownNotes);

/** Reads what Node's own runner said. Each cancelled test is a failed one; a run without tests failed. */
export function readNodeTests(code: number, output: string): Outcome {
  const passed = count(output, 'pass');
  const failed = count(output, 'fail') + count(output, 'cancelled');
  const skipped = skippedIn(output);
  const silent = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: silent ? 1 : failed, skipped, output, notes: silent ? [] : notesIn(output) };
}

/** Runs test files with Node's own runner, two at a time. */
export async function nodeTests(
  patterns: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const files = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  if (files.length === 0) return broken(`No test file is at ${patterns.join(', ')}.`);
  const flags = ['--test', '--test-reporter=spec', '--test-concurrency=2', '--test-timeout=240000'];
  const { code, output } = await runNode([...flags, ...files], env);
  return readNodeTests(code, output);
}
