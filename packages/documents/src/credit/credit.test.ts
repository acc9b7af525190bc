import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findEntry } from '../registry.ts';
import { adviceFor } from './advice.ts';
import type { CreditAccount, CreditFile } from './credit-file.ts';
import { creditRecord } from './credit-record.ts';
import { bandOf } from './score-bands.ts';
import { summaryOf } from './summary.ts';

const account = (of: Partial<CreditAccount>): CreditAccount => ({
  ...{ lender: 'Sample Bank', kind: 'Personal loan', isCard: false, ownership: '', number: 'XXXXXX1111' },
  ...{ opened: '2020-01-05', closed: null, reported: null, sanctioned: null, limit: null, balance: null },
  ...{ overdue: null, writtenOff: null, emi: null, history: [] },
  ...of,
});
const month = (days: number | null) => ({ month: '2026-01', days, sign: '' });
const file = (of: Partial<CreditFile>): CreditFile => ({
  ...{ number: '7', on: '2026-11-20', person: { name: 'Asha Sample', dob: '', pan: '' } },
  ...{ score: 700, accounts: [], enquiries: [] },
  ...of,
});

test('bands begin at their first score; beyond the scale there is none', () => {
  assert.deepEqual([300, 599, 600, 699, 700, 749, 750, 799, 800, 900, 299, 901, null].map(bandOf), [
    ...['poor', 'poor', 'low', 'low', 'fair', 'fair', 'good', 'good', 'excellent', 'excellent'],
    null,
    null,
    null,
  ]);
});

test('a closed account is no debt, but its months and its writing-off count', () => {
  const summary = summaryOf(
    file({
      accounts: [
        account({ balance: 100, overdue: 10, emi: 5, history: [month(0), month(30), month(null)] }),
        account({ closed: '2024-01-05', balance: 900, overdue: 900, writtenOff: 900, history: [month(120)] }),
        account({ isCard: true, limit: 1000, balance: 250 }),
        account({ isCard: true, limit: null, balance: 77 }),
      ],
      enquiries: [
        { by: 'A', on: '2026-10-01', purpose: '', amount: null },
        { by: 'B', on: '2026-01-01', purpose: '', amount: null },
        { by: 'C', on: null, purpose: '', amount: null },
      ],
    }),
  );
  assert.deepEqual(
    [
      summary.accounts,
      summary.active,
      summary.balance,
      summary.emi,
      summary.overdueAccounts,
      summary.overdue,
    ],
    [4, 3, 427, 5, 1, 10],
  );
  assert.deepEqual([summary.writtenOffAccounts, summary.writtenOff, summary.utilisation], [1, 900, 25]);
  assert.deepEqual([summary.monthsReported, summary.monthsOnTime, summary.worstDelay], [3, 1, 120]);
  assert.equal(summary.recentEnquiries, 1);
});

test('advice names what weighs, the heaviest first; of a file in order it says to keep going', () => {
  const calm = file({ accounts: [account({ history: [month(0)] })] });
  assert.deepEqual(adviceFor(summaryOf(calm), calm.on), ['keep-going']);
  const bad = file({
    accounts: [account({ opened: '2026-01-05', overdue: 5, writtenOff: 5, history: [month(3)] })],
  });
  assert.deepEqual(adviceFor(summaryOf(bad), bad.on), [
    'written-off',
    'overdue',
    'late-months',
    'short-history',
  ]);
});

test('the record fits its document; without a file it says only that there is none', () => {
  const result = findEntry('creditReport', 'bureau')?.method.result;
  const record = creditRecord(
    'Bureau',
    'report',
    '2026-11-20',
    file({ accounts: [account({ balance: 5 })] }),
  );
  assert.deepEqual(result?.parse(record), record);
  assert.deepEqual(creditRecord('Bureau', 'no-hit', '2026-11-20', null), {
    result: 'No credit history at this bureau',
    bureau: 'Bureau',
    reportDate: '2026-11-20',
  });
});
