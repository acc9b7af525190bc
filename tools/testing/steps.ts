import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, runNode } from '../children.ts';
import { startPostgres } from '../postgres.ts';
import { buildWeb, webIsFresh } from '../web-build.ts';
import { weighBuilt } from '../web-size.ts';
import { browser } from './browser.ts';
import { nodeTests } from './node-tests.ts';
import { broken, type Outcome, oneCheck, type Step } from './outcome.ts';
import { readPlaywright, readVitest } from './reports.ts';

const program = (...path: string[]) => join(root, 'node_modules', ...path);
const failed = (error: unknown) => broken((error as Error).message);

async function check(args: string[]): Promise<Outcome> {
  const { code, output } = await run(args[0] ?? '', args.slice(1), {
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return oneCheck(code === 0, output);
}

/** Runs `work` with a path for a report that is deleted afterwards. */
async function withReport(work: (path: string) => Promise<Outcome>): Promise<Outcome> {
  const box = mkdtempSync(join(tmpdir(), 'pramaan-report-'));
  try {
    return await work(join(box, 'report.json'));
  } finally {
    rmSync(box, { recursive: true, force: true });
  }
}

/** The API's tests that reach a database; what is opened, drawn and written in threads has none to differ on. */
const onDatabase = ['apps/api/test/**/*.test.ts', 'apps/api/src/!(isolated|pdf|sheets)/**/*.test.ts'];

async function onPostgres(): Promise<Outcome> {
  const tests = (url: string) => nodeTests(onDatabase, { ...process.env, TEST_DATABASE_URL: url });
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const outcome = await tests(given);
    return { ...outcome, notes: ['database: the one of TEST_DATABASE_URL', ...outcome.notes] };
  }
  try {
    const server = await startPostgres(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
    try {
      const outcome = await tests(server.url);
      return { ...outcome, notes: [`database: ${server.from}`, ...outcome.notes] };
    } finally {
      await server.stop();
    }
  } catch (error) {
    const loud = '!'.repeat(78);
    return broken(
      `${loud}\n${(error as Error).message}\nNOTHING WAS TESTED ON A REAL POSTGRESQL. Set TEST_DATABASE_URL to the owner's address of one.\n${loud}`,
    );
  }
}

function webTests(): Promise<Outcome> {
  return withReport(async (report) => {
    const { output } = await runNode(
      [
        program('vitest', 'vitest.mjs'),
        ...[
          'run',
          '--root',
          'apps/web',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
      ],
      { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    );
    return readVitest(report, output);
  });
}

async function built(): Promise<Outcome> {
  if (!webIsFresh()) await buildWeb();
  const weights = weighBuilt();
  const lines = weights.map(
    ({ page, kilobytes, limit, within }) =>
      `${within ? 'ok  ' : 'OVER'} ${page.padEnd(24)} ${kilobytes.toFixed(1).padStart(6)} kB of ${limit} kB JavaScript, gzip`,
  );
  const over = weights.filter(({ within }) => !within).length;
  // The build itself is one check, each page another.
  return {
    passed: weights.length + 1 - over,
    failed: over,
    skipped: [],
    output: lines.join('\n'),
    notes: lines,
  };
}

async function journeys(): Promise<Outcome> {
  if (globSync('e2e/**/*.spec.ts', { cwd: root }).length === 0)
    return broken('PENDING: there is no journey in e2e/*.spec.ts yet. Counted as one failure.');
  const found = await browser();
  if (!webIsFresh()) await buildWeb();
  return withReport(async (report) => {
    const { output } = await runNode(
      [program('@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e', '--reporter=list,json'],
      {
        ...process.env,
        CHROME_PATH: found.path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        NO_COLOR: '1',
      },
    );
    const outcome = readPlaywright(report, output);
    return { ...outcome, notes: [found.note, ...outcome.notes] };
  });
}

const tsc = (project: string) =>
  check([process.execPath, program('typescript', 'bin', 'tsc'), '--pretty', 'false', '-p', project]);
const biome = program('@biomejs', 'biome', 'bin', 'biome');

/** The steps of `npm test`, in order: the quick and far-reaching first. */
export const steps: readonly Step[] = [
  {
    name: 'check',
    title: 'Format and lint',
    run: () => check([process.execPath, biome, 'check', '--colors=off', '.']),
  },
  { name: 'check', title: 'Types: server, packages, tools', run: () => tsc('tsconfig.json') },
  { name: 'check', title: 'Types: web', run: () => tsc('apps/web/tsconfig.json') },
  {
    name: 'check',
    title: 'SQL against the migrated schema',
    run: () => check([process.execPath, 'tools/check-sql.ts']),
  },
  {
    name: 'structure',
    title: 'Architecture, coverage of the specification, generated files',
    run: () => nodeTests(['test/**/*.test.ts']),
  },
  {
    name: 'unit',
    title: 'Packages, sandbox, API on the embedded database',
    run: () =>
      nodeTests(['packages/**/*.test.ts', 'apps/sandbox/**/*.test.ts', 'apps/api/**/*.test.ts'], {
        ...process.env,
        TEST_DATABASE_URL: '',
      }),
  },
  { name: 'postgres', title: 'API on a real PostgreSQL', run: onPostgres },
  { name: 'web', title: 'Web components', run: webTests },
  { name: 'size', title: 'Web build and its weight', run: () => built().catch(failed) },
  { name: 'e2e', title: 'Journeys in a browser', run: () => journeys().catch(failed) },
];
