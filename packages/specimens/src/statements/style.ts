import type { Wording } from './narrations.ts';

/** What a cell of a made statement prints. */
export type CellKind =
  | 'serial'
  | 'date'
  | 'valueDate'
  | 'narration'
  | 'reference'
  | 'debit'
  | 'credit'
  /** 500.00(Dr) */
  | 'amountSide'
  /** -500.00 */
  | 'signed'
  | 'amount'
  | 'side'
  | 'balance'
  | 'balanceSide'
  | 'branch'
  | 'mode';

export interface StyleColumn {
  /** Lines of the heading. */
  head: readonly string[];
  kind: CellKind;
  /** Points of a PDF. */
  width: number;
  align?: 'left' | 'right' | 'center';
  /** Where the words of the heading stand, when not as the cells do. */
  headAlign?: 'left' | 'right' | 'center';
}

export type DateForm =
  | 'DD/MM/YY'
  | 'DD/MM/YYYY'
  | 'DD-MM-YYYY'
  | 'DD.MM.YYYY'
  | 'DD-Mon-YYYY'
  | 'DD-MON-YYYY'
  | 'DD Mon YYYY'
  | 'DD Mon YY'
  | 'YYYY-MM-DD'
  | 'YYYY/MM/DD'
  | 'DD-Mon-YY'
  | 'DD/Mon/YYYY'
  | 'Mon DD, YYYY'
  | 'DD/MM/YYYY HH:MM'
  | 'DD Mon|YYYY'
  | 'DD Mon YY|HH:MM';

/** How one table of a bank looks, in a PDF or in a sheet. */
export interface TableStyle {
  columns: readonly StyleColumn[];
  date: DateForm;
  /** For an amount that is not there. */
  nothing: '' | '-' | '0.00';
  grouping: 'indian' | 'western' | 'none';
  balance: 'plain' | 'Cr' | ' CR';
  newestFirst?: boolean;
  /** Rows of the balance brought forward at the start, and carried over pages. */
  forward: 'none' | 'opening' | 'pages' | 'opening-closing';
  totals: 'none' | 'row' | 'summary';
}

export interface PdfStyle extends TableStyle {
  /** Where further lines of a narration stand; `middle` puts one-line cells to the very middle, between lines. */
  lines: 'after' | 'before' | 'around' | 'middle';
  /** Points between rows; 0 leaves only the layout to tell rows apart. */
  gap: number;
  /** Banks break narrations at a number of signs, in the middle of words too. */
  wrap: 'words' | 'signs';
  size: number;
  /** The heading of the table stands on every page, or on the first alone. */
  repeat: boolean;
  pageNumbers: 'of' | 'plain' | 'none';
  rules: boolean;
}

/** A bank with its table in PDFs and its table in sheets. */
export interface BankStyle {
  /** As in file names. */
  name: string;
  bank: string;
  ifsc: string;
  accountDigits: number;
  wording: Wording;
  pdf: PdfStyle;
  sheet: TableStyle;
}
