import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { endRunning, root, run } from './children.ts';
import { onEnd } from './ending.ts';
import { type Postgres, startPostgres, thrownAway } from './postgres.ts';
import type { Outcome } from './testing/outcome.ts';
import { useRunBox } from './testing/run-box.ts';
import { type Job, thoroughJobs } from './testing/thorough-jobs.ts';
import { openProgress, partJobs } from './testing/thorough-progress.ts';
import { type Ended, overIn, thoroughTable } from './testing/thorough-table.ts';

/*
 * `npm run test:thorough`: runs every corpus in full (packages/documents/fixtures/amounts.ts). `… crash fuzz` runs some. Stopped, it
 * begins no other job and prints the table so far; `-- --continue` runs the jobs that are left, with those that failed.
 */

useRunBox('thorough');

let stopped = false;
onEnd(() => {
  stopped = true;
  void endRunning();
});

async function postgresOr(): Promise<Postgres | null> {
  try {
    return await startPostgres(thrownAway);
  } catch (error) {
    console.log((error as Error).message);
    return null;
  }
}

const { values, positionals: asked } = parseArgs({
  options: { continue: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const commit = (await run('git', ['-C', root, 'rev-parse', '--short', 'HEAD'])).output.trim();
const progress = openProgress();
// A run from the beginning starts a new table; a run of some jobs puts them into the one that is there.
if (asked.length === 0 && !values.continue) progress.clear();
const postgres = process.env.TEST_DATABASE_URL ? null : await postgresOr();
const all = thoroughJobs(process.env.TEST_DATABASE_URL ?? postgres?.url ?? null);
const jobs = all.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)));

async function take({ name, lines, run: runJob }: Job): Promise<Ended> {
  const since = performance.now();
  const outcome: Outcome = await runJob();
  const seconds = (performance.now() - since) / 1000;
  console.log(`${outcome.failed > 0 ? '✖' : '✔'} ${name} (${seconds.toFixed(0)} s)`);
  if (outcome.failed > 0) console.log(outcome.output.trimEnd());
  else for (const note of outcome.notes) console.log(`    ${note}`);
  if (!stopped) progress.keep(name, { commit, seconds, outcome });
  return { lines, seconds, outcome };
}

const { waiting, ended, commits } = partJobs(jobs, values.continue ? progress : { ended: new Map() });
if (commits.length > 0)
  console.log(`${jobs.length - waiting.length} jobs had ended already, at ${commits.join(', ')}`);
console.log(`Running ${waiting.length} jobs, ${availableParallelism()} at a time`);
async function takeAll(): Promise<void> {
  for (let next = waiting.shift(); next && !stopped; next = waiting.shift())
    ended[next[0]] = await take(next[1]);
}
await Promise.all(Array.from({ length: availableParallelism() }, takeAll));
await postgres?.stop();

console.log(`\n${thoroughTable(Object.values(ended))}`);
const sum = (of: (outcome: Outcome) => number) =>
  ended.reduce((total, { outcome }) => total + of(outcome), 0);
const passed = sum((outcome) => outcome.passed);
const failed = sum((outcome) => outcome.failed + overIn(outcome)) + (jobs.length === 0 ? 1 : 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
// A program that one of them left may still hold its output open: it is not waited for.
if (stopped) {
  console.log('Stopped.');
  process.exit(130);
}
