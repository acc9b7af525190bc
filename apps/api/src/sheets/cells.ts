import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { cellText } from './cell-text.ts';

/** A cell with its kind written down: nothing is guessed from its text. */
export type Cell = CellObject;

/** 12,34,567.50: lakhs and crores. A format has room for two conditions, so negative numbers group by thousands. */
const indian = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
const dayMs = 24 * 60 * 60 * 1000;
/** Day 0 of Excel's count, for days after February 1900 (ECMA-376 part 1, 18.17.4.1). */
const dayZero = Date.UTC(1899, 11, 30);

export const text = (value: string): Cell => ({ t: 's', v: cellText(value) });
export const number = (value: number): Cell => ({ t: 'n', v: value });

/** Rupees as a number; text that is no number stays text. */
export function money(value: string): Cell {
  return /^-?\d+(\.\d+)?$/.test(value) ? { t: 'n', v: Number(value), z: indian } : text(value);
}

/** YYYY-MM-DD, with or without a time, as a day that Excel can sort; anything else stays text. */
export function instant(value: string): Cell {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(value);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  if (!match || !new Date(at).toISOString().startsWith(value.slice(0, 10))) return text(value);
  const timed = match[4] !== undefined;
  return { t: 'n', v: (at - dayZero) / dayMs, z: timed ? 'd mmm yyyy hh:mm' : 'd mmm yyyy' };
}

export interface Sheet {
  name: string;
  /** Letters across, column by column. */
  widths: readonly number[];
  /** The first row is the head, or a label with its value. */
  rows: readonly (readonly Cell[])[];
}

/** The bytes of an .xlsx file. */
export function workbook(title: string, made: Date, sheets: readonly Sheet[]): Uint8Array {
  const book = utils.book_new();
  for (const { name, widths, rows } of sheets) utils.book_append_sheet(book, sheetOf(rows, widths), name);
  book.Props = { Title: cellText(title), Application: 'Pramaan', CreatedDate: made };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

function sheetOf(rows: Sheet['rows'], widths: readonly number[]): WorkSheet {
  const sheet: WorkSheet = {};
  let across = 1;
  for (const [down, cells] of rows.entries()) {
    across = Math.max(across, cells.length);
    for (const [at, cell] of cells.entries())
      if (cell.v !== '') sheet[utils.encode_cell({ r: down, c: at })] = cell;
  }
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: Math.max(0, rows.length - 1), c: across - 1 },
  });
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  return sheet;
}
