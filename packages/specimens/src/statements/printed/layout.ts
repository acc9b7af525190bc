import type { Wording } from '../narrations.ts';
import type { StyleColumn, TableStyle } from '../style.ts';

/** A line of the table that is no transaction: an opening, a closing, a sum. */
export interface TableLine {
  words: string;
  /** The column with the words; `line` sets them from the left edge over all columns. */
  in: 'narration' | 'date' | 'line';
  /** Where the balance stands: in its column, in that of the credits, or right after the words. */
  money?: 'balance' | 'credit' | 'beside';
}

/** Sums of the debits and credits in their columns; without words it is a row of figures alone. */
export interface TotalLine {
  words: string;
  in: 'narration' | 'date' | 'line' | 'none';
  /** The last balance stands beside them. */
  balance?: true;
}

/** Words over or under the whole page. */
export interface Watermark {
  text: string;
  size: number;
  /** Degrees, against the clock. */
  turned: number;
  grey: number;
  opacity?: number;
  /** Once in the middle of a page, or again and again over it. */
  tiled?: true;
}

/** Another account in the same file. */
export interface OtherAccount {
  kind: 'loan' | 'savings' | 'deposits';
  where: 'before' | 'after';
}

/**
 * A page of a bank as data, apart from the styles of `../styles`: these are the tables that readers stumble over. In texts
 * `{name}`, `{number}`, `{opening}` and the like stand for what is printed; `|` parts two columns of a heading.
 */
export interface PrintedLayout
  extends Pick<TableStyle, 'date' | 'nothing' | 'grouping' | 'balance' | 'newestFirst'> {
  name: string;
  bank: string;
  /** The first four letters of its IFSC; null where none is printed. */
  ifsc: string | null;
  accountDigits: number;
  wording: Wording;
  columns: readonly StyleColumn[];
  size: number;
  /** Points between rows. */
  gap: number;
  /** Where a narration's further lines stand; `below`: all of it under the line with the amounts. */
  lines: 'after' | 'before' | 'around' | 'below';
  /** Points that a narration may run into an empty reference column. */
  overrun?: number;
  /** The reference is printed at the end of the narration: there is one column for both. */
  merged?: true;
  heading: readonly string[];
  /** On the pages after the first, over the table. */
  onward: readonly string[];
  repeat: boolean;
  opening?: TableLine;
  closing?: TableLine;
  carried?: { over: string; on: string };
  total?: TotalLine;
  pageTotal?: TotalLine;
  /** Right under the table. */
  under: readonly string[];
  /** At the foot of each page. */
  foot: readonly string[];
  /** Right under the last row of each page, as close as its rows. */
  footClose?: true;
  watermark?: Watermark;
  other?: OtherAccount;
  rules?: true;
}
