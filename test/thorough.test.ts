import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { amounts } from '@pramaan/documents/fixtures/amounts.ts';
import { figureIn, sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import { root } from '../tools/children.ts';
import { mutationAreas } from '../tools/mutation/areas.ts';
import { amountsIn, corpora, onPostgresAlone, withFigures } from '../tools/testing/corpora.ts';
import { runFiles } from '../tools/testing/node-pool.ts';
import { thoroughJobs } from '../tools/testing/thorough-jobs.ts';
import { filesMarked, thorough } from '../tools/testing/thorough-mark.ts';
import { openProgress, partJobs } from '../tools/testing/thorough-progress.ts';
import { overIn, thoroughTable } from '../tools/testing/thorough-table.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const named = (text: string) => [...text.matchAll(/\bamountOf\('(\w+)'\)/g)].map(([, name]) => name);
/** What a file takes itself, and what the helper of its own folder takes that it is named after. */
const taken = (file: string) => {
  const text = textOf(file);
  const fuzz = /^import \{ fuzz \}/m.test(text) ? textOf('apps/api/test/fuzz.ts') : '';
  const looks = /\b(?:faultsOf|expectNoFaults)\(/.test(text) ? textOf('e2e/looks.ts') : '';
  const sizes = Object.entries({
    windowsFrom: 'windowsPerJourney',
    inLongerWords: 'pseudoLocaleWalks',
    lookedAtOf: 'walkedLooks',
    walkedIn: 'walkedLanguages',
    clickedOf: 'clickedPages',
    hindiFormsOf: 'hindiFormsPerArea',
    hindiCardsOf: 'hindiCardPages',
  })
    .filter(([asked]) => new RegExp(`\\b${asked}\\(`).test(text))
    .map(([, amount]) => amount);
  return [...new Set([...named(text + fuzz + looks), ...sizes])].sort();
};

test('the thorough run knows every test file that takes an amount, and which it takes', () => {
  const takers = globSync('{packages,apps/api,apps/sandbox}/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).filter((path) => textOf(path).includes("fixtures/amounts.ts'"));
  const known = new Set(Object.values(corpora).flat());
  const looking = globSync('e2e/*.spec.ts', { cwd: root }).filter((path) => taken(path).length > 0);
  const journeys = [...known].filter((file) => file.startsWith('e2e/'));
  assert.deepEqual(journeys.sort(), looking.sort());
  for (const path of takers)
    assert.ok(known.has(path) || path === 'apps/api/test/fuzz.ts', `${path} is in no corpus`);
  for (const file of known) assert.deepEqual(amountsIn(file).sort(), taken(file), file);
});

test('the thorough run knows every test file that says a figure', () => {
  const sayers = globSync('{packages,apps/api,apps/sandbox,test}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', 'test/thorough.test.ts'],
  }).filter((path) => textOf(path).includes("fixtures/figures.ts'"));
  const corporaFiles = Object.values(corpora).flat();
  const known = [...withFigures, ...onPostgresAlone];
  for (const path of sayers) assert.ok([...corporaFiles, ...known].includes(path), `${path} is in no list`);
  for (const path of known) assert.ok(sayers.includes(path), `${path} says no figure`);
  assert.deepEqual(
    withFigures.filter((path) => corporaFiles.includes(path) || onPostgresAlone.includes(path)),
    [],
  );
});

test('a test with the mark is left out of every run, and run where its file is asked for', async (t) => {
  const box = mkdtempSync(join(tmpdir(), 'pramaan-mark-'));
  t.after(() => rmSync(box, { recursive: true }));
  const file = join(box, 'two.test.mjs');
  writeFileSync(
    file,
    `import { test } from 'node:test';\ntest('one', () => undefined);\ntest('two ${thorough}', () => undefined);\n`,
  );
  const passed = async (without?: string) => {
    const [outcome] = await runFiles([file], { workers: 1, ...(without ? { without } : {}) });
    return [outcome?.passed, outcome?.failures];
  };
  assert.deepEqual(await passed(thorough), [1, []]);
  assert.deepEqual(await passed(), [2, []]);
});

test('the thorough run has a job for every file with the mark', () => {
  const jobs = thoroughJobs(null).map(({ name }) => name);
  const marked = filesMarked('{packages,apps/api,apps/sandbox}/**/*.test.ts');
  assert.ok(marked.length > 0);
  assert.deepEqual(
    marked.filter((file) => !jobs.includes(file)),
    [],
  );
});

test('every file that a mutation area names is there', () => {
  for (const [area, { mutate, tests }] of Object.entries(mutationAreas))
    for (const path of [...mutate, ...tests])
      assert.notEqual(globSync(path, { cwd: root }).length, 0, `${area}: ${path}`);
});

test('the whole is more than the part, and every job says how much it takes', () => {
  for (const { what, part, whole } of Object.values(amounts)) assert.ok(0 <= part && part < whole, what);
  const jobs = thoroughJobs(null);
  for (const { name, lines } of jobs) assert.ok(lines.length > 0, basename(name));
  const said = jobs.flatMap(({ lines }) => lines.map(({ what, tried }) => `${tried} ${what}`));
  assert.ok(said.some((line) => line.startsWith('1000000 hostile requests')));
  assert.ok(said.includes('250 kill -9 during writes, uploads, eSign, erasure on PostgreSQL'));
});

test('the table has a line for each amount and each figure, and says what failed and what is over its bound', () => {
  const verdict = { passed: 2, failed: 0, skipped: [], output: '', notes: [] };
  const line = (what: string, tried: number) => ({ what, tried, amount: null });
  const kills = { what: 'kills on PGlite', tried: 500, measured: 'lost 0', bound: 'lost 0', holds: true };
  const slow = { what: 'stall p99.9', tried: 9, measured: '300 ms', bound: '≤ 250 ms', holds: false };
  const jobs = [
    { lines: [line('apples', 1_000), line('pears', 5)], seconds: 61.4, outcome: verdict },
    { lines: [line('plum', 1)], seconds: 2, outcome: { ...verdict, failed: 1 } },
    {
      lines: [{ what: 'kills', tried: 500, amount: 'kills' as const }],
      seconds: 7,
      outcome: {
        ...verdict,
        figures: [
          { ...kills, amount: 'kills' as const },
          { ...slow, amount: null },
        ],
      },
    },
  ];
  assert.deepEqual(thoroughTable(jobs).split('\n'), [
    'what             tried  measured     bound     seconds  tests',
    'apples           1,000                              61  2 passed',
    'pears                5',
    'plum                 1                               2  1 FAILED, 2 passed',
    'kills on PGlite    500  lost 0       lost 0          7  2 passed',
    'stall p99.9          9  300 ms OVER  ≤ 250 ms',
  ]);
  assert.deepEqual(
    jobs.map(({ outcome }) => overIn(outcome)),
    [0, 0, 1],
  );
});

test('a run that was stopped goes on with what is left and what failed, and its table has all', (t) => {
  const box = mkdtempSync(join(tmpdir(), 'pramaan-progress-'));
  t.after(() => rmSync(box, { recursive: true }));
  const path = join(box, 'cache', 'thorough.json');
  const jobs = ['apples', 'pears', 'plums', 'figs'].map((name) => ({
    name,
    lines: [{ what: name, tried: null, amount: null }],
  }));
  const passed = { passed: 1, failed: 0, skipped: [], output: 'long', notes: [] };
  const slow = { what: 'stall', tried: 9, measured: '3 s', bound: '≤ 1 s', holds: false, amount: null };
  const at = { commit: 'abc', seconds: 3 };
  const stopped = openProgress(path);
  stopped.keep('pears', { ...at, outcome: passed });
  // Passed first, then failed: what counts is the last.
  stopped.keep('plums', { ...at, outcome: passed });
  stopped.keep('plums', { ...at, outcome: { ...passed, failed: 1 } });
  stopped.keep('figs', { ...at, outcome: { ...passed, figures: [slow] } });

  const again = openProgress(path);
  const { waiting, ended, commits } = partJobs(jobs, again);
  assert.deepEqual(
    waiting.map(([place, { name }]) => [place, name]),
    [
      [0, 'apples'],
      [2, 'plums'],
      [3, 'figs'],
    ],
  );
  assert.deepEqual(commits, ['abc']);
  assert.match(thoroughTable(Object.values(ended)).split('\n')[1] ?? '', /^pears +3 {2}1 passed$/);
  again.clear();
  assert.equal(partJobs(jobs, openProgress(path)).waiting.length, jobs.length);
});

test('a figure is told from every other line, and `npm test` shows it in words', () => {
  const said: string[] = [];
  sayRefused({ diagnostic: (text) => said.push(text) }, 'forged files', 3);
  assert.deepEqual(figureIn(said[0] ?? ''), {
    ...{ what: 'forged files', tried: 3, measured: 'refused 3 of 3', bound: 'all refused' },
    ...{ holds: true, amount: null },
  });
  assert.equal(figureIn('3 files run'), null);
});
