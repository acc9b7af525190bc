import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanCase, findingsIn, put, statementRows } from './case.test-help.ts';
import type { Finding } from './finding.ts';
import { evidenceSentence } from './sentences.ts';

/** A row: day, amount (negative: paid out), what the bank wrote, category. */
type Written = readonly [day: string, amount: number, description: string, category?: string];

const rowOf = ([day, amount, description, category = 'Transfer']: Written) => ({
  ...{ type: amount < 0 ? 'DEBIT' : 'CREDIT', amount: Math.abs(amount).toFixed(2), category, description },
  ...{ valueDate: day, dateTime: day, remark: 'NA', balanceAfterTransaction: '1000.00' },
});

/** Findings of a clean case with further rows in its statement, or with these alone. */
function withRows(rows: readonly Written[], { alone = false } = {}): Finding[] {
  const docs = cleanCase();
  const usual = statementRows('2026-11', { salary: 63_750, instalment: 6_000 });
  const transactions = [...(alone ? [] : usual), ...rows.map(rowOf)];
  put(docs, 'bankStatement.statement', { account: { name: 'Kavya Sample' }, transactions });
  return findingsIn(docs);
}

const sentences = (findings: readonly Finding[]) =>
  findings.map(({ severity, evidence }) => `${severity}: ${evidenceSentence(evidence)}`);

const salaryOn = (days: readonly number[]): Written[] =>
  days.map((day, at) => [
    `2026-${String(6 + at).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    63_750,
    'NEFT SALARY',
    'Salary',
  ]);

test('salary on days far apart is said; days around the end of a month are one', () => {
  const instalment: Written = ['2026-10-05', -6_000, 'EMI', 'Loan repayment'];
  const found = (days: readonly number[]) =>
    sentences(withRows([...salaryOn(days), instalment], { alone: true })).filter((one) =>
      /days of the month/.test(one),
    );
  assert.deepEqual(found([1, 17, 28, 9]), [
    'low: Bank statement: salary arrives on different days of the month, 1, 9, 17, 28.',
  ]);
  assert.deepEqual(found([28, 30, 1, 3]), []);
  assert.deepEqual(found([1, 17]), [], 'two months say nothing');
});

test('round sums before the last day are said when they come to a usual month', () => {
  const found = (rows: readonly Written[]) =>
    sentences(withRows(rows)).filter((one) => /round credits/.test(one));
  assert.deepEqual(
    found([
      ['2026-11-02', 40_000, 'IMPS R KUMAR'],
      ['2026-11-04', 35_000, 'UPI S DEVI'],
    ]),
    [
      'medium: Bank statement: 2 round credits of ₹75,000 in all came in its last 15 days, beside ₹63,750 in a usual month.',
    ],
  );
  const early: Written[] = [
    ['2026-08-02', 40_000, 'IMPS R KUMAR'],
    ['2026-08-04', 35_000, 'UPI S DEVI'],
  ];
  assert.deepEqual(found(early), [], 'in the middle of the statement');
  assert.deepEqual(found([['2026-11-02', 75_000, 'IMPS R KUMAR']]), [], 'one sum');
  const crooked: Written[] = [
    ['2026-11-02', 40_120, 'IMPS R KUMAR'],
    ['2026-11-04', 35_310.5, 'UPI S DEVI'],
  ];
  assert.deepEqual(found(crooked), [], 'sums that are not round');
});

test('what came from a party and went back to it is said', () => {
  const found = (rows: readonly Written[]) =>
    sentences(withRows(rows)).filter((one) => /went out again/.test(one));
  const pair = (month: string, back: string, to: string): Written[] => [
    [`2026-${month}-11`, 50_000.5, 'NEFT FROM HARIHAR TRADERS'],
    [`2026-${month}-${back}`, -50_000.5, `NEFT TO ${to}`],
  ];
  assert.deepEqual(found([...pair('07', '13', 'HARIHAR TRADERS'), ...pair('08', '11', 'HARIHAR TRADERS')]), [
    'medium: Bank statement: 2 sums came in and went out again within 3 days, ₹1,00,001 in all.',
  ]);
  assert.deepEqual(
    found([...pair('07', '15', 'HARIHAR TRADERS'), ...pair('08', '18', 'HARIHAR TRADERS')]),
    [],
  );
  assert.deepEqual(found([...pair('07', '13', 'MEDICAL STORE'), ...pair('08', '13', 'MEDICAL STORE')]), []);
  assert.deepEqual(found(pair('07', '13', 'HARIHAR TRADERS')), [], 'once happens');
});

test('betting and loan apps are counted, with a severity by how much', () => {
  const found = (rows: readonly Written[]) =>
    sentences(withRows(rows)).filter((one) => /betting|loan apps/.test(one));
  assert.deepEqual(found([['2026-09-12', -500, 'UPI/DREAM11/PAY']]), [
    'low: Payments to betting or gaming in Bank statement: 1, ₹500 in all.',
  ]);
  assert.match(found([['2026-09-12', -50_000, 'UPI/RUMMYCIRCLE/PAY']])[0] ?? '', /^medium: /);
  assert.deepEqual(
    found([
      ['2026-09-12', 5_000, 'IMPS KREDITBEE DISBURSAL'],
      ['2026-10-12', -5_600, 'UPI/KREDITBEE/REPAY'],
    ]),
    ['low: Payments from or to loan apps in Bank statement: 2, ₹10,600 in all (KREDITBEE).'],
  );
  assert.deepEqual(found([['2026-09-12', -500, 'UPI/SIMPLE STORES']]), []);
});
