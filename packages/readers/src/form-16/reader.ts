import { form16Certificate } from '@pramaan/documents/identifiers/income-tax.ts';
import { pan } from '@pramaan/documents/identifiers/pan.ts';
import { tan } from '@pramaan/documents/identifiers/tan.ts';
import { type Findings, openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { type Row, rowsOf } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { checkPartA } from './check-part-a.ts';
import { checkPartB } from './check-part-b.ts';
import { type Found, type Heading, headingOf, repeatedOn } from './heading.ts';
import { type PartA, partAOf } from './part-a.ts';
import { partBOf } from './part-b.ts';
import { partsOf } from './parts.ts';

const expected = [
  ...['certificateNo', 'assessmentYear', 'fiscalYear', 'amount', 'taxPaid'],
  ...['employee.name', 'employee.pan', 'employee.address'],
  ...['employer.name', 'employer.tan', 'employer.pan', 'employer.address'],
];

/**
 * Form 16, parts A and B together or either alone (layout: standards §11.1). Amounts are as printed, without commas.
 * Sums, repeated numbers and the tax computation are compared; what does not fit makes the fields doubtful.
 */
export const readForm16: Reader = (pages) => {
  const rows = rowsOf(pages);
  const parts = partsOf(rows);
  const findings = openFindings();
  const [headA, headB] = [headingOf(parts.a), headingOf(parts.b)];
  const partA = partAOf(parts.a);
  const partB = partBOf(parts.b);
  keepHeading(findings, headA);
  keepHeading(findings, headB);
  keepYear(findings, headA.assessmentYear ? headA : headB);
  if (partA.total) {
    findings.keepAmount('amount', partA.total.paid, partA.total.page);
    findings.keepAmount('taxPaid', partA.total.deposited, partA.total.page);
  } else if (partB.gross) {
    const doubt = 'Part A, which states the amount paid, was not read; this is the gross salary of part B.';
    findings.keepAmount('amount', partB.gross, partB.gross.page, doubt);
  }
  compareHeadings(findings, headA, headB, repeatedOn(rows));
  checkPartA(findings, partA);
  checkPartB(findings, partB, partA.total?.paid);
  return findings.reading('form-16', likenessOf(rows), expected, {
    quarters: partA.quarters.map(quarterRow),
    challans: partA.challans.map(({ amount, ...rest }) => ({ ...rest, amount: amount.value })),
  });
};

const quarterRow = ({ quarter, receipt, paid, deducted, deposited }: PartA['quarters'][number]) => ({
  ...{ quarter, receipt },
  ...{ paid: paid.value, deducted: deducted.value, deposited: deposited.value },
});

function keepHeading(
  findings: Findings,
  { certificateNo, employer, employee, assessmentYear }: Heading,
): void {
  keepNumber(findings, 'certificateNo', certificateNo, form16Certificate);
  if (assessmentYear) findings.keep('assessmentYear', assessmentYear.text, assessmentYear);
  keepNumber(findings, 'employee.pan', employee.pan, pan);
  keepNumber(findings, 'employer.pan', employer.pan, pan);
  keepNumber(findings, 'employer.tan', employer.tan, tan);
  for (const [path, found] of [
    ['employee.name', employee.name],
    ['employee.address', employee.address],
    ['employer.name', employer.name],
    ['employer.address', employer.address],
  ] as const)
    if (found) findings.keep(path, found.text, found);
}

function keepNumber(findings: Findings, path: string, found: Found | null, kind: typeof pan): void {
  if (!found || findings.has(path)) return;
  const wrong = kind.check(found.text).fault ?? undefined;
  const unclear =
    found.repairs > 0 ? `A letter or digit of the ${kind.name} is not clear. Compare it.` : undefined;
  findings.keep(path, found.text, found, wrong ?? unclear);
  if (wrong) findings.check(`The ${kind.name} has the right shape`, false, wrong, [path]);
}

/** The year's income is that of the year before the assessment; the employment lies within it. */
function keepYear(findings: Findings, { assessmentYear, period }: Heading): void {
  const start = Number(/^20\d\d/.exec(assessmentYear?.text ?? '')?.[0]);
  if (!assessmentYear || Number.isNaN(start)) return;
  const fiscal = `${start - 1}-${String(start % 100).padStart(2, '0')}`;
  findings.keep('fiscalYear', fiscal, assessmentYear);
  const both = ['assessmentYear', 'fiscalYear'];
  const follows = Number(assessmentYear.text.slice(-2)) === (start + 1) % 100;
  const order = `The assessment year ${assessmentYear.text} is not one year and the next.`;
  if (!follows) findings.check('The two years of the assessment year follow one another', false, order, both);
  if (period.length < 2) return;
  const outside = period.filter((date) => yearOf(date) !== start - 1);
  const said = `Employment from ${period[0]} to ${period[1]}, assessment year ${assessmentYear.text}`;
  const fits = outside.length === 0;
  const detail = fits ? `${said}.` : `${said}: ${outside[0]} is not in the year ${fiscal}.`;
  findings.check('The employment lies in the financial year', fits, detail, both);
}

/** The year in whose April the financial year of a printed date (31-Mar-2025) begins. */
function yearOf(printed: string): number {
  const [, month = '', year = ''] = printed.split('-');
  return /^(?:jan|feb|mar)$/i.test(month) ? Number(year) - 1 : Number(year);
}

function compareHeadings(
  findings: Findings,
  a: Heading,
  b: Heading,
  again: ReturnType<typeof repeatedOn>,
): void {
  const compare = (what: string, path: string, others: readonly (string | undefined)[]) => {
    const own = findings.value(path);
    const said = others.filter((other) => other !== undefined);
    if (own === '' || said.length === 0) return;
    const different = said.find((other) => other !== own);
    const detail = different
      ? `The ${what} is ${own} in one place and ${different} in another. Compare them.`
      : `The ${what} is ${own} in all ${said.length + 1} places.`;
    findings.check(`The ${what} is the same everywhere`, different === undefined, detail, [path]);
    if (!different) findings.prove([path]);
  };
  compare('certificate number', 'certificateNo', again.certificateNo);
  compare(
    "employee's PAN",
    'employee.pan',
    [b.employee.pan?.text, ...again.pan].slice(a.employee.pan ? 0 : 1),
  );
  compare(
    "employer's TAN",
    'employer.tan',
    [b.employer.tan?.text, ...again.tan].slice(a.employer.tan ? 0 : 1),
  );
  compare('assessment year', 'assessmentYear', again.assessmentYear);
  if (!a.employee.name || !b.employee.name) return;
  compare("employee's name", 'employee.name', [b.employee.name.text]);
}

const marks = [
  ['FORM NO. 16'],
  ['Certificate under Section 203 of the Income-tax Act'],
  ['Name and address of the Employer'],
  ['TAN of the Deductor'],
  ['Assessment Year'],
  ['Summary of amount paid/credited', 'Details of Salary Paid and any other income'],
  ['THROUGH CHALLAN', 'Deductions under Chapter VI-A', 'Amount of tax deducted'],
] as const;

/** How many of the marks of either part were found. */
function likenessOf(rows: readonly Row[]): number {
  return marks.filter((labels) => findRow(labels, rows) !== null).length / marks.length;
}
