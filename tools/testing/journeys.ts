import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amounts } from '@pramaan/documents/fixtures/amounts.ts';
import { pseudoLocale } from '@pramaan/messages/pseudo.ts';
import { root, runNode } from '../children.ts';
import { buildLocale, buildWeb, webIsFresh } from '../web-build.ts';
import { atOnce } from './at-once.ts';
import { browser } from './browser.ts';
import { broken, type Outcome } from './outcome.ts';
import { journeyTimes, readPlaywright } from './reports.ts';
import { thorough } from './thorough-mark.ts';

const versionOf = (program: string) => {
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown version';
  }
};

/** Regular expressions are what Playwright narrows by: a path is one, written so that it means itself. */
const asPattern = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keeps what each journey took, the longest first. */
function keepTimes(report: string): void {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const rows = journeyTimes(report).map(
    ({ file, title, seconds }) => `${seconds.toFixed(1)}\t${file}\t${title}`,
  );
  writeFileSync(join(folder, 'times-e2e.tsv'), `seconds\tfile\tjourney\n${rows.join('\n')}\n`);
}

let built: Promise<void> | undefined;

/** Builds the web app when it is old: once, for the thorough run begins two jobs with journeys side by side. */
const webApp = (): Promise<void> => {
  built ??= webIsFresh() ? Promise.resolve() : buildWeb();
  return built;
};

/**
 * The journeys through a browser; those of every run, or all of these spec files (paths from the root, as `e2e/bank.spec.ts`). Builds the
 * web app and makes the demo's snapshot when they are not there. Throws a sentence without a browser.
 */
export async function journeys(
  files: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const all = globSync('e2e/**/*.spec.ts', { cwd: root });
  if (all.length === 0) return broken('PENDING: e2e/*.spec.ts has no journey. Counted as one failure.');
  const found = await browser();
  await webApp();
  const box = mkdtempSync(join(tmpdir(), 'pramaan-report-'));
  try {
    const report = join(box, 'report.json');
    const pseudo = join(box, 'pseudo');
    const asked = files.length === 0 ? all : files;
    // Of the journeys' own run: the thorough run itself takes no amount.
    const walks = amounts.pseudoLocaleWalks[env.PRAMAAN_THOROUGH === '1' ? 'whole' : 'part'];
    const inPseudo = asked.includes('e2e/pseudo-locale.spec.ts') && walks > 0;
    if (inPseudo) await buildLocale(pseudoLocale, pseudo);
    const { output } = await runNode(
      [
        join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
        ...['test', '-c', 'e2e', `--workers=${atOnce}`, '--reporter=list,json'],
        ...(files.length > 0 ? files.map(asPattern) : ['--grep-invert', thorough]),
      ],
      {
        ...env,
        E2E_PSEUDO: pseudo,
        CHROME_PATH: found.path,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        NO_COLOR: '1',
      },
    );
    const outcome = readPlaywright(report, output);
    if (files.length === 0) keepTimes(report);
    const using = `${versionOf(found.path)}, ${atOnce} workers`;
    return { ...outcome, using, notes: [found.note, ...outcome.notes] };
  } finally {
    rmSync(box, { recursive: true, force: true });
  }
}
