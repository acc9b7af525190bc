import type { ColumnKind } from '../layouts/layout.ts';
import type { Place } from '../statement.ts';

/** One row as it is printed: the text of each kind of column, empty where there is none. */
export interface PrintedRow {
  at: Place;
  cells: Partial<Record<ColumnKind, string>>;
  /** The whole row from left to right. */
  text: string;
  /** Empty columns had collapsed, so which amount is which is a guess that the balance has to prove. */
  collapsed?: true;
}

/** Adds to a cell what stands further on in it. */
export function append(row: PrintedRow, kind: ColumnKind, text: string): void {
  const there = row.cells[kind];
  row.cells[kind] = there ? `${there} ${text}` : text;
}

/** What a reader of tables says, in the order of the file. */
export interface TableSink {
  row(row: PrintedRow): void;
  /** A line outside every table: of the heading, a footer, a summary. Columns are parted by two spaces. */
  outside(text: string, at: Place): void;
  /** The words over a table's columns, each time they are met. */
  header(labels: readonly string[], at: Place): void;
}
