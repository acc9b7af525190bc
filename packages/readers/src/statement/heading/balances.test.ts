import assert from 'node:assert/strict';
import { test } from 'node:test';
import { balancesFrom } from './balances.ts';

test('opening and closing balance on one line, with and without totals between them', () => {
  const lines: readonly (readonly [string, number | null, number | null])[] = [
    [
      'Opening Balance: INR 1,200.50 Total Debits: 300.00 Total Credits: 45.00 Closing Balance: INR 945.50',
      120_050,
      94_550,
    ],
    ['Closing Balance 945.50  Opening Balance 1,200.50', 120_050, 94_550],
    ['Opening Balance Closing Balance  1,200.50 945.50', 120_050, 94_550],
    ['Opening Balance Debits Credits Closing Balance  1,200.50 300.00 45.00 945.50', 120_050, 94_550],
    ['Opening Balance Closing Balance  1,200.50 300.00 945.50', null, null],
  ];
  for (const [printed, opening, closing] of lines) {
    const found = balancesFrom([printed]);
    assert.deepEqual([found.opening, found.closing], [opening, closing], printed);
  }
});

test('balances of an overdrawn account keep their sign, wherever it stands', () => {
  for (const printed of [
    '9,450.00-',
    '-9,450.00',
    '9,450.00 Dr',
    '(9,450.00)',
    'Dr 9,450.00',
    'INR 9,450.00(Dr)',
  ])
    assert.equal(balancesFrom([`Opening Balance : ${printed}`]).opening, -945_000, printed);
  for (const printed of ['9,450.00', '9,450.00 Cr', '9,450.00 - as on 01/04/2025'])
    assert.equal(balancesFrom([`Closing Balance : ${printed}`]).closing, 945_000, printed);
});

test('a line of labels over their values: money in and out, signs before sums', () => {
  const found = balancesFrom([
    'Opening Balance  Money In  Money Out  Ending Balance',
    'Rs.100.00  + Rs.50.00  - Rs.30.00  Rs.120.00',
  ]);
  const { opening, closing, debits, credits } = found;
  assert.deepEqual([opening, credits, debits, closing], [10_000, 5_000, 3_000, 12_000]);
});
