import { itrAcknowledgement } from '@pramaan/documents/identifiers/income-tax.ts';
import { pan } from '@pramaan/documents/identifiers/pan.ts';
import { dayIn } from '../printed-forms/dates.ts';
import type { Figure } from '../printed-forms/figure-lines.ts';
import { type Findings, openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { type Row, rowsOf } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { checkNewer, checkOlder } from './check-figures.ts';
import type { Heading } from './found.ts';
import { footOf, headingOf } from './heading.ts';
import { newerFigures } from './newer-figures.ts';
import { olderFigures } from './older-figures.ts';
import { type Layout, type OneReturn, returnsIn } from './returns.ts';

const always = [
  'status',
  'assessmentYear',
  'filingDate',
  'ackNo',
  'formNo',
  'payee.name',
  'payee.pan',
  'payee.address',
];

const expectedOf: Record<Layout, readonly string[]> = {
  older: [
    ...[
      'details.income.gross',
      'details.income.deductions',
      'details.income.total',
      'details.tax.netPayable',
    ],
    ...['details.tax.total', 'details.tds', 'details.tax.totalPaid', 'details.tax.payable', 'details.refund'],
  ],
  newer: [
    ...['totalincome', 'netPayable', 'interestPaid', 'totalTax', 'totalPaid', 'taxPayableRefundable'].map(
      (key) => `details.incomeAndTax.${key}`,
    ),
  ],
};

/**
 * An income-tax return's acknowledgement or ITR-V, in the layout up to 2020-21 or a newer one (standards §11.2).
 * Figures are as printed, without commas, under `details`; a refund of the newer layouts is a negative balance.
 * Further acknowledgements in the same file go to `fy2020` and `fy2021` when they are of these years; others are only
 * mentioned.
 */
export const readItrV: Reader = (pages) => {
  const findings = openFindings();
  const [first, ...others] = returnsIn(rowsOf(pages));
  if (!first) return findings.reading('itr-v', 0, always);
  keepReturn(findings, '', first);
  for (const other of others) {
    const block = blockOf(other);
    if (block && !findings.has(`${block}.ackNo`)) keepReturn(findings, `${block}.`, other);
    else mention(findings, other);
  }
  const expected = [...always, ...(first.layout ? expectedOf[first.layout] : [])];
  return findings.reading('itr-v', likenessOf(first.rows), expected);
};

/** Where the record keeps a newer acknowledgement beside the main one: by the year in which the income was earned. */
function blockOf({ rows, layout }: OneReturn): 'fy2020' | 'fy2021' | null {
  const year = layout === 'newer' ? headingOf(rows, layout).assessmentYear?.text.slice(0, 4) : '';
  return year === '2021' ? 'fy2020' : year === '2022' ? 'fy2021' : null;
}

/** @param prefix where in the record: blank, `fy2020.` or `fy2021.` */
function keepReturn(findings: Findings, prefix: string, { rows, layout }: OneReturn): void {
  const heading = headingOf(rows, layout);
  keepHeading(findings, prefix, heading);
  if (layout === 'older') keepOlder(findings, prefix, rows);
  if (layout === 'newer') keepNewer(findings, prefix, rows);
  checkHeading(findings, prefix, heading, rows);
}

function keepHeading(findings: Findings, prefix: string, heading: Heading): void {
  const { name, pan: panFound, aadhaar, address, status, ...rest } = heading;
  const odd = 'This is not a type of taxpayer. Compare it.';
  if (status)
    findings.keep(`${prefix}status`, status.text, status, statuses.test(status.text) ? undefined : odd);
  for (const [path, found] of Object.entries(rest))
    if (found) findings.keep(`${prefix}${path}`, found.text, found);
  for (const [path, found] of Object.entries({ name, pan: panFound, aadhaar, address }))
    if (found) findings.keep(`${prefix}payee.${path}`, found.text, found);
}

const statuses =
  /^(?:individual|huf|hindu undivided family|firm|llp|(?:domestic |foreign )?company|aop\/?\s?boi|aop|boi|trust|local authority|co-operative society|artificial juridical person)$/i;

function keepFigures(
  findings: Findings,
  prefix: string,
  figures: Readonly<Record<string, Figure | undefined>>,
) {
  for (const [path, figure] of Object.entries(figures))
    if (figure) findings.keepAmount(`${prefix}.${path}`, figure, figure.page, figure.doubt);
}

function keepOlder(findings: Findings, prefix: string, rows: readonly Row[]): void {
  const figures = olderFigures(rows);
  const { deemed: _, ...stored } = figures;
  const paid = figures['tax.totalPaid'];
  // The record names the sum of the taxes paid twice.
  keepFigures(findings, `${prefix}details`, { ...stored, ...(paid ? { 'tax.paid': paid } : {}) });
  checkOlder(findings, `${prefix}details`, figures);
}

function keepNewer(findings: Findings, prefix: string, rows: readonly Row[]): void {
  const figures = newerFigures(rows);
  for (const [block, lines] of Object.entries(figures))
    keepFigures(findings, `${prefix}details.${block}`, lines);
  checkNewer(findings, `${prefix}details`, figures);
}

function checkHeading(findings: Findings, prefix: string, heading: Heading, rows: readonly Row[]): void {
  const { ackNo, filingDate, pan: panFound, assessmentYear } = heading;
  const foot = footOf(rows);
  if (panFound) {
    const wrong = pan.check(panFound.text).fault;
    if (wrong) findings.check('The PAN has the right shape', false, wrong, [`${prefix}payee.pan`]);
    same(findings, 'PAN', `${prefix}payee.pan`, [...foot.pans, ...foot.barcode.slice(0, 1)]);
  }
  const numbers = [...foot.numbers.slice(1), ...foot.barcode.slice(1)];
  if (ackNo) same(findings, 'acknowledgement number', `${prefix}ackNo`, numbers);
  checkDate(findings, prefix, ackNo?.text ?? '', filingDate?.text ?? '');
  const year = assessmentYear?.text ?? '';
  const order = Number(year.slice(5)) === (Number(year.slice(0, 4)) + 1) % 100;
  const apart = `The assessment year ${year} is not one year and the next.`;
  if (year && !order)
    findings.check('The two years follow one another', false, apart, [`${prefix}assessmentYear`]);
}

function same(findings: Findings, what: string, path: string, others: readonly string[]): void {
  const own = findings.value(path);
  if (others.length === 0) return;
  const different = others.find((other) => other.toUpperCase() !== own);
  const detail = different
    ? `The ${what} is ${own} in one place and ${different} in another. Compare them.`
    : `The ${what} is ${own} in all ${others.length + 1} places.`;
  findings.check(`The ${what} is the same everywhere`, !different, detail, [path]);
  if (!different) findings.prove([path]);
}

/** Every number seen ends in its date of filing, DDMMYY (standards §4.1). */
function checkDate(findings: Findings, prefix: string, number: string, printed: string): void {
  const day = dayIn(printed);
  if (!day || itrAcknowledgement.check(number).fault !== null) return;
  const [inNumber, onPaper] = [number.slice(9), day.digits.replace(/\d\d(\d\d)$/, '$1')];
  const fits = inNumber === onPaper;
  const detail = `The number ends in ${inNumber} and the return was filed on ${printed}.`;
  const name = 'The acknowledgement number ends in the date of filing';
  const paths = [`${prefix}ackNo`, `${prefix}filingDate`];
  findings.check(name, fits, detail, paths);
  if (fits) findings.prove(paths);
}

function mention(findings: Findings, { rows, layout }: OneReturn): void {
  const year = headingOf(rows, layout).assessmentYear?.text;
  const which = year ? `for the year ${year}` : 'for a year that could not be read';
  findings.note('One return in the file', `The file holds another return, ${which}. Upload it by itself.`);
}

const marks = [
  ['INCOME TAX RETURN ACKNOWLEDGEMENT', 'INCOME TAX RETURN VERIFICATION FORM'],
  ['Where the data of the Return of Income'],
  ['Assessment Year'],
  ['Filing Acknowledgement', 'Acknowledgement Number'],
  ['Net tax payable'],
  ['Total Income'],
  ['Total tax, interest and Fee payable', 'Total tax and interest payable'],
] as const;

function likenessOf(rows: readonly Row[]): number {
  return marks.filter((labels) => findRow(labels, rows) !== null).length / marks.length;
}
