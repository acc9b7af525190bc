import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BankTransaction, maskNumber, oldestFirst } from './bank-account.ts';
import { modeOf } from './narration-mode.ts';
import { dayOf, indianDay, rupees } from './read-value.ts';
import { readAccount, readLink, readTransaction } from './yodlee/yodlee-reply.ts';

test('amounts become rupees with two places, or nothing', () => {
  for (const [from, to] of [
    [1239, '1239.00'],
    [0.1 + 0.2, '0.30'],
    [-20.5, '-20.50'],
    ['489971.1', '489971.10'],
    ['1,23,456.78', '123456.78'],
    [' 007.50 ', '7.50'],
    ['+5', '5.00'],
    ['12.3400', '12.34'],
    ['0', '0.00'],
  ] as const)
    assert.equal(rupees(from), to);
  for (const bad of [
    '',
    '1.234',
    '1e-5',
    'x',
    '--1',
    '1.2.3',
    null,
    undefined,
    {},
    Number.NaN,
    1e20,
    '12345678901234',
  ])
    assert.equal(rupees(bad), null, String(bad));
});

test('days, as sources write them, and the day that a moment was in India', () => {
  assert.equal(dayOf('2026-02-01'), '2026-02-01');
  assert.equal(dayOf('2026-02-01T10:00:00Z'), '2026-02-01');
  assert.equal(dayOf('06-08-1999'), '1999-08-06');
  for (const bad of ['2026-02-30', '', '2026-2-1', '2026-02-01x', 'soon', 20260201])
    assert.equal(dayOf(bad), null);
  assert.equal(indianDay('2026-02-01T20:30:00Z'), '2026-02-02');
  assert.equal(indianDay('2026-02-01T23:30:00+05:30'), '2026-02-01');
  assert.equal(indianDay('2026-02-01T23:30:00+0530'), '2026-02-01');
  assert.equal(indianDay('2026-02-01'), '2026-02-01');
  assert.equal(indianDay('2026-02-01T23:30:00'), '2026-02-01');
});

test('no more than four digits of an account number are kept', () => {
  assert.equal(maskNumber('50100123456789'), 'XXXXXXXXXX6789');
  assert.equal(maskNumber('xxxx4933'), 'XXXX4933');
  assert.equal(maskNumber('12'), 'XXXX12');
  assert.equal(maskNumber(''), '');
});

const line = (date: string, id: string): BankTransaction => ({
  id,
  date,
  valueDate: date,
  amount: '1.00',
  type: 'DEBIT',
  balance: null,
  narration: '',
  reference: '',
  mode: 'OTHERS',
});

test('lines oldest first, those of one day in their order, whichever way they came', () => {
  const forward = [line('2026-01-01', 'a'), line('2026-01-02', 'b'), line('2026-01-02', 'c')];
  assert.deepEqual(
    oldestFirst(forward).map(({ id }) => id),
    ['a', 'b', 'c'],
  );
  assert.deepEqual(
    oldestFirst(forward.toReversed()).map(({ id }) => id),
    ['a', 'b', 'c'],
  );
  assert.deepEqual(oldestFirst([]), []);
});

test('the way money moved, from narrations of several banks', () => {
  for (const [narration, mode] of [
    ['UPI/DR/123456789012/SHOP/shop@bank/x', 'UPI'],
    ['UPI-NAME-vpa@bank-IFSC-rrn-note', 'UPI'],
    ['ATW-512967XXXXXX1234-NAGAR', 'ATM'],
    ['NFS/CASH WDL/12', 'ATM'],
    ['CASH DEP BRANCH', 'CASH'],
    ['POS 512967XXXXXX1234 SHOP', 'CARD'],
    ['NEFT CR-IFSC-NAME', 'FT'],
    ['MMT/IMPS/1234/x', 'FT'],
    ['BY TRANSFER-INB', 'FT'],
    ['ACH D- LENDER-1', 'OTHERS'],
  ] as const)
    assert.equal(modeOf(narration), mode, narration);
});

test('Yodlee’s older and odder answers', () => {
  const link = (refreshInfo: object) => readLink({ id: 1, providerId: 2, refreshInfo });
  assert.equal(link({ statusCode: 801 }).state, 'in_progress');
  assert.equal(link({ statusCode: 0 }).state, 'ready');
  assert.deepEqual(
    [link({ statusCode: 519 }).state, link({ statusCode: 519 }).trouble],
    ['failed', 'code_needed'],
  );
  assert.equal(link({ statusCode: 999 }).trouble, 'other');
  assert.throws(() => readLink({ id: 1 }), /cannot be read/);
  assert.throws(() => readAccount({}), /cannot be read/);
  const row = { id: 1, amount: { amount: 5, currency: 'INR' }, baseType: 'DEBIT', date: '2026-01-02' };
  assert.equal(readTransaction(row).amount, '5.00');
  for (const bad of [
    { amount: { amount: -5 } },
    { amount: 5 },
    { baseType: 'X' },
    { date: 'soon' },
    { amount: { amount: 5, currency: 'USD' } },
  ])
    assert.throws(() => readTransaction({ ...row, ...bad }));
});
