import { amountsIn } from '../printed-forms/amounts.ts';
import { type Figure, type FigureLine, type Figures, readFigures } from '../printed-forms/figure-lines.ts';
import { findRow, wordsAfter, wordsBetween } from '../printed-forms/labels.ts';
import type { Row } from '../printed-forms/rows.ts';

type Line =
  | 'income.gross'
  | 'income.deductions'
  | 'income.total'
  | 'deemed'
  | 'income.loss'
  | 'tax.netPayable'
  | 'tax.interest'
  | 'tax.total'
  | 'tax.advance'
  | 'tds'
  | 'tcs'
  | 'tax.selfAssessment'
  | 'tax.totalPaid'
  | 'tax.payable'
  | 'refund';

/** Figures of the older layout, by their path under `details`; `deemed` has no place in the record. */
export type OlderFigures = Figures<Line | 'agriculture' | 'others' | 'income.exemption'>;

const lines: readonly FigureLine<Line>[] = [
  { key: 'income.gross', label: 'Gross total income', codes: ['1'] },
  { key: 'income.deductions', label: 'Deductions under Chapter-VI-A', codes: ['2'] },
  { key: 'income.deductions', label: 'Total Deductions under Chapter-VI-A', codes: ['2'] },
  { key: 'income.total', label: 'Total Income', codes: ['3'] },
  { key: 'deemed', label: 'Deemed Total Income under AMT/MAT', codes: ['3a'] },
  { key: 'income.loss', label: 'Current Year loss, if any', codes: ['3b', '3a'] },
  { key: 'tax.netPayable', label: 'Net tax payable', codes: ['4'] },
  { key: 'tax.interest', label: 'Interest and Fee Payable', codes: ['5'], within: 2 },
  { key: 'tax.interest', label: 'Interest payable', codes: ['5'], within: 2 },
  { key: 'tax.total', label: 'Total tax, interest and Fee payable', codes: ['6'], within: 3 },
  { key: 'tax.total', label: 'Total tax and interest payable', codes: ['6'], within: 3 },
  { key: 'tax.advance', label: 'Advance Tax', codes: ['7a'], before: 'Taxes Paid' },
  { key: 'tds', label: 'TDS', codes: ['7b'], within: 4 },
  { key: 'tcs', label: 'TCS', codes: ['7c'], within: 4 },
  { key: 'tax.selfAssessment', label: 'Self Assessment Tax', codes: ['7d'] },
  { key: 'tax.totalPaid', label: 'Total Taxes Paid (7a+7b+7c +7d)', codes: ['7e'] },
  { key: 'tax.payable', label: 'Tax Payable (6-7e)', codes: ['8'] },
  { key: 'refund', label: 'Refund (7e-6)', codes: ['9'] },
];

/** The ten rows of an acknowledgement up to 2020-21. */
export function olderFigures(rows: readonly Row[]): OlderFigures {
  return { ...readFigures(rows, lines), ...exemptOf(rows) };
}

/** Row 10 holds two amounts in its words and their sum behind its number: Agriculture 4,800 Others 2,500 10 7,300. */
function exemptOf(rows: readonly Row[]): Figures<'agriculture' | 'others' | 'income.exemption'> {
  const farm = findRow(['Agriculture'], rows);
  const other = farm ? findRow(['Others'], rows, farm.index, farm.index + 3) : null;
  if (!farm || !other) return {};
  const end = other.index === farm.index ? other.from : farm.row.key.length;
  const [agriculture] = amountsIn(wordsBetween(farm.row, farm.to, end));
  const [others, ...more] = amountsIn(wordsAfter(other));
  const sum = more.at(-1);
  const figure = (amount: typeof others, row: Row): Figure | undefined =>
    amount && { ...amount, page: row.page };
  const exempt = sum && sum.value !== '10' ? figure(sum, other.row) : undefined;
  const found = { agriculture: figure(agriculture, farm.row), others: figure(others, other.row) };
  return {
    ...(found.agriculture ? { agriculture: found.agriculture } : {}),
    ...(found.others ? { others: found.others } : {}),
    ...(exempt ? { 'income.exemption': exempt } : {}),
  };
}
