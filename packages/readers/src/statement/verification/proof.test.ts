import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statementFaults, withFault } from '@pramaan/specimens/statements/faults.ts';
import { statementFile } from '@pramaan/specimens/statements/make.ts';
import { bankStyles } from '@pramaan/specimens/statements/styles/all.ts';
import fc from 'fast-check';
import { StatementError } from '../error.ts';
import { mergeStatements } from '../merge.ts';
import { readStatementFile } from '../read-file.ts';
import { truthOf } from '../statement.test-help.ts';
import type { Statement } from '../statement.ts';
import type { Entry, MoveEntry } from '../table/entries.ts';
import { verify } from './verify.ts';

const read = async (
  name: string,
  options: Parameters<typeof truthOf>[1],
  without?: readonly [number, number],
) => {
  const { style, truth } = truthOf(name, options);
  const rows = without ? [...truth.rows.slice(0, without[0]), ...truth.rows.slice(without[1])] : truth.rows;
  return readStatementFile(await statementFile({ ...truth, rows }, style, 'csv'));
};

test('every fault in every bank’s table is named with its row', async (t) => {
  let found = 0;
  const kinds = new Map<string, number>();
  for (const style of bankStyles)
    for (const [place, fault] of statementFaults.entries()) {
      const { truth } = truthOf(style.name, { months: 5 });
      const faulty = withFault(truth, fault, 60 + place);
      const statement = readStatementFile(await statementFile(faulty.truth, style, 'csv'));
      const { balanced, differences } = statement.proof;
      const name = `${style.name} ${fault}`;
      // Where a sheet prints neither closing balance nor summary, a wrong one is not in it.
      if (
        fault === 'wrong-closing' &&
        style.sheet.totals !== 'summary' &&
        style.sheet.forward !== 'opening-closing'
      ) {
        assert.equal(balanced, true, name);
        continue;
      }
      assert.equal(balanced, false, name);
      const named = differences.find(({ row }) => row === faulty.row);
      assert.ok(named, `${name}: ${JSON.stringify(differences.slice(0, 3))}`);
      assert.match(named.sentence, /^[A-Z].{30,}\.$/);
      if (faulty.row !== null) assert.ok(named.at && named.date, name);
      found += 1;
      kinds.set(`${fault} → ${named.kind}`, (kinds.get(`${fault} → ${named.kind}`) ?? 0) + 1);
    }
  t.diagnostic(`${found} faults, each named at its row: ${JSON.stringify(Object.fromEntries(kinds))}`);
  assert.ok(found >= bankStyles.length * 5);
});

test('files of one account: joined, overlapping, with a gap, altered, of another account, merged again', async (t) => {
  const whole = await read('axis', { months: 6 });
  const parts = (from: string, to: string): Statement => {
    const first = whole.transactions.findIndex(({ date }) => date >= from);
    const last = whole.transactions.findLastIndex(({ date }) => date <= to);
    const own = whole.transactions.slice(first, last + 1);
    return {
      ...whole,
      period: { from, to },
      opening: whole.transactions[first - 1]?.balance ?? whole.opening,
      closing: own.at(-1)?.balance ?? null,
      transactions: own,
      proof: { balanced: true, rowsVerified: own.length, differences: [] },
    };
  };
  const asked = { from: '2024-06', to: '2024-12' };
  const june = parts('2024-06-01', '2024-07-31');
  const august = parts('2024-08-01', '2024-09-30');
  const overlapping = parts('2024-07-15', '2024-10-31');
  const october = parts('2024-10-01', '2024-11-30');

  const joined = mergeStatements([august, june], asked);
  assert.equal(joined.proof.balanced, true);
  assert.equal(joined.transactions.length, june.transactions.length + august.transactions.length);
  assert.equal(joined.transactions[0]?.at.file, 2);
  assert.deepEqual(joined.calendar.missing, ['2024-10', '2024-11', '2024-12']);

  const overlap = mergeStatements([june, overlapping], asked);
  assert.equal(overlap.proof.balanced, true);
  assert.ok(overlap.notes.some((note) => /count once/.test(note)));
  const inside = mergeStatements([whole, august]);
  assert.equal(inside.transactions.length, whole.transactions.length);
  assert.equal(inside.proof.balanced, true);
  assert.equal(inside.closing, whole.closing);

  const gap = mergeStatements([june, october], asked);
  assert.deepEqual(
    gap.proof.differences.map(({ kind }) => kind),
    ['gap'],
  );
  assert.match(gap.proof.differences[0]?.sentence ?? '', /No file covers 01 Aug 2024 to 30 Sep 2024/);
  assert.equal(gap.proof.differences[0]?.row, june.transactions.length);
  assert.deepEqual(gap.calendar.missing, ['2024-08', '2024-09', '2024-12']);

  // The file that was missing comes later: nothing of the gap is left.
  const filled = mergeStatements([gap, august], asked);
  assert.equal(filled.proof.balanced, true, JSON.stringify(filled.proof.differences));
  assert.deepEqual(
    filled.transactions.map(({ balance }) => balance),
    whole.transactions.map(({ balance }) => balance),
  );
  assert.equal(mergeStatements([overlap, october]).proof.balanced, true);

  const altered = structuredClone(overlapping);
  const victim = altered.transactions[2];
  assert.ok(victim);
  victim.narration = 'SALARY';
  const conflict = mergeStatements([june, altered]);
  assert.equal(conflict.proof.differences[0]?.kind, 'overlap');

  const other = { ...august, account: { ...august.account, number: '999900000001' } };
  assert.throws(() => mergeStatements([june, other]), StatementError);
  t.diagnostic(
    'join, overlap, containment, gap, filled gap, altered overlap and other account: each as it must be',
  );
});

