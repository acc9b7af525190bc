import { daysBetween } from '../dates.ts';
import { median, type Row } from './figure.ts';

/** Rows that come once a month at about the same day. */
export interface Monthly {
  rows: Row[];
  months: string[];
  /** The usual day of the month, 1 to 31. */
  day: number;
  /** The usual amount in paise. */
  amount: number;
}

/**
 * Those of some party's rows that come monthly: at least `least` months in which one comes, `slack` days about the usual
 * day, and the amount within `tolerance` (0.25: a quarter) of the usual one. Null when they do not.
 */
export function monthlyOf(
  rows: readonly Row[],
  { least, slack, tolerance }: { least: number; slack: number; tolerance: number },
): Monthly | null {
  if (rows.length < least) return null;
  const amount = median(rows.map((row) => row.amount));
  const near = rows.filter((row) => Math.abs(row.amount - amount) <= amount * tolerance);
  const day = usualDay(near);
  const stored = near.filter((row) => daysOff(row, day) <= slack);
  const months = [...new Set(stored.map(({ month }) => month))];
  // Three payments a month to one shop are custom, not an instalment.
  if (months.length < least || stored.length > months.length * 1.5 || gaps(stored) > 1) return null;
  return { rows: stored, months, day, amount };
}

const dayOf = ({ transaction }: Row) => Number(transaction.date.slice(8));

/** The day with the least distance to all, months counted as a circle: the 31st and the 1st are neighbours. */
function usualDay(rows: readonly Row[]): number {
  let best = { day: 1, off: Number.POSITIVE_INFINITY };
  for (const day of new Set(rows.map(dayOf))) {
    const off = rows.reduce((sum, row) => sum + daysOff(row, day), 0);
    if (off < best.off) best = { day, off };
  }
  return best.day;
}

function daysOff(row: Row, day: number): number {
  const apart = Math.abs(dayOf(row) - day);
  return Math.min(apart, 31 - apart);
}

/** Months left out on the way, as a share of those that are there. */
function gaps(rows: readonly Row[]): number {
  const dates = rows.map(({ transaction }) => transaction.date).sort();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  if (!first || !last) return 0;
  const span = daysBetween(first, last) / 30.4 + 1;
  return (span - rows.length) / rows.length;
}
