import { printDay } from '../dates.ts';
import type { Difference, Place } from '../statement.ts';

/** How a row is called in sentences: row 12 (page 2, line 31) of 01 Jun 2025. */
export function rowName(row: number, { page, row: line, file }: Place, date?: string): string {
  const where = file ? `file ${file}, page ${page}, line ${line}` : `page ${page}, line ${line}`;
  const name = `row ${row + 1} (${where})`;
  return date ? `${name} of ${printDay(date)}` : name;
}

/** A difference with its sentence beginning in a capital. */
export function difference(kind: Difference['kind'], rest: Omit<Difference, 'kind'>): Difference {
  const { sentence } = rest;
  return { kind, ...rest, sentence: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
}
