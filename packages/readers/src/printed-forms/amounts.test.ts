import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Word } from '../reading/page.ts';
import { amountOf, amountsIn, isRounding, rupees } from './amounts.ts';

const wordsOf = (text: string): Word[] =>
  text.split(' ').map((said, at) => ({
    text: said,
    box: { left: at * 50, top: 0, width: 40, height: 10 },
    confidence: 1,
  }));
const values = (text: string) => amountsIn(wordsOf(text)).map(({ value }) => value);

test('amounts as Indian papers print them, made plain', () => {
  for (const [printed, value] of [
    ['22,03,600', '2203600'],
    ['845000.00', '845000.00'],
    ['1,234,567', '1234567'],
    ['(-)21,953', '-21953'],
    ['(-)', null],
    ['(+)0', '0'],
    ['-2,360', '-2360'],
    ['(60,570)', '-60570'],
    ['Rs.1,500', '1500'],
    ['₹500/-', '500'],
    ['NIL', '0'],
    ['0.00', '0.00'],
    ['(-)0', '0'],
  ] as const) {
    assert.equal(amountOf(printed)?.value ?? null, value, printed);
    assert.equal(amountOf(printed)?.exact ?? true, true, printed);
  }
});

test('what is no amount is none', () => {
  for (const printed of [
    '',
    'Q1',
    '(6-7)',
    '17(1)',
    '16(ia)',
    '7a',
    '80CCD',
    'AAAPZ1234C',
    '12-05-2024',
    '2023-24',
    '1,2,3',
  ])
    assert.ok(amountOf(printed) === null || amountOf(printed)?.exact === false, printed);
  for (const printed of ['', 'Q1', '(6-7)', '17(1)', '16(ia)', 'AAAPZ1234C', '2023-24'])
    assert.equal(amountOf(printed), null, printed);
});

test('letters taken for digits and points for commas are read, and said to be unclear', () => {
  for (const [printed, value] of [
    ['8,45,O00.00', '845000.00'],
    ['8.45.000.00', '845000.00'],
    ['l,23,456', '123456'],
    ['4S,000', '45000'],
  ] as const) {
    assert.equal(amountOf(printed)?.value, value, printed);
    assert.equal(amountOf(printed)?.exact, false, printed);
  }
});

test('pieces that touch are one amount, a sign apart belongs to its number, others stay apart', () => {
  assert.deepEqual(values('9 (-) 2,360'), ['9', '-2360']);
  assert.deepEqual(values('22,03, 600'), ['2203600']);
  assert.deepEqual(values('845000 .00'), ['845000.00']);
  assert.deepEqual(values('Q1 QTABCDEF 100.00 20.00 20.00'), ['100.00', '20.00', '20.00']);
  assert.deepEqual(values('Rs. 500'), ['500']);
});

test('paise and rounding', () => {
  assert.deepEqual([rupees(1_234_567), rupees(-5), rupees(0)], ['12345.67', '-0.05', '0.00']);
  assert.ok(isRounding(12_000, -400) && !isRounding(12_000, 600) && !isRounding(12_300, 300));
});
