import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type AmountName, amounts } from '@pramaan/documents/fixtures/amounts.ts';
import type { Figure } from '@pramaan/documents/fixtures/figures.ts';
import { root, run } from '../children.ts';
import { mutationAreas } from '../mutation/areas.ts';
import { keptCount, percent, wanted } from '../mutation/count.ts';
import { hasPgBouncer, startPgBouncer } from '../pgbouncer.ts';
import {
  amountsIn,
  corpora,
  onPostgres,
  onPostgresAlone,
  onPostgresInstead,
  withFigures,
} from './corpora.ts';
import { engineFiles, journeyedEngineFiles } from './engine-files.ts';
import { journeys } from './journeys.ts';
import { runFiles } from './node-pool.ts';
import { gather } from './node-tests.ts';
import { broken, type Outcome, oneCheck } from './outcome.ts';
import { onOwnPostgres } from './own-postgres.ts';
import { filesMarked, thorough } from './thorough-mark.ts';
import type { Line } from './thorough-table.ts';

/** One line of the thorough run's table, and what makes it. */
export interface Job {
  /** `npm run test:thorough <name>` runs the jobs whose names contain it. */
  name: string;
  /** What is tried and how often: the whole of each amount. A file without amounts has its name. */
  lines: Line[];
  run(): Promise<Outcome>;
}

/** An hour of kills is no test that hangs. */
const patience = 6 * 3_600_000;

/** The settings of a run in which every corpus is whole. */
const whole = (env: NodeJS.ProcessEnv) => ({ ...process.env, PRAMAAN_THOROUGH: '1', ...env });

async function testFile(file: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  return gather(await runFiles([file], { env: whole(env), workers: 1, patienceMs: patience }));
}

const plain = (what: string): Line => ({ what, tried: null, amount: null });

function lineOf(amount: AmountName, on = ''): Line {
  const { what, whole } = amounts[amount];
  const parts = corpora[amount].length;
  const shared = parts > 1 ? ` (${parts} files)` : '';
  return { what: `${what}${shared}${on}`, tried: whole, amount };
}

function linesOf(file: string, on: string): Line[] {
  const lines = amountsIn(file).map((amount) => lineOf(amount, on));
  return lines.length > 0 ? lines : [plain(basename(file, '.test.ts') + on)];
}

const isJourney = (file: string) => file.endsWith('.spec.ts');

/** Journeys in a browser, in one run: a product and a browser are started for all. */
const inBrowser = (name: string, files: readonly string[], lines: Line[]): Job => ({
  name,
  lines,
  run: () => journeys(files, whole({})).catch((error: Error) => broken(error.message)),
});

const journeyAmounts = [
  'looksPerState',
  'walkedLooks',
  'walkedLanguages',
  'clickedPages',
  'hindiCardPages',
  'hindiFormsPerArea',
  'windowsPerJourney',
  'pseudoLocaleWalks',
] as const;

/** Those that take more in the thorough run, and those with journeys that are walked there alone. */
function wholeJourneys(): string[] {
  const marked = filesMarked('e2e/*.spec.ts');
  return [...new Set([...journeyAmounts.flatMap((amount) => corpora[amount]), ...marked])];
}

const journeyJobs = (): Job[] => [
  inBrowser('hostile-text', ['e2e/hostile-text.spec.ts'], [plain('hostile-text')]),
  inBrowser('journeys', wholeJourneys(), [
    plain('journeys that npm test leaves out'),
    ...journeyAmounts.map((amount) => lineOf(amount)),
  ]),
];

/** An area of the code whose tests are tested by small changes, each a job of its own: none takes as long as all. */
const mutants = (): Job[] =>
  Object.keys(mutationAreas).map((area) => ({
    name: `mutants of ${area}`,
    lines: [plain(`mutants of ${area}`)],
    run: async () => {
      const { code, output } = await run('npm', ['run', 'mutants', '--', area]);
      // It fails below the bound, and then lists what survived.
      return code === 0 ? { ...oneCheck(true, output), figures: [killedOf(area)] } : oneCheck(false, output);
    },
  }));

