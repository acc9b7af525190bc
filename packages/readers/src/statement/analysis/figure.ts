import type { Paise, Transaction } from '../statement.ts';
import type { Narration } from './narration.ts';

/** A number and the transactions that make it: indexes into the statement's list. */
export interface Figure {
  value: number;
  rows: number[];
}

/** A transaction with what its narration tells, made once for all of the analysis. */
export interface Row {
  index: number;
  transaction: Transaction;
  narration: Narration;
  /** The party's one spelling; empty when it has none. */
  party: string;
  /** Paise, never negative. */
  amount: Paise;
  credit: boolean;
  /** YYYY-MM */
  month: string;
}

/** The sum of the rows' amounts, in paise. */
export function sumOf(rows: readonly Row[]): Figure {
  return { value: rows.reduce((sum, { amount }) => sum + amount, 0), rows: rows.map(({ index }) => index) };
}

/** How many rows there are. */
export function countOf(rows: readonly Row[]): Figure {
  return { value: rows.length, rows: rows.map(({ index }) => index) };
}

/** A part of a whole, 0 to 1 with four digits; 0 of nothing. The rows are those of the part. */
export function shareOf(part: readonly Row[], whole: readonly Row[]): Figure {
  const [own, all] = [sumOf(part), sumOf(whole)];
  return {
    value: all.value === 0 ? 0 : Math.round((own.value / all.value) * 10_000) / 10_000,
    rows: own.rows,
  };
}

/** Rows by a key, in the order in which the keys come. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** The middle one of sorted numbers; 0 for none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
