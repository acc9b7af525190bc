import type { Findings } from '../printed-forms/findings.ts';
import { groupsOf, joined, type Row, rowText } from '../printed-forms/rows.ts';
import { besideOrUnder } from './labelled-cell.ts';

const labels = [
  ...['PAY PERIOD', 'SALARY MONTH', 'PAY MONTH', 'PAYSLIP MONTH', 'WAGE PERIOD', 'FOR THE PERIOD'],
  ...['MONTH ENDING', 'MONTH', 'PERIOD'],
];

const monthNames = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const monthForm = new RegExp(
  `\\b((?:${monthNames})[a-z]*)[\\s,'’/-]*(\\d{4}|\\d{2})\\b|(?<![\\d./-])(0?[1-9]|1[0-2])[/-](\\d{4})\\b`,
  'i',
);

/** The days that a period runs from and to, or the one that it ends on. */
const dayForm = /\b\d{1,2}[./-](0?[1-9]|1[0-2])[./-](\d{4})\b/g;

/** A month that stands by itself, as under the word Payslip in a corner. */
const alone = new RegExp(`^(?:for (?:the month of )?)?(?:${monthNames})[a-z]*[\\s,'’-]*\\d{4}$`, 'i');

const monthName = (month: number, year: string) => {
  const name = new Date(Date.UTC(2000, month - 1, 1)).toLocaleString('en', {
    month: 'long',
    timeZone: 'UTC',
  });
  return `${name} ${year.length === 2 ? `20${year}` : year}`;
};

/** `March 2025`, of `Mar-25`, `03/2025` and `01.03.2025 to 31.03.2025` too; null without a month or with two. */
function monthIn(text: string): string | null {
  const [, named, namedYear, number, year] = monthForm.exec(text) ?? [];
  if (named)
    return monthName(monthNames.split('|').indexOf(named.slice(0, 3).toLowerCase()) + 1, namedYear ?? '');
  if (number) return monthName(Number(number), year ?? '');
  const days = [...text.matchAll(dayForm)].map(([, month, ofYear]) => monthName(Number(month), ofYear ?? ''));
  return days[0] !== undefined && new Set(days).size === 1 ? days[0] : null;
}

/** Rows from the top in which the heading of a payslip stands. */
const headRows = 12;

/** Beside its label, else in the heading: "Payslip for the month of March 2025", else by itself near the heading. */
export function keepMonth(findings: Findings, rows: readonly Row[]): void {
  for (const cell of besideOrUnder(rows, labels)) {
    const month = monthIn(cell.text);
    if (!month) continue;
    findings.keep('month', month, cell);
    return;
  }
  for (const row of rows.slice(0, headRows)) {
    const month = /slip|salary|wage|pay|month/i.test(rowText(row)) ? monthIn(rowText(row)) : null;
    if (!month) continue;
    findings.keep('month', month, row);
    return;
  }
  for (const row of rows.slice(0, headRows))
    for (const words of groupsOf(row.words, 1.4)) {
      const month = alone.test(joined(words)) ? monthIn(joined(words)) : null;
      if (month) findings.keep('month', month, { page: row.page, words });
    }
}