function killedOf(area: string): Figure {
  const counted = keptCount(area);
  const measured = `${percent(counted).toFixed(1)} % killed`;
  const bound = `≥ ${wanted} %`;
  return { what: `mutants of ${area}`, tried: counted.mutants, measured, bound, holds: true, amount: null };
}

/** The files where the engine can differ, once more with a PgBouncer in transaction mode before the PostgreSQL. */
const behindPooler = (postgres: string | null): Job => ({
  name: 'pgbouncer',
  lines: [plain('API through PgBouncer in transaction mode')],
  async run() {
    if (!hasPgBouncer()) return { ...oneCheck(true, ''), notes: ['SKIPPED: pgbouncer is not installed'] };
    if (!postgres) return broken('PostgreSQL could not be started.');
    const pooler = await startPgBouncer(postgres, 20);
    try {
      const env = { ...process.env, TEST_DATABASE_URL: postgres, TEST_POOLER_URL: pooler.url };
      const files = [...engineFiles, ...journeyedEngineFiles];
      return faultsOf(gather(await runFiles(files, { env, workers: 1 })));
    } finally {
      await pooler.stop();
    }
  },
});

/** The files that `npm test` leaves to PostgreSQL and the journeys. */
const onEmbedded: Job = {
  name: 'embedded',
  lines: [plain('lists, erasing, team on the embedded database')],
  run: async () =>
    gather(await runFiles(journeyedEngineFiles, { env: { ...process.env, TEST_DATABASE_URL: '' } })),
};

/** Settings by which PostgreSQL reads the same rows in another way, and gives them in another order where none is asked. */
const waysToRead = {
  'row-order-of-tables': ['enable_indexscan=off', 'enable_indexonlyscan=off', 'enable_bitmapscan=off'],
  'row-order-of-indexes': ['enable_seqscan=off', 'enable_hashjoin=off', 'enable_hashagg=off'],
} as const;

/** It counts the rows that are read, and so asks for the indexes. */
const countsRows = 'apps/api/src/case-file/links.test.ts';

/** Every test file of the API: a statement or a test that takes unsorted rows for sorted ones fails. */
const inOtherOrders = (): Job[] =>
  Object.entries(waysToRead).map(([name, settings]) => ({
    name,
    lines: [plain(`API where PostgreSQL has ${settings.join(', ')}`)],
    run: () => onOwnPostgres(inApi, settings),
  }));

async function inApi(database: NodeJS.ProcessEnv): Promise<Outcome> {
  const files = globSync('apps/api/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', countsRows],
  });
  return faultsOf(gather(await runFiles(files, { env: { ...process.env, ...database }, without: thorough })));
}

/** Of a job that takes only a part of each amount, with the figures that are over their bounds: other jobs have those of the whole. */
const faultsOf = (outcome: Outcome): Outcome => ({
  ...outcome,
  figures: outcome.figures?.filter(({ holds }) => !holds) ?? [],
});

/** Every corpus whole, and every test with the mark, each file of tests once; those of `onPostgres` there too, when one was started. */
export function thoroughJobs(postgres: string | null): Job[] {
  const marked = filesMarked('{packages,apps/api,apps/sandbox}/**/*.test.ts');
  const files = [...new Set([...Object.values(corpora).flat(), ...withFigures, ...marked])].filter(
    (file) => !isJourney(file) && !onPostgresInstead.includes(file),
  );
  const jobOf = (file: string, url: string, on = ''): Job => ({
    name: file + on,
    lines: linesOf(file, on),
    run: () => testFile(file, { TEST_DATABASE_URL: url }),
  });
  const there = [...onPostgresInstead, ...onPostgres, ...onPostgresAlone].map((file): Job => {
    const job = jobOf(file, postgres ?? '', ' on PostgreSQL');
    return postgres ? job : { ...job, run: async () => broken('PostgreSQL could not be started.') };
  });
  // The longest first: at the end the last one would have a core to itself.
  return [
    ...mutants(),
    ...there,
    behindPooler(postgres),
    onEmbedded,
    ...inOtherOrders(),
    ...files.map((file) => jobOf(file, '')),
    ...journeyJobs(),
  ];
}
