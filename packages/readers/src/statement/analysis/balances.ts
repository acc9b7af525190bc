import { addDays, monthsBetween } from '../dates.ts';
import type { Paise, Statement } from '../statement.ts';
import type { Figure } from './figure.ts';

/** The balance in which a day ended. */
export interface DayEnd {
  date: string;
  balance: Paise;
  /** The transaction that left it; null before the first one. */
  row: number | null;
}

/** Every day of the statement's period, at most 12,000, with the balance it ended in; empty where none is known. */
export function dayEnds({ period, opening, transactions }: Statement): DayEnd[] {
  const last = new Map<string, { balance: Paise; row: number }>();
  let balance = opening;
  for (const [row, { date, debit, credit, balance: printed }] of transactions.entries()) {
    balance = printed ?? (balance === null ? null : balance + (credit ?? 0) - (debit ?? 0));
    if (balance !== null) last.set(date, { balance, row });
  }
  const days: DayEnd[] = [];
  let now: { balance: Paise; row: number | null } | null =
    opening === null ? null : { balance: opening, row: null };
  for (let date = period.from; date <= period.to && days.length < 12_000; date = addDays(date, 1)) {
    now = last.get(date) ?? now;
    if (now) days.push({ date, ...now });
  }
  return days;
}

export interface MonthBalance {
  month: string;
  /** Mean of the balances in which the days ended. */
  average: Figure;
  lowest: Figure & { date: string };
  highest: Figure & { date: string };
}

/** Per month of the days: average, lowest and highest balance at the end of a day, in paise. */
export function monthBalances(days: readonly DayEnd[]): MonthBalance[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  return monthsBetween(first.date, last.date).flatMap((month) => {
    const own = days.filter(({ date }) => date.startsWith(month));
    const [any] = own;
    if (!any) return [];
    const low = own.reduce((a, b) => (b.balance < a.balance ? b : a), any);
    const high = own.reduce((a, b) => (b.balance > a.balance ? b : a), any);
    return [{ month, average: averageOf(own), lowest: pointOf(low), highest: pointOf(high) }];
  });
}

/** The mean over days in whole paise, and the rows that left those balances. */
export function averageOf(days: readonly DayEnd[]): Figure {
  const sum = days.reduce((all, { balance }) => all + balance, 0);
  const rows = [...new Set(days.flatMap(({ row }) => (row === null ? [] : [row])))];
  return { value: days.length === 0 ? 0 : Math.round(sum / days.length), rows };
}

const pointOf = ({ date, balance, row }: DayEnd) => ({
  value: balance,
  rows: row === null ? [] : [row],
  date,
});
