import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxAround, type Line, type Page } from '../reading/page.ts';
import { readFigures } from './figure-lines.ts';
import { findLabel, wordsAfter } from './labels.ts';
import { groupsOf, joined, type Row, rowsOf, rowText } from './rows.ts';

type Placed = readonly [text: string, left: number, top: number, width?: number];

function lineOf(placed: readonly Placed[]): Line {
  const words = placed.map(([text, left, top, width = text.length * 5]) => ({
    text,
    box: { left, top, width, height: 10 },
    confidence: 1,
  }));
  const box = boxAround(words.map((word) => word.box));
  assert.ok(box);
  return { words, box };
}
const pageOf = (...lines: (readonly Placed[])[]): Page => ({
  width: 600,
  height: 800,
  origin: 'picture',
  lines: lines.map(lineOf),
});
const rowOf = (text: string): Row => {
  const words = text.split(' ').map((word, at): Placed => [word, at * 60, 0]);
  return rowsOf([pageOf(words)])[0] ?? assert.fail('no row');
};
const after = (label: string, text: string) => {
  const place = findLabel(label, rowOf(text));
  return place && wordsAfter(place).map((word) => word.text);
};

test('cells of one height are one row, whichever lines an engine made of them', () => {
  const rows = rowsOf([
    pageOf(
      [['22,03,600', 400, 101]],
      [
        ['Taxes', 50, 120],
        ['Paid', 80, 120],
      ],
      [
        ['Total', 50, 100],
        ['Income', 80, 100],
      ],
      [['5,000', 400, 121]],
    ),
  ]);
  assert.deepEqual(rows.map(rowText), ['Total Income 22,03,600', 'Taxes Paid 5,000']);
});

test('a page that leans keeps its rows', () => {
  const lean = (text: string, left: number, top: number): Placed => [text, left, top + left * 0.015];
  const rows = rowsOf([
    pageOf(
      [lean('A', 0, 100)],
      [lean('B', 250, 100)],
      [lean('C', 500, 100)],
      [lean('D', 0, 112)],
      [lean('E', 250, 112)],
    ),
  ]);
  assert.deepEqual(rows.map(rowText), ['A B C', 'D E']);
});

test('a label is found split, glued, misread and inside its row', () => {
  assert.deepEqual(after('Total Income', '3 Total Income 3 5,000'), ['3', '5,000']);
  assert.deepEqual(after('Total Income', 'Tot al In come 5,000'), ['5,000']);
  assert.deepEqual(after('Total Income', 'TotalIncome222,03,600'), ['222,03,600']);
  assert.deepEqual(after('Net tax payable', 'Net tax payab1e 42'), ['42']);
  assert.deepEqual(after('Deductions under Chapter-VI-A', 'Deducfions undcr Chapter VI A 7'), ['7']);
  assert.deepEqual(after('Refund (7e-6)', 'Refund (7e-6)(-)9'), [')(-)9']);
  assert.equal(after('Total Income', 'Total Outcome of it'), null);
  assert.equal(after('TDS', 'b TCS 7b 500'), null);
});

test('words that touch are one word, words in two cells are two groups', () => {
  const [row] = rowsOf([
    pageOf([
      ['DOML', 50, 0, 20],
      ['UR,', 70.5, 0, 15],
      ['PUNE', 95, 0, 20],
      ['OTHER', 300, 0],
    ]),
  ]);
  assert.ok(row);
  assert.equal(joined(row.words), 'DOMLUR, PUNE OTHER');
  assert.deepEqual(groupsOf(row.words).map(joined), ['DOMLUR, PUNE', 'OTHER']);
});

const lines = [
  { key: 'total', label: 'Total Income', codes: ['3'] },
  { key: 'net', label: 'Net tax payable', codes: ['4'] },
  { key: 'interest', label: 'Interest and Fee Payable', codes: ['5'] },
  { key: 'all', label: 'Total tax, interest and Fee payable', codes: ['6'] },
  { key: 'paid', label: 'Taxes Paid', codes: ['7'] },
] as const;
const figuresOf = (...texts: string[]) => {
  const words = texts.map((text, at) => text.split(' ').map((word, x): Placed => [word, x * 70, at * 20]));
  return readFigures(rowsOf([pageOf(...words)]), lines);
};

test('the number of a line is not its amount', () => {
  const figures = figuresOf(
    'Total Income 3 500',
    'Net tax payable 4 20',
    'Interest and Fee Payable 5',
    'Total tax, interest and Fee payable 6 20',
    'Taxes Paid 7 7',
  );
  assert.deepEqual(
    [figures.total, figures.net, figures.interest, figures.all, figures.paid].map((figure) => figure?.value),
    ['500', '20', undefined, '20', '7'],
  );
});

test('a line is not taken for one whose words end alike', () => {
  const figures = figuresOf(
    'Gross Total Income 9',
    'Total Income 500',
    'Total tax, interest and Fee payable 20',
    'Grand Taxes Paid 1',
  );
  assert.equal(figures.total?.value, '500');
  assert.equal(figures.interest, undefined);
  assert.equal(figures.all?.value, '20');
  assert.equal(figures.paid, undefined);
});

test('glued numbers are cut off where the whole copy glues them; two amounts in a line raise a doubt', () => {
  const figures = figuresOf(
    'TotalIncome322,03,600',
    'Nettaxpayable42,000',
    'InterestandFeePayable50',
    'Totaltax,interestandFeepayable62,000',
    'TaxesPaid75,13,697',
  );
  assert.deepEqual(
    [figures.total, figures.net, figures.interest, figures.all, figures.paid].map((figure) => figure?.value),
    ['2203600', '2000', '0', '2000', '513697'],
  );
  const doubtful = figuresOf('Total Income 3 500 600');
  assert.match(doubtful.total?.doubt ?? '', /more than one number/);
});
