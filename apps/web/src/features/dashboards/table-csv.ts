import { guardFormula } from '@pramaan/contract/formula-guard.ts';
import type { Column } from '../../ui/DataTable.tsx';

/** A column whose cells are words, so that the same table can be seen and be downloaded. */
export interface TextColumn<Row> extends Omit<Column<Row>, 'show'> {
  text: (row: Row) => string | number;
  /** Shown in place of the words: the same words as a link or a badge. */
  show?: Column<Row>['show'];
}

/** One cell of CSV (RFC 4180), which runs as no formula. */
function cell(value: string | number): string {
  const words = guardFormula(String(value));
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

/** A table as CSV, with the mark by which sheets know UTF-8. */
export function tableCsv<Row>(columns: readonly TextColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
