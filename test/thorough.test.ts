import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { amounts } from '@pramaan/documents/fixtures/amounts.ts';
import { root } from '../tools/children.ts';
import { amountsIn, corpora } from '../tools/testing/corpora.ts';
import { thoroughJobs } from '../tools/testing/thorough-jobs.ts';
import { thoroughTable } from '../tools/testing/thorough-table.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const named = (text: string) => [...text.matchAll(/\bamountOf\('(\w+)'\)/g)].map(([, name]) => name);
/** What a file takes itself, and what the helper of its own folder takes that it is named after. */
const taken = (file: string) => {
  const helper = /^import \{ fuzz \}/m.test(textOf(file)) ? textOf('apps/api/test/fuzz.ts') : '';
  return [...new Set(named(textOf(file) + helper))].sort();
};

test('the thorough run knows every test file that takes an amount, and which it takes', () => {
  const takers = globSync('{packages,apps/api,apps/sandbox}/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).filter((path) => textOf(path).includes("fixtures/amounts.ts'"));
  const known = new Set(Object.values(corpora).flat());
  for (const path of takers)
    assert.ok(known.has(path) || path === 'apps/api/test/fuzz.ts', `${path} is in no corpus`);
  for (const file of known) assert.deepEqual(amountsIn(file).sort(), taken(file), file);
});

test('the whole is more than the part, and every job says how much it takes', () => {
  for (const { what, part, whole } of Object.values(amounts)) assert.ok(0 < part && part < whole, what);
  const jobs = thoroughJobs(null);
  for (const { name, lines } of jobs) assert.ok(lines.length > 0, basename(name));
  const said = jobs.flatMap(({ lines }) => lines);
  assert.ok(said.some((line) => line.startsWith('1,000,000 hostile requests')));
  assert.ok(said.includes('500 kill -9 while the product writes on PostgreSQL'));
});

test('the table has a line for each amount, and says what failed', () => {
  const verdict = { passed: 2, failed: 0, skipped: [], output: '', notes: [] };
  const table = thoroughTable([
    { lines: ['10 apples', '5 pears'], seconds: 61.4, outcome: verdict },
    { lines: ['1 plum'], seconds: 2, outcome: { ...verdict, failed: 1 } },
  ]);
  assert.deepEqual(table.split('\n'), [
    'corpus     seconds  result',
    '10 apples       61  2 passed',
    '5 pears',
    '1 plum           2  1 FAILED, 2 passed',
  ]);
});
