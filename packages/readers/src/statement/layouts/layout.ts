/** What stands in a column of a statement's table. */
export type ColumnKind =
  | 'serial'
  | 'date'
  | 'valueDate'
  | 'narration'
  | 'reference'
  | 'debit'
  | 'credit'
  /** One column for both ways. */
  | 'amount'
  /** Dr or Cr of the amount. */
  | 'side'
  | 'balance'
  | 'balanceSide'
  /** Branch codes and the like, which nobody needs. */
  | 'other';

/** One table that a bank prints. What is not said here is found out from the table itself. */
export interface Layout {
  /** As in file names: `hdfc-pdf`. */
  name: string;
  /** Columns from left to right with the words over them, as the bank spells them. */
  columns: readonly (readonly [ColumnKind, string])[];
  /**
   * Where the further lines of a long narration stand: under the line with the amounts, above it, or around it. Decides
   * only where the spaces between the lines do not.
   */
  lines: 'after' | 'before' | 'around';
}

/** A bank and the tables it is known to print. Source: standards §10.2. */
export interface Bank {
  name: string;
  /** The first four letters of its branches' IFSC. */
  ifsc: string;
  /** What only this bank writes on its statements: its name, in capitals, without signs. */
  marks: readonly string[];
  layouts: readonly Layout[];
}
