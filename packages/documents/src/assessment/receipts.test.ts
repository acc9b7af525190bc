import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanCase, kavya, put, statementRows, today } from '../findings/case.test-help.ts';
import type { Tree } from '../tree.ts';
import { assess } from './assessment.ts';

const months = ['2026-08', '2026-09', '2026-10', '2026-11'];
const row = (
  month: string,
  type: 'CREDIT' | 'DEBIT',
  amount: number,
  description: string,
  category: string,
) => ({
  ...{ type, category, amount: amount.toFixed(2), description, remark: 'NA' },
  ...{ valueDate: `${month}-14`, dateTime: `${month}-14`, balanceAfterTransaction: '50000.00' },
});
const receiptsOf = (month: string) => [
  row(month, 'CREDIT', 250_000, 'NEFT FROM HARIHAR TRADERS', 'Transfer in'),
  row(month, 'CREDIT', 50_000, 'CASH DEPOSIT', 'Cash deposit'),
  // None of these is earned: the person’s own money, interest, a refund, a loan.
  row(month, 'CREDIT', 90_000, 'IMPS KAVYA SAMPLE OWN', 'Transfer in'),
  row(month, 'CREDIT', 700, 'INT PD', 'Interest'),
  row(month, 'CREDIT', 1_200, 'REFUND AMAZON', 'Refund'),
  row(month, 'CREDIT', 400_000, 'LOAN DISBURSAL SAMPLE BANK', 'Transfer in'),
  row(month, 'DEBIT', 180_000, 'NEFT TO SUPPLIER', 'Transfer out'),
];
const statement = (docs: Tree, transactions: unknown[]) =>
  put(docs, 'bankStatement.statement', { account: { name: 'KAVYA SAMPLE' }, transactions });
const said = (docs: Tree) => {
  const { sources, monthly, rule } = assess(docs, new Set(), null, today).income;
  const receipts = sources.filter(({ source }) => source === 'business' || source === 'rent');
  return { receipts: receipts.map((one) => [one.source, one.monthly, one.setAside]), monthly, rule };
};

test('receipts of a business count by the share that the law presumes, where nothing else shows an income', () => {
  const docs: Tree = {};
  statement(docs, months.flatMap(receiptsOf));
  assert.deepEqual(said(docs), { receipts: [], monthly: null, rule: 'none' }, 'nobody says that she trades');
  put(docs, 'gst.auth', { gstin: '29AAAPZ1234C1ZW', sts: 'Active' });
  assert.deepEqual(said(docs), { receipts: [['business', 18_000, null]], monthly: 18_000, rule: 'lowest' });
  const declared: Tree = {};
  statement(declared, months.flatMap(receiptsOf));
  put(declared, 'work.input', { empType: 'Self-employed' });
  assert.equal(said(declared).monthly, 18_000);
  put(declared, 'work.input', { empType: 'Salaried' });
  assert.equal(said(declared).monthly, null);
});

test('beside a return or a salary, receipts and rent are shown and not counted', () => {
  const docs = cleanCase();
  put(docs, 'gst.auth', { gstin: '29ABCPS1234K1ZW', sts: 'Active' });
  const salary = { salary: 63_750, instalment: kavya.instalment };
  const rent = months.map((month) => row(month, 'CREDIT', 12_000, 'UPI/HOUSE RENT/TENANT', 'Transfer in'));
  statement(docs, [...statementRows('2026-11', salary), ...months.flatMap(receiptsOf), ...rent]);
  assert.deepEqual(said(docs), {
    receipts: [
      ['rent', 12_000, 'beside'],
      ['business', 18_000, 'turnover'],
    ],
    ...{ monthly: 63_750, rule: 'lowest' },
  });
});

test('receipts of two months are no income', () => {
  const docs: Tree = {};
  statement(docs, months.slice(0, 2).flatMap(receiptsOf));
  put(docs, 'gst.auth', { gstin: '29AAAPZ1234C1ZW', sts: 'Active' });
  assert.deepEqual(said(docs), {
    receipts: [['business', 18_000, 'few-months']],
    monthly: null,
    rule: 'none',
  });
});
