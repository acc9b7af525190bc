import { type Amount, amountsIn, rupees } from '../printed-forms/amounts.ts';
import { type Findings, openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { groupsOf, joined, type Row, rowsOf, rowText } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { askUnproven } from './ask-unproven.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { likenessOf } from './likeness.ts';
import { isNameLike } from './name-like.ts';
import { organisationAtTop } from './organisation.ts';

const labels = {
  employee: ['EMPLOYEE NAME', 'NAME OF THE EMPLOYEE', 'NAME OF EMPLOYEE', 'EMP NAME', 'EMPLOYEE', 'NAME'],
  month: ['PAY PERIOD', 'SALARY MONTH', 'PAY MONTH', 'PAYSLIP MONTH', 'MONTH', 'PERIOD'],
  gross: [
    'GROSS EARNINGS',
    'TOTAL EARNINGS',
    'GROSS SALARY',
    'GROSS PAY',
    'GROSS AMOUNT',
    'TOTAL ADDITIONS',
    'GROSS',
  ],
  deductions: ['TOTAL DEDUCTIONS', 'TOTAL DEDUCTION', 'GROSS DEDUCTIONS', 'TOTAL DEDN', 'DEDUCTIONS'],
  net: ['NET PAY', 'NET SALARY', 'NET PAYABLE', 'NET AMOUNT', 'TAKE HOME', 'NET'],
} as const;

/**
 * A payslip of any employer, by the words that payslips share. Fields: employer, employee, month, gross, deductions, net.
 * The amounts are believed when net is gross less deductions; everything else is shown to the person.
 */
export const readPayslip: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const employer = organisationAtTop(rows);
  if (employer) findings.keep('employer', employer.text, employer);
  const employee = besideOrUnder(rows, labels.employee).find(({ text }) => isNameLike(text));
  if (employee) findings.keep('employee', employee.text, employee);
  keepMonth(findings, rows);
  keepAmounts(findings, rows);
  const heading = findRow(['PAYSLIP', 'PAY SLIP', 'SALARY SLIP', 'SALARY STATEMENT', 'PAY ADVICE'], rows);
  const likeness = likenessOf(heading, [
    findRow(labels.net, rows),
    findRow(labels.deductions, rows),
    findRow([...labels.gross, 'BASIC'], rows),
  ]);
  const expected = ['employer', 'employee', 'month', 'gross', 'deductions', 'net'];
  return askUnproven(findings.reading('payslip', likeness, expected));
};

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const monthForm = new RegExp(
  `\\b((?:${monthNames})[a-z]*)[\\s,'’/-]*(\\d{4}|\\d{2})\\b|\\b(0?[1-9]|1[0-2])[/-](\\d{4})\\b`,
  'i',
);

/** A month that stands by itself, as under the word Payslip in a corner. */
const alone = new RegExp(`^(?:${monthNames})[a-z]*[\\s,'’-]*\\d{4}$`, 'i');

/** `March 2025`, of `Mar-25` and `03/2025` too. */
function monthIn(text: string): string | null {
  const [, named, namedYear, number, year] = monthForm.exec(text) ?? [];
  if (!named && !number) return null;
  const at = named ? monthNames.split('|').indexOf(named.slice(0, 3).toLowerCase()) : Number(number) - 1;
  const date = new Date(Date.UTC(2000, at, 1));
  const name = date.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const whole = namedYear ?? year ?? '';
  return `${name} ${whole.length === 2 ? `20${whole}` : whole}`;
}

/** Beside its label, else in the heading: "Payslip for the month of March 2025", else by itself near the heading. */
function keepMonth(findings: Findings, rows: readonly Row[]): void {
  for (const cell of besideOrUnder(rows, labels.month)) {
    const month = monthIn(cell.text);
    if (!month) continue;
    findings.keep('month', month, cell);
    return;
  }
  for (const row of rows.slice(0, 12)) {
    const month = /slip|salary|pay|month/i.test(rowText(row)) ? monthIn(rowText(row)) : null;
    if (!month) continue;
    findings.keep('month', month, row);
    return;
  }
  for (const row of rows.slice(0, 12))
    for (const words of groupsOf(row.words, 1.4)) {
      const month = alone.test(joined(words)) ? monthIn(joined(words)) : null;
      if (month) findings.keep('month', month, { page: row.page, words });
    }
}

interface Candidate extends Amount {
  page: number;
}

/** The amounts after a label, the label's spelling first: the month's own stands before that of the year. */
function candidates(rows: readonly Row[], spellings: readonly string[]): Candidate[] {
  return spellings.flatMap((label) =>
    rows.flatMap((row, index) => {
      const place = findRow([label], rows, index, index + 1);
      const last = place && row.origins[place.to - 1];
      if (!last) return [];
      const [amount] = amountsIn(row.words.slice(last.word + 1));
      if (amount) return [{ ...amount, page: row.page }];
      return besideOrUnder(rows.slice(index, index + 3), [label]).flatMap(({ words, page }) =>
        amountsIn(words)
          .slice(0, 1)
          .map((one) => ({ ...one, page })),
      );
    }),
  );
}

/** Of the amounts that the labels announce, those that fit together; where none do, the first of each. */
function keepAmounts(findings: Findings, rows: readonly Row[]): void {
  const [gross, deductions, net] = [labels.gross, labels.deductions, labels.net].map((spellings) =>
    candidates(rows, spellings).filter(({ paise }) => paise >= 0),
  ) as [Candidate[], Candidate[], Candidate[]];
  const fitting = gross.flatMap((all) =>
    deductions.flatMap((less) =>
      net.flatMap((rest) =>
        all.paise > 0 && all.paise - less.paise === rest.paise
          ? [{ gross: all, deductions: less, net: rest }]
          : [],
      ),
    ),
  );
  const [fit] = fitting;
  const chosen = fit ?? { gross: gross[0], deductions: deductions[0], net: net[0] };
  for (const [path, amount] of Object.entries(chosen))
    if (amount) findings.keepAmount(path, amount, amount.page);
  if (!chosen.gross || !chosen.deductions || !chosen.net) return;
  const less = rupees(chosen.gross.paise - chosen.deductions.paise);
  const detail = fit
    ? `Gross less deductions is ${less}, as the net pay says.`
    : `Gross less deductions is ${less} and the net pay says ${rupees(chosen.net.paise)}.`;
  findings.check('Net pay is gross less deductions', fit !== undefined, detail, [
    'gross',
    'deductions',
    'net',
  ]);
  const different = new Set(fitting.map((one) => one.net.paise)).size;
  if (different === 1) findings.prove(['gross', 'deductions', 'net']);
}
