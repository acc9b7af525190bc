import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amounts } from '@pramaan/documents/fixtures/amounts.ts';
import { root, run } from '../children.ts';
import { amountsIn, corpora, onPostgres } from './corpora.ts';
import { runFiles } from './node-pool.ts';
import { gather } from './node-tests.ts';
import { broken, type Outcome, oneCheck } from './outcome.ts';

/** One line of the thorough run's table, and what makes it. */
export interface Job {
  /** `npm run test:thorough <name>` runs the jobs whose names contain it. */
  name: string;
  /** What is tried and how often: the whole of each amount. */
  lines: string[];
  run(): Promise<Outcome>;
}

/** An hour of kills is no test that hangs. */
const patience = 6 * 3_600_000;

async function testFile(file: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const whole = { ...process.env, PRAMAAN_THOROUGH: '1', ...env };
  return gather(await runFiles([file], { env: whole, workers: 1, patienceMs: patience }));
}

const linesOf = (file: string, on: string) =>
  amountsIn(file).map((name) => {
    const { what, whole } = amounts[name];
    const parts = corpora[name].length;
    const shared = parts > 1 ? ` (${parts} files)` : '';
    return `${whole.toLocaleString('en')} ${what}${shared}${on}`;
  });

function mutants(): Job[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  if (!scripts.mutants) return [];
  const job: Job = {
    name: 'mutants',
    lines: ['mutation testing'],
    run: async () => {
      const { code, output } = await run('npm', ['run', 'mutants']);
      return oneCheck(code === 0, output, output.trimEnd().split('\n').slice(-12));
    },
  };
  return [job];
}

/** Every corpus whole, each file of tests once; those of `onPostgres` a second time there, when one was started. */
export function thoroughJobs(postgres: string | null): Job[] {
  const files = [...new Set(Object.values(corpora).flat())];
  const jobOf = (file: string, url: string, on = ''): Job => ({
    name: file + on,
    lines: linesOf(file, on),
    run: () => testFile(file, { TEST_DATABASE_URL: url }),
  });
  const there = onPostgres.map((file): Job => {
    const job = jobOf(file, postgres ?? '', ' on PostgreSQL');
    return postgres ? job : { ...job, run: async () => broken('PostgreSQL could not be started.') };
  });
  return [...there, ...files.map((file) => jobOf(file, '')), ...mutants()];
}
