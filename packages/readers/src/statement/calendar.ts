import { addDays, lastDayOf, monthsBetween } from './dates.ts';
import type { AskedMonths, Calendar, Transaction } from './statement.ts';

/**
 * Months asked against months received. `covered` are the days that a statement, or each of several, is about. Without
 * `asked` nothing is missing.
 */
export function calendarOf(
  covered: readonly { from: string; to: string }[],
  transactions: readonly Pick<Transaction, 'date'>[],
  asked?: AskedMonths,
): Calendar {
  const active = new Set(transactions.map(({ date }) => date.slice(0, 7)));
  const received = [...new Set(covered.flatMap(({ from, to }) => monthsBetween(from, to)))].sort();
  const wanted = asked ? monthsBetween(asked.from, asked.to) : [];
  return {
    asked: wanted,
    received,
    missing: wanted.filter((month) => !received.includes(month)),
    partial: received.filter((month) => !isWhole(month, covered)),
    withoutTransactions: received.filter((month) => !active.has(month)),
  };
}

/** Every day of the month lies in one of the spans, or in spans that follow each other. */
function isWhole(month: string, covered: readonly { from: string; to: string }[]): boolean {
  let next = `${month}-01`;
  const last = lastDayOf(month);
  for (const { from, to } of [...covered].sort((a, b) => a.from.localeCompare(b.from))) {
    if (from > next) continue;
    if (to >= last) return true;
    if (to >= next) next = addDays(to, 1);
  }
  return false;
}
