import { bareMark } from '../judgement/texts.ts';
import { readPath } from '../paths.ts';
import { type CaseRecord, isBelieved } from './case-records.ts';
import {
  amountAt,
  amountIn,
  daysBetween,
  figuresOf,
  financialYearOf,
  firstYear,
  textOf,
  yearFrom,
  yearIn,
} from './figures.ts';
import { isSalary, type MonthlySum, monthly, statementsOf } from './statement-rows.ts';

/** What one source says was earned in a year. */
export interface YearlyIncome {
  source: 'form16' | 'return' | 'credits' | 'wages' | 'rent' | 'business';
  /** First year of the financial year. */
  year: number;
  /** Rupees of twelve months. */
  amount: number;
  records: readonly string[];
  called: string;
  /** What was counted in each month, where a source tells months. */
  months: readonly MonthlySum[];
}

/** Days after the end of a financial year for which a paper of it tells what is earned now. */
const currentDays = 2 * 365;

/** The last day of the financial year of an income, YYYY-MM-DD. */
export const yearEnd = ({ year }: Pick<YearlyIncome, 'year'>): string => `${year + 1}-03-31`;

/** Whether an income is of so long ago that it says nothing of today. */
export const isOutdated = (income: Pick<YearlyIncome, 'year'>, today: string): boolean =>
  daysBetween(yearEnd(income), today) > currentDays;

interface Certificate {
  one: CaseRecord;
  year: number;
  amount: number;
  /** Whose certificate it is, or which: two papers with the same are one. */
  marks: readonly string[];
}

/** Certificates that are papers of their own: of another employer, with another number, in another place. The registry's word first. */
function distinctCertificates(records: readonly CaseRecord[]): Certificate[] {
  const kept: Certificate[] = [];
  for (const one of records.filter(isBelieved).toSorted((a, b) => b.strength - a.strength))
    for (const { salary, financialYear, payer, number } of figuresOf(one)) {
      const [amount, year] = [amountAt(one, salary), firstYear(yearIn(textOf(one, financialYear)))];
      const stated = [payer, number].map((path) => bareMark(textOf(one, path))).filter(Boolean);
      const marks = [...stated, `${one.entry.document.id} ${one.instance}`];
      const known = kept.some(
        (other) => other.year === year && other.marks.some((mark) => marks.includes(mark)),
      );
      if (amount !== null && !Number.isNaN(year) && !known) kept.push({ one, year, amount, marks });
    }
  return kept;
}

/** Gross salary by year: of several employers together, of one paper given several times once. */
function certificates(records: readonly CaseRecord[]): YearlyIncome[] {
  const years = Map.groupBy(distinctCertificates(records), ({ year }) => year);
  return [...years].map(([year, papers]) => ({
    source: 'form16',
    year,
    amount: papers.reduce((sum, { amount }) => sum + amount, 0),
    records: papers.map(({ one }) => one.place),
    called: `${papers[0]?.one.entry.document.title} ${yearFrom(year)}`,
    months: [],
  }));
}

/** Income by year as returned; of two returns of a year the lower one. */
function returns(records: readonly CaseRecord[]): YearlyIncome[] {
  const stated = records.filter(isBelieved).flatMap((one) =>
    figuresOf(one).flatMap(({ income, assessmentYear }) => {
      const year = firstYear(yearIn(textOf(one, assessmentYear))) - 1;
      const amount = (income ?? []).map((path) => amountAt(one, path)).find((found) => found !== null);
      return amount === undefined || amount === null || Number.isNaN(year) ? [] : [{ one, year, amount }];
    }),
  );
  return [...Map.groupBy(stated, ({ year }) => year)].map(([year, papers]) => {
    const [lowest] = papers.toSorted((a, b) => a.amount - b.amount);
    return {
      ...{ source: 'return', year, amount: lowest?.amount ?? 0, months: [] },
      records: papers.map(({ one }) => one.place),
      called: `${lowest?.one.entry.document.title} ${yearFrom(year)}`,
    };
  });
}

function salaryCredits(records: readonly CaseRecord[]): YearlyIncome[] {
  return statementsOf(records).flatMap((statement): YearlyIncome[] => {
    const { months, average } = monthly(statement, isSalary);
    if (months.length < 2) return [];
    const called = 'Salary credits × 12';
    const year = financialYearOf(statement.last);
    return [
      { source: 'credits', year, amount: average * 12, records: [statement.record.place], called, months },
    ];
  });
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The financial year of `Apr-2024` or `04-2024`. */
function yearOfMonth(text: string): number {
  const [, name = '', year = ''] = /^([A-Za-z]{3})[a-z]*[- ](\d{4})$/.exec(text.trim()) ?? [];
  const month = monthNames.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? Number.NaN : financialYearOf(`${year}-${String(month).padStart(2, '0')}-01`);
}

function wages(records: readonly CaseRecord[]): YearlyIncome[] {
  return records.filter(isBelieved).flatMap((one) =>
    figuresOf(one).flatMap(({ wages: stated }): YearlyIncome[] => {
      const list = stated ? readPath(one.record.data, stated.list) : undefined;
      if (!stated || !Array.isArray(list)) return [];
      // Registries end a list with a row of totals: a row without a month is no month's wage.
      const paid = list
        .map((item) => ({
          amount: amountIn(readPath(item, stated.amount)) ?? 0,
          year: yearOfMonth(String(readPath(item, stated.month) ?? '')),
        }))
        .filter(({ amount, year }) => amount > 0 && !Number.isNaN(year));
      const amounts = paid.map(({ amount }) => amount);
      const year = Math.max(...paid.map((one) => one.year));
      if (amounts.length === 0 || Math.max(...amounts) === stated.atMost) return [];
      const amount = (amounts.reduce((sum, each) => sum + each, 0) / amounts.length) * 12;
      return [
        {
          source: 'wages',
          year,
          amount,
          records: [one.place],
          called: `${one.title}: wages × 12`,
          months: [],
        },
      ];
    }),
  );
}

/** What each source says was earned in a year, in the order of the sources. */
export const yearlyIncomes = (records: readonly CaseRecord[]): YearlyIncome[] => [
  ...certificates(records),
  ...returns(records),
  ...salaryCredits(records),
  ...wages(records),
];
