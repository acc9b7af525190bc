import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StatementError } from '@pramaan/readers/statement/error.ts';
import type { Difference, Statement, Transaction } from '@pramaan/readers/statement/statement.ts';
import { bestOf, isProved, linesInDoubt, pagesInDoubt } from './scan-doubts.ts';

const row = (page: number, balance: number | null = 100_00): Transaction => ({
  ...{ date: '2024-05-14', valueDate: null, narration: 'RENT', reference: '', debit: 100, credit: null },
  balance,
  at: { page, row: 1 },
});
const told = (page: number | null, sentence = 'A balance does not follow.'): Difference => ({
  ...{ kind: 'balance', row: null, date: null, expected: null, printed: null, sentence },
  at: page === null ? null : { page, row: 1 },
});
const scan = told(null, 'The statement is a scan.');

function statement(transactions: Transaction[], differences: Difference[], rowsVerified: number): Statement {
  return {
    ...{ account: { name: '', bank: '', number: '' }, period: { from: '2024-05-01', to: '2024-05-31' } },
    ...{ opening: null, closing: null, notes: [] },
    ...{ calendar: { asked: [], received: [], missing: [], partial: [], withoutTransactions: [] } },
    transactions,
    proof: { balanced: false, rowsVerified, differences },
  };
}

test('a scan is proved when only its being one is told and each balance follows from the one before', () => {
  const rows = [row(1), row(1), row(2)];
  assert.ok(isProved(statement(rows, [scan], 2)));
  assert.ok(!isProved(statement(rows, [scan], 1)), 'a row that no balance proves');
  assert.ok(!isProved(statement(rows, [scan, told(2)], 2)), 'a difference');
  assert.ok(!isProved(new StatementError('no-table')));
});

test('pages are read again where a difference is or a balance is missing, all of them when no page is named', () => {
  assert.deepEqual(pagesInDoubt(statement([row(1), row(2), row(3, null)], [scan, told(1)], 1), 4), [0, 2]);
  assert.deepEqual(pagesInDoubt(statement([row(1)], [scan, told(null)], 0), 3), [0, 1, 2]);
  assert.deepEqual(pagesInDoubt(new StatementError('no-table'), 2), [0, 1]);
});

test('lines are read again where a difference is, the row before it, and those without a balance', () => {
  const at = (page: number, line: number) => ({ page, row: line });
  const rows = [
    { ...row(1), at: at(1, 4) },
    { ...row(1), at: at(1, 6) },
    { ...row(2, null), at: at(2, 3) },
  ];
  const about = (place: Difference['at'], of: number | null) => ({ ...told(1), at: place, row: of });
  const note = { ...scan, kind: 'unproved' as const };
  const lines = (differences: Difference[]) => linesInDoubt(statement(rows, differences, 1));
  assert.deepEqual(
    lines([note, about(at(1, 6), 1)]),
    new Map([
      [0, [6, 4]],
      [1, [3]],
    ]),
  );
  assert.deepEqual(linesInDoubt(statement(rows.slice(0, 2), [about(at(1, 4), 0)], 1)), new Map([[0, [4]]]));
});

test('no lines are read again when a doubt is about none, or they are many', () => {
  const rows = [row(1)];
  const many = Array.from({ length: 9 }, (_, line) => ({ ...told(1), at: { page: 1, row: line + 1 } }));
  assert.equal(linesInDoubt(statement(rows, [told(null), told(1)], 0)), null);
  assert.equal(linesInDoubt(statement(rows, many, 0)), null);
  assert.equal(linesInDoubt(statement(rows, [{ ...scan, kind: 'unproved' }], 0)), null);
  assert.equal(linesInDoubt(new StatementError('no-table')), null);
});

test('of several readings that counts whose balances prove most, or the only one that there is', () => {
  const rows = [row(1), row(1), row(1)];
  const [one, two] = [statement([row(1)], [scan], 0), statement([row(1)], [scan, told(1)], 0)];
  const none = new StatementError('unclear-scan');
  assert.equal(bestOf([one, two]), one);
  assert.equal(bestOf([two, one]), one);
  assert.equal(bestOf([one, { ...one }]), one);
  assert.equal(bestOf([none, two]), two);
  assert.equal(bestOf([two, none]), two);
  const more = statement(rows, [scan, told(1)], 5);
  assert.equal(bestOf([one, more]), more, 'more rows that are proved, with one difference');
  assert.throws(() => bestOf([none, new StatementError('no-table')]), none);
});