test('asked months against received ones', async () => {
  const { style, truth } = truthOf('axis', { months: 2 });
  const bytes = await statementFile(truth, style, 'csv');
  const { calendar } = readStatementFile(bytes, { asked: { from: '2024-05', to: '2024-08' } });
  assert.deepEqual(calendar, {
    asked: ['2024-05', '2024-06', '2024-07', '2024-08'],
    received: ['2024-06', '2024-07'],
    missing: ['2024-05', '2024-08'],
    partial: [],
    withoutTransactions: [],
  });
});

const facts = {
  ...{ account: { name: '', bank: '', number: '' }, bank: null, period: null, pages: [] },
  ...{ closing: null, debits: null, credits: null, debitCount: null, creditCount: null },
};
const amounts = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 5_000_000_00 }), credit: fc.boolean() }),
  {
    minLength: 5,
    maxLength: 60,
  },
);
const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 3))).toISOString().slice(0, 10);

/** Rows of which nothing but the balance tells the side. */
function entries(moves: readonly { amount: number; credit: boolean }[], opening: number): MoveEntry[] {
  let balance = opening;
  return moves.map(({ amount, credit }, at) => {
    balance += credit ? amount : -amount;
    return {
      ...{ kind: 'move', at: { page: 1, row: at + 1 }, date: day(at), time: null, valueDate: null },
      ...{
        narration: `N${at}`,
        reference: '',
        serial: null,
        amount,
        side: null,
        sideIsPrinted: false,
        balance,
      },
    };
  });
}

test('property: whatever the amounts, the balances prove every side, printed in either order', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 9_00_000_00 }), fc.boolean(), (moves, opening, turned) => {
      const list: Entry[] = entries(moves, opening);
      const statement = verify(turned ? [...list].reverse() : list, { ...facts, opening });
      assert.equal(statement.proof.balanced, true);
      assert.deepEqual(
        statement.transactions.map(({ credit, debit }) => [credit ?? debit, credit !== null]),
        moves.map(({ amount, credit }) => [amount, credit]),
      );
      const sum = statement.transactions.reduce(
        (all, one) => all + (one.credit ?? 0) - (one.debit ?? 0),
        opening,
      );
      assert.equal(sum, statement.closing);
    }),
    { numRuns: 300 },
  );
});

test('property: one changed amount never passes, and its row is the first that is named', () => {
  fc.assert(
    fc.property(amounts, fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (moves, which, more) => {
      const opening = 100_000_00;
      const list = entries(moves, opening);
      const at = which % list.length;
      const victim = list[at];
      assert.ok(victim?.amount);
      // A change that is itself twice the amount only turns the side round: the balance proves that.
      victim.amount += more;
      const statement = verify(list, { ...facts, opening });
      const first = statement.proof.differences[0];
      assert.equal(statement.proof.balanced, false);
      assert.equal(first?.row, at);
      assert.equal(first?.kind, 'balance');
    }),
    { numRuns: 300 },
  );
});

test('property: a removed row never passes unless it moved nothing', () => {
  fc.assert(
    fc.property(amounts, fc.nat(), (moves, which) => {
      const opening = 100_000_00;
      // Without printed sides, +2x and −x in a row could pass for one +x: then nothing can tell.
      const list = entries(moves, opening).map((one, place): MoveEntry => {
        return { ...one, side: moves[place]?.credit ? 'credit' : 'debit', sideIsPrinted: true };
      });
      const at = 1 + (which % (list.length - 2));
      list.splice(at, 1);
      const { balanced, differences } = verify(list, { ...facts, opening }).proof;
      assert.equal(balanced, false);
      assert.equal(differences[0]?.row, at);
    }),
    { numRuns: 300 },
  );
});
