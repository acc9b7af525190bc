import { printDay } from '../dates.ts';
import type { Difference, Transaction } from '../statement.ts';
import { difference } from './sentences.ts';

/** Rows that stand in the statement a second time. */
export interface Repeat {
  /** Index of the first and the last row of the second time. */
  from: number;
  to: number;
  /** Index of the first row of the first time. */
  original: number;
}

const keyOf = ({ date, narration, debit, credit, balance }: Transaction) =>
  `${date}|${debit ?? ''}|${credit ?? ''}|${balance ?? ''}|${narration.replace(/\s/g, '')}`;

/**
 * Runs of rows that are the same as earlier ones: same day, amount, wording and balance. A single row counts only where
 * `broken` says that the balance does not follow there: two equal fares of a day with a refund between are no fault.
 */
export function repeats(transactions: readonly Transaction[], broken: ReadonlySet<number>): Repeat[] {
  const seen = new Map<string, number>();
  const found: Repeat[] = [];
  for (let row = 0; row < transactions.length; row++) {
    const transaction = transactions[row];
    if (!transaction) continue;
    const key = keyOf(transaction);
    const original = seen.get(key);
    if (original === undefined) {
      seen.set(key, row);
      continue;
    }
    let length = 1;
    while (same(transactions[row + length], transactions[original + length], original + length < row))
      length += 1;
    if (length > 1 || broken.has(row)) found.push({ from: row, to: row + length - 1, original });
    row += length - 1;
  }
  return found;
}

const same = (a: Transaction | undefined, b: Transaction | undefined, apart: boolean) =>
  apart && a !== undefined && b !== undefined && keyOf(a) === keyOf(b);

/** Repeats as differences. They take the place of the balance that does not follow where they begin. */
export function repeatedRows(
  transactions: readonly Transaction[],
  broken: ReadonlySet<number>,
): Difference[] {
  return repeats(transactions, broken).map(({ from, to, original }) => {
    const [first, last] = [transactions[from], transactions[to]];
    const days =
      first && last && first.date !== last.date
        ? `${printDay(first.date)} to ${printDay(last.date)}`
        : printDay(first?.date ?? '');
    return difference('repeated', {
      ...{ row: from, date: first?.date ?? null, at: first?.at ?? null, expected: null, printed: null },
      sentence:
        from === to
          ? `Row ${from + 1} (${days}) is in the statement a second time. The first is row ${original + 1}.`
          : `Rows ${from + 1} to ${to + 1} (${days}) are in the statement a second time. The first time begins at row ${original + 1}.`,
    });
  });
}
