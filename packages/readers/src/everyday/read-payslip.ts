import { openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { groupsOf, joined, type Row, rowsOf } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { askUnproven } from './ask-unproven.ts';
import { besideOrUnder, type Cell } from './labelled-cell.ts';
import { likenessOf } from './likeness.ts';
import { bareName, firmName, isNameLike } from './name-like.ts';
import { letterhead } from './organisation.ts';
import { keepMonth } from './paid-month.ts';
import { keepSums, sumLabels } from './payslip-amounts.ts';

const labels = {
  employee: [
    'EMPLOYEE NAME',
    'NAME OF THE EMPLOYEE',
    'NAME OF EMPLOYEE',
    "NAME AND FATHER'S / HUSBAND'S NAME OF THE WORKMAN",
    'NAME OF THE WORKMAN',
    'NAME OF THE STAFF',
    'STAFF NAME',
    'NAME OF WORKMAN',
    'EMP NAME',
    'EMPLOYEE',
    'NAME',
  ],
  employer: [
    'NAME OF THE ESTABLISHMENT',
    'NAME AND ADDRESS OF CONTRACTOR',
    'NAME OF CONTRACTOR',
    'COMPANY NAME',
  ],
} as const;

const headings = [
  'PAYSLIP',
  'PAY SLIP',
  'SALARY SLIP',
  'WAGE SLIP',
  'SALARY STATEMENT',
  'PAY ADVICE',
  'PAY BILL',
];

/**
 * A payslip of any employer, by the words that payslips share. Fields: employer, employee, month, gross, deductions, net.
 * The amounts are believed when net is gross less deductions; everything else is shown to the person.
 */
export const readPayslip: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const employer = withoutAddress(besideOrUnder(rows, labels.employer)[0]) ?? letterhead(rows);
  if (employer) findings.keep('employer', firmName(employer.text), employer);
  const employee =
    besideOrUnder(rows, labels.employee).find(({ text }) => isNameLike(bareName(text))) ??
    nameOverNumber(rows);
  if (employee) findings.keep('employee', bareName(employee.text), employee);
  keepMonth(findings, rows);
  keepSums(findings, rows);
  const likeness = likenessOf(findRow(headings, rows), [
    findRow(sumLabels.net, rows),
    findRow(sumLabels.deductions, rows),
    findRow([...sumLabels.gross, 'BASIC'], rows),
  ]);
  const expected = ['employer', 'employee', 'month', 'gross', 'deductions', 'net'];
  return askUnproven(findings.reading('payslip', likeness, expected));
};

/** What stands before the first comma: the label asks for name and address. */
function withoutAddress(cell: Cell | undefined): Pick<Cell, 'text' | 'page' | 'words'> | undefined {
  const end = cell?.words.findIndex(({ text }) => text.endsWith(',')) ?? -1;
  return cell && end >= 0
    ? { ...cell, text: joined(cell.words.slice(0, end + 1)), words: cell.words.slice(0, end + 1) }
    : cell;
}

/** Without a label the employee's name is printed right above the row that begins with their number. */
function nameOverNumber(rows: readonly Row[]) {
  const mark = findRow(['EMPLOYEE NUMBER', 'EMPLOYEE NO', 'EMPLOYEE CODE', 'EMP CODE', 'EMP NO'], rows);
  const above = mark && mark.from === 0 ? rows[mark.index - 1] : undefined;
  const [words] = above && above.page === mark?.row.page ? groupsOf(above.words, 1.4) : [];
  const text = words ? joined(words) : '';
  return above && words && words.length > 1 && isNameLike(text) ? { text, page: above.page, words } : null;
}
