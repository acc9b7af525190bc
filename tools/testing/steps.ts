import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run, runNode } from '../children.ts';
import { buildWeb, webIsFresh } from '../web-build.ts';
import {
  circlesBuilt,
  partsMissingBuilt,
  untranslatedMessages,
  unusedMessages,
  weighBuilt,
} from '../web-size.ts';
import { poppler } from './debian.ts';
import { engineFiles } from './engine-files.ts';
import { journeys } from './journeys.ts';
import { nodeTests } from './node-tests.ts';
import { broken, type Outcome, oneCheck, type Step, type Wishes } from './outcome.ts';
import { onOwnPostgres } from './own-postgres.ts';
import { readVitest } from './reports.ts';
import { whatWasSeen } from './seen.ts';

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

const structureFiles = ['test/!(documentation*).test.ts'];
const guideFiles = ['test/documentation*.test.ts'];
/** The packages need no product beside them in memory. */
const unitFiles = [['packages/**/*.test.ts'], ['apps/sandbox/**/*.test.ts', 'apps/api/**/*.test.ts']];

/** Runs `tests` with the settings that name a PostgreSQL: the one of TEST_DATABASE_URL, else one of their own. */
async function withPostgres(
  tests: (env: NodeJS.ProcessEnv, using: string) => Promise<Outcome>,
): Promise<Outcome> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return tests({ TEST_DATABASE_URL: given }, 'TEST_DATABASE_URL');
  try {
    return await onOwnPostgres(tests);
  } catch (error) {
    const loud = '!'.repeat(78);
    return broken(
      `${loud}\n${(error as Error).message}\nNOTHING WAS TESTED ON A REAL POSTGRESQL. Set TEST_DATABASE_URL to the connection string of a superuser.\n${loud}`,
    );
  }
}

async function onPostgres(wishes: Wishes): Promise<Outcome> {
  const note = await poppler();
  return withPostgres(async (database, using) => {
    const env = { ...process.env, ...database };
    const outcome = await nodeTests('unit', unitFiles, wishes, env);
    return { ...outcome, using, notes: [note, ...outcome.notes] };
  });
}

async function onEmbedded(wishes: Wishes): Promise<Outcome> {
  const env = { ...process.env, TEST_DATABASE_URL: '' };
  const outcome = await nodeTests('embedded', [engineFiles], wishes, env);
  return { ...outcome, using: 'embedded (PGlite)' };
}

const ofStep = (pattern: RegExp, { files }: Wishes) => files.filter((file) => pattern.test(file));

/**
 * A flag of Node: room for young objects, in megabytes. Tests of components make much that dies at once; with Node's own 16 a tenth
 * of their processor time goes into collecting it. Not for processes that read strangers' files: the flag holds for their threads
 * too, and one that runs out of memory then ends the whole process.
 */
const youngSpace = '--max-semi-space-size=128';

async function webTests(wishes: Wishes): Promise<Outcome> {
  const files = ofStep(/^apps\/web\/.*\.test\.tsx?$/, wishes);
  const order =
    wishes.shuffle === undefined
      ? []
      : ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${wishes.shuffle}`];
  return withReport(async (report) => {
    const { output } = await runNode(
      [
        program('vitest', 'vitest.mjs'),
        'run',
        ...files.map((file) => join(root, file)),
        ...order,
        '--root',
        'apps/web',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { ...process.env, NODE_OPTIONS: youngSpace, FORCE_COLOR: '0', NO_COLOR: '1' },
    );
    return { ...readVitest(report, output), using: 'jsdom' };
  });
}

async function built(): Promise<Outcome> {
  if (!webIsFresh()) await buildWeb();
  const weights = weighBuilt();
  const lines = weights.map(
    ({ page, kilobytes, files, limit, within }) =>
      `${within ? 'ok  ' : 'OVER'} ${page.padEnd(32)} ${kilobytes.toFixed(1).padStart(6)} kB of ${limit} kB JavaScript on the wire, in ${files} files`,
  );
  const messages = [
    ...unusedMessages().map((name) => `UNUSED message ${name}: no page shows it`),
    ...untranslatedMessages().map((name) => `ENGLISH message on a portal page, ${name}`),
  ];
  const circles = circlesBuilt().map((circle) => `CIRCLE of files that wait for each other, ${circle}`);
  const missing = partsMissingBuilt().map((part) => `MISSING part that a page's address names, ${part}`);
  const groups = [messages, circles, missing].filter((faults) => faults.length > 0).length;
  const over = weights.filter(({ within }) => !within).length + groups;
  // The build itself is one check, as are the messages, the circles and the parts; each page is another.
  return {
    passed: weights.length + 4 - over,
    failed: over,
    skipped: [],
    output: [...lines, ...messages, ...circles, ...missing].join('\n'),
    notes: lines,
  };
}

/** In one thread: several check the same types again, for twice the work, and here other checks take the other core. */
const tsc = (project: string) =>
  check([
    process.execPath,
    program('typescript', 'bin', 'tsc'),
    ...['--singleThreaded', '--pretty', 'false', '-p', project],
  ]);
const biome = program('@biomejs', 'biome', 'bin', 'biome');

/** Each of them leaves a core idle for a part of its time. */
const group = 'checks, structure and guides';

/** The steps of `npm test`, in order: quick and broad ones first. */
export const steps: readonly Step[] = [
  {
    name: 'check',
    group,
    title: 'Format and lint',
    run: () => check([process.execPath, biome, 'check', '--colors=off', '.']),
  },
  {
    name: 'check',
    group,
    title: 'Messages: every language, every value',
    run: () => check([process.execPath, 'tools/check-messages.ts']),
  },
  { name: 'check', group, title: 'Types: server, packages, tools', run: () => tsc('tsconfig.json') },
  { name: 'check', group, title: 'Types: web', run: () => tsc('apps/web/tsconfig.json') },
  {
    name: 'check',
    group,
    title: 'SQL against the migrated schema',
    run: () => check([process.execPath, 'tools/check-sql.ts']),
  },
  {
    name: 'structure',
    group,
    title: 'Architecture, specification coverage, generated files, commits',
    files: structureFiles,
    run: (wishes) => nodeTests('structure', [structureFiles], wishes),
  },
  {
    name: 'guides',
    group,
    title: 'Guides: commands, names, examples',
    files: guideFiles,
    run: (wishes) => nodeTests('guides', [guideFiles], wishes),
  },
  {
    name: 'unit',
    title: 'Packages, sandbox, API on PostgreSQL',
    files: unitFiles.flat(),
    run: onPostgres,
  },
  {
    name: 'embedded',
    // Its programs that freeze, are killed and come back leave a core idle, which the web components take.
    group: 'embedded and web',
    title: 'API on the embedded database, where it could differ',
    files: engineFiles,
    run: onEmbedded,
  },
  {
    name: 'web',
    group: 'embedded and web',
    title: 'Web components',
    files: ['apps/web/**/*.test.{ts,tsx}'],
    run: webTests,
  },
  { name: 'size', title: 'Web build and page sizes', run: () => built().catch(failed) },
  {
    name: 'e2e',
    title: 'Browser journeys',
    files: ['e2e/**/*.spec.ts'],
    run: (wishes) => journeys(ofStep(/^e2e\//, wishes)).catch(failed),
  },
  {
    name: 'seen',
    title: 'Calls, messages and keys of the specification that this run did',
    run: async () => whatWasSeen(),
  },
];
