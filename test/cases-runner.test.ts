import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caseTable } from '../tools/testing/case-table.ts';
import { caseTests } from '../tools/testing/case-tests.ts';

const there = ['01/a.json', '01/b.json', '02/c.json'];
const opened = [
  { testFile: 'x.test.ts', test: 'one', path: '01/a.json' },
  { testFile: 'x.test.ts', test: 'two > inner', path: '02/c.json' },
];
const told = (one: 'passed' | 'failed' | 'skipped', two: 'passed' | 'failed' | 'skipped' = 'passed') => [
  { testFile: 'x.test.ts', test: 'one', outcome: one },
  { testFile: 'x.test.ts', test: 'two', outcome: two },
  { testFile: 'x.test.ts', test: 'no case in it', outcome: 'passed' as const },
];

test('a case passes when a test that opened it did; one that nobody opened is named', () => {
  const table = caseTable(there, opened, told('passed'));
  assert.deepEqual([table.passed, table.failed, table.unread], [2, [], ['01/b.json']]);
  assert.deepEqual(table.folders, [
    { folder: '01', there: 2, opened: 1, run: 1, passed: 1 },
    { folder: '02', there: 1, opened: 1, run: 1, passed: 1 },
  ]);
});

test('a failed test fails its cases; a file opened outside any test belongs to all of them', () => {
  assert.deepEqual(caseTable(there, opened, told('failed')).failed, ['01/a.json']);
  const outside = [{ testFile: 'x.test.ts', test: '', path: '01/b.json' }];
  assert.deepEqual(caseTable(there, outside, told('passed', 'failed')).failed, ['01/b.json']);
});

test('seeing nothing is no success: skipped tests pass nothing, and a test that failed first is counted', () => {
  const table = caseTable(there, opened, told('skipped', 'skipped'));
  assert.deepEqual([table.passed, table.skipped.length], [0, 2]);
  assert.equal(caseTable(there, [], told('passed')).passed, 0);
  assert.deepEqual(caseTable(there, [], told('failed')).failed, ['x.test.ts: one']);
  const beside = [...told('passed'), { testFile: 'x.test.ts', test: 'other', outcome: 'failed' as const }];
  const { failed, beside: told_ } = caseTable(there, opened, beside);
  assert.deepEqual([failed, told_], [[], ['x.test.ts: other']]);
});

test('the test files that reach the cases are found by what they import', () => {
  const found = caseTests();
  for (const known of [
    'packages/documents/src/identifiers/mrz.test.ts',
    'packages/documents/src/matching/third-party.test.ts',
    'packages/readers/src/aadhaar-qr/cases.test.ts',
    'apps/api/test/fuzz-kyc.test.ts',
  ])
    assert.ok(found.includes(known), known);
  assert.ok(!found.includes('packages/documents/src/matching/names.test.ts'));
});
