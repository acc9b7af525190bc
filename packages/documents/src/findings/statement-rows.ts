import { readPath } from '../paths.ts';
import { type CaseRecord, isBelieved } from './case-records.ts';
import { amountIn, figuresOf } from './figures.ts';

/** A row of a bank statement: day as YYYY-MM-DD, amount in rupees. */
export interface Row {
  day: string;
  category: string;
  /** As the bank wrote it. */
  description: string;
  credit: boolean;
  amount: number;
}

export interface ReadStatement {
  record: CaseRecord;
  rows: readonly Row[];
  /** The last day with a row, YYYY-MM-DD; blank without rows. */
  last: string;
}

const textIn = (row: unknown, name: string): string => {
  const value = readPath(row, name);
  return typeof value === 'string' ? value : '';
};

const toRow = (row: unknown): Row => ({
  day: (textIn(row, 'valueDate') || textIn(row, 'dateTime')).slice(0, 10),
  category: textIn(row, 'category'),
  description: textIn(row, 'description') || textIn(row, 'remark'),
  credit: textIn(row, 'type') === 'CREDIT',
  amount: amountIn(readPath(row, 'amount')) ?? 0,
});

/** The bank statements of a case, with their rows. */
export function statementsOf(records: readonly CaseRecord[]): ReadStatement[] {
  return records.filter(isBelieved).flatMap((record) =>
    figuresOf(record).flatMap(({ rows: path }) => {
      const list = path === undefined ? undefined : readPath(record.record.data, path);
      if (!Array.isArray(list)) return [];
      const rows = list.map(toRow);
      const last =
        rows
          .map(({ day }) => day)
          .sort()
          .at(-1) ?? '';
      return [{ record, rows, last }];
    }),
  );
}

/** What was counted in one month, YYYY-MM; rupees. */
export interface MonthlySum {
  month: string;
  amount: number;
}

/** What comes in or goes out each month under a category, and its average; months without it are not counted. */
export function monthly(
  { rows }: ReadStatement,
  wanted: (row: Row) => boolean,
): { months: readonly MonthlySum[]; average: number } {
  const sums = new Map<string, number>();
  for (const { day, amount } of rows.filter(wanted))
    sums.set(day.slice(0, 7), (sums.get(day.slice(0, 7)) ?? 0) + amount);
  const months = [...sums].map(([month, amount]) => ({ month, amount }));
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  return { months, average: months.length === 0 ? 0 : total / months.length };
}

export const isSalary = ({ credit, category }: Row): boolean => credit && category === 'Salary';
export const isInstalment = ({ credit, category }: Row): boolean => !credit && category === 'Loan repayment';
