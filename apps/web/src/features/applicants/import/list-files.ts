import { guardFormula } from '@pramaan/contract/formula-guard.ts';
import { m } from '@pramaan/messages';
import type { RowOutcome } from './batches.ts';
import { columnMessages } from './column-messages.ts';
import { columnKinds } from './columns.ts';

const cell = (text: string) => `"${guardFormula(text).replaceAll('"', '""')}"`;

/** With a mark at its beginning, by which Excel knows that it is UTF-8. */
const csvOf = (rows: readonly (readonly string[])[]) =>
  new Blob(['\uFEFF', ...rows.map((cells) => `${cells.map(cell).join(',')}\r\n`)], { type: 'text/csv' });

const headings = () => columnKinds.map((kind) => columnMessages[kind]());

/** A list with headings and no rows, to be filled in. */
export const blankList = (): Blob => csvOf([headings()]);

/** The refused rows as a CSV file, to be corrected and imported again: the same columns, and what is wrong. */
export function faultFile(refused: readonly RowOutcome[]): Blob {
  const head = [m.import_row(), ...headings(), m.import_fault()];
  return csvOf([
    head,
    ...refused.map(({ line, fault }) => [String(line.row), ...columnKinds.map((kind) => line[kind]), fault]),
  ]);
}
