import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanCase, kavya, put, set, statementRows, today } from '../findings/case.test-help.ts';
import { assess } from './assessment.ts';
import { instalmentOf } from './instalment.ts';

const loan = { amount: 500_000, months: 36, ratePercent: 12 };
const nobody = new Set<string>();

test('an instalment as lenders’ tables print it', () => {
  for (const [amount, months, rate, instalment] of [
    [500_000, 36, 12, 16_607],
    [2_500_000, 240, 8.5, 21_696],
    [100_000, 12, 0, 8_333],
    [100_000, 1, 12, 101_000],
  ] as const)
    assert.equal(instalmentOf(amount, months, rate), instalment);
});

test('the lowest income counts; papers of earlier years and provident fund are set aside', () => {
  const docs = cleanCase();
  put(docs, 'epf.passbook', { contributions: [{ wageMonth: 'Nov-2025', epfWages: '40000' }] });
  const { income } = assess(docs, nobody, loan, today);
  const said = income.sources.map(({ source, monthly, confirmed, setAside }) => [
    source,
    monthly,
    confirmed,
    setAside,
  ]);
  assert.deepEqual(said, [
    ['form16', 75_000, true, null],
    ['form16', 69_000, true, 'earlier-year'],
    ['return', 70_500, false, null],
    ['return', 64_860, false, 'earlier-year'],
    ['credits', 63_750, true, null],
    ['wages', 40_000, false, 'part-of-salary'],
  ]);
  assert.deepEqual([income.monthly, income.rule], [63_750, 'lowest']);
  assert.equal(income.sources.find(({ source }) => source === 'credits')?.months.length, 6);
});

test('the row of totals below the months of a registry is no month', () => {
  const docs = cleanCase();
  const paid = (Wage_Period: string, Total_Monthly_Wages: string) => ({ Wage_Period, Total_Monthly_Wages });
  const rows = [paid('April-2025', '20000.00'), paid('May-2025', '21000.00'), paid('Totals', '41000.00')];
  put(docs, 'esic.auth', { Contribution_Details: rows });
  const wages = assess(docs, nobody, loan, today).income.sources.filter(({ source }) => source === 'wages');
  assert.deepEqual(
    wages.map(({ monthly }) => monthly),
    [20_500],
  );
});

test('readings count only where nothing is confirmed; a rejected record counts nowhere', () => {
  const docs = cleanCase();
  const rejected = new Set(['form16.auth.1', 'form16.auth.2', 'bankStatement.statement']);
  const { income, obligations } = assess(docs, rejected, loan, today);
  assert.deepEqual([income.monthly, income.rule], [70_500, 'lowest-read']);
  assert.deepEqual(
    obligations.sources.map(({ source }) => source),
    ['declared', 'bureau'],
  );
});

test('credits of two months are no income', () => {
  const docs = cleanCase();
  set(
    docs,
    'financial.bankStatement.statement',
    'transactions',
    statementRows('2026-11', { salary: 30_000, instalment: 0 }).slice(-4),
  );
  const { income } = assess(docs, nobody, loan, today);
  assert.notEqual(income.monthly, 30_000);
});

test('of obligations the highest counts, and the figures follow from it', () => {
  const { obligations, instalment, foir, surplus, ltv } = assess(cleanCase(), nobody, loan, today);
  assert.deepEqual(
    obligations.sources.map(({ source, monthly }) => [source, monthly]),
    [
      ['declared', 6_000],
      ['bureau', 6_200],
      ['statement', 6_000],
    ],
  );
  assert.deepEqual([obligations.monthly, instalment], [6_200, 16_607]);
  assert.deepEqual([surplus, foir, ltv], [63_750 - 6_200 - 16_607, 35.8, null]);
});

test('what nobody said is unknown, not zero', () => {
  const { income, obligations, foir, surplus, instalment } = assess({}, nobody, loan, today);
  assert.deepEqual([income.monthly, income.rule, obligations.monthly], [null, 'none', null]);
  assert.deepEqual([foir, surplus, instalment], [null, null, 16_607]);
  const asked = assess(cleanCase({ ...kavya, instalment: 0 }), nobody, null, today);
  assert.deepEqual([asked.instalment, asked.foir], [null, null]);
});

test('the loan as a share of what is bought', () => {
  const docs = cleanCase();
  put(docs, 'assetLoan.input', { price: '6,25,000', downPayment: '125000' });
  const { assetValue, ltv } = assess(docs, nobody, loan, today);
  assert.deepEqual([assetValue, ltv], [625_000, 80]);
});

test('one certificate in three places is one income; another employer’s is added', () => {
  const docs = cleanCase();
  const paper = { certificateNo: 'ABCDEF0', fiscalYear: '2025-26', amount: '900000', status: 'Valid' };
  put(docs, 'form16.auth.3', { ...paper, employee: { pan: kavya.pan }, employer: { tan: kavya.tan } });
  const form16 = () =>
    assess(docs, nobody, loan, today).income.sources.find(({ source }) => source === 'form16');
  assert.equal(form16()?.monthly, 75_000);
  put(docs, 'form16.auth.3', { ...paper, certificateNo: 'OTHER', employer: { tan: 'MUMA12345B' } });
  assert.equal(form16()?.monthly, 150_000);
});

test('proofs of years long past are shown and set aside: they say nothing of today', () => {
  const { income } = assess(cleanCase(), nobody, loan, '2028-06-01');
  const counted = income.sources.map(({ source, setAside }) => [source, setAside]);
  assert.deepEqual(counted, [
    ['form16', 'outdated'],
    ['form16', 'earlier-year'],
    ['return', 'outdated'],
    ['return', 'earlier-year'],
    ['credits', null],
  ]);
  assert.equal(income.monthly, 63_750);
});
