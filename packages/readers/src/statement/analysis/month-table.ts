import { monthsBetween } from '../dates.ts';
import type { Statement } from '../statement.ts';
import type { MonthBalance } from './balances.ts';
import type { Bounce } from './bounces.ts';
import { countOf, type Figure, grouped, type Row, sumOf } from './figure.ts';
import type { Mandate } from './mandates.ts';
import type { Salary } from './salary.ts';

/** One month of a statement. Money in paise. */
export interface MonthRow {
  month: string;
  credits: Figure;
  debits: Figure;
  creditCount: Figure;
  debitCount: Figure;
  salary: Figure;
  /** Paid by mandates whose wording names a loan. */
  instalments: Figure;
  bounces: Figure;
  cashIn: Figure;
  cashOut: Figure;
  /** Null where no balance is known. */
  balance: Omit<MonthBalance, 'month'> | null;
}

interface Found {
  balances: readonly MonthBalance[];
  salaries: readonly Salary[];
  mandates: readonly Mandate[];
  bounces: readonly Bounce[];
  cash: (row: Row) => boolean;
}

/** Every month of the period in turn, those without a transaction too. */
export function monthTable({ period }: Statement, rows: readonly Row[], found: Found): MonthRow[] {
  const byMonth = grouped(rows, ({ month }) => month);
  const pay = new Set(found.salaries.flatMap((one) => one.rows));
  const loans = new Set(found.mandates.flatMap(({ kind, rows: own }) => (kind === 'loan' ? own : [])));
  const names = new Set([...monthsBetween(period.from, period.to), ...byMonth.keys()]);
  return [...names].sort().map((month) => {
    const own = byMonth.get(month) ?? [];
    const [into, out] = [own.filter(({ credit }) => credit), own.filter(({ credit }) => !credit)];
    const back = found.bounces.filter(({ date }) => date.startsWith(month));
    const balance = found.balances.find((one) => one.month === month);
    return {
      ...{ month, credits: sumOf(into), debits: sumOf(out) },
      ...{ creditCount: countOf(into), debitCount: countOf(out) },
      salary: sumOf(into.filter(({ index }) => pay.has(index))),
      instalments: sumOf(out.filter(({ index }) => loans.has(index))),
      bounces: { value: back.length, rows: back.flatMap((one) => [...one.rows, ...one.charges]) },
      cashIn: sumOf(into.filter(found.cash)),
      cashOut: sumOf(out.filter(found.cash)),
      balance: balance
        ? { average: balance.average, lowest: balance.lowest, highest: balance.highest }
        : null,
    };
  });
}
