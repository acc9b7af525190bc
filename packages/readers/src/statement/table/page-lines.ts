import { type Line, textOf } from '../../reading/page.ts';
import { readDate, readWholeDate } from '../dates.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { isBlank, readMoney } from '../money.ts';
import { columnAt, isMoney, type PageColumns } from './column-edges.ts';
import { endsTable, type SpecialRow, specialRow } from './special-rows.ts';

/** A line under a table's header, parted into the columns. */
export interface PageLine {
  cells: Partial<Record<ColumnKind, string>>;
  text: string;
  /** From 1, as places are counted. */
  number: number;
  top: number;
  bottom: number;
  date: 'whole' | 'part' | null;
  money: boolean;
  special: SpecialRow | null;
  /** No part of the table. */
  foreign: boolean;
}

const datePart = /^\d{1,2}[-/. ]?(?:[A-Za-z]{3}|\d{1,2})?[-/.,]?$/;
const restOfDate =
  /^(?:[A-Za-z]{3}[-/.,]?)?\s?(?:\d{4}|\d{2})?$|^\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AP]M)?$|^[AP]M$/i;

/** A line of a page by its columns. */
export function pageLine(route: Line, number: number, { columns, edges }: PageColumns): PageLine {
  const cells: Partial<Record<ColumnKind, string>> = {};
  let textColumn: ColumnKind = 'narration';
  let before = -1;
  const text = textOf(route);
  for (const word of route.words) {
    const at = columnAt(edges, word);
    let kind = columns[at]?.kind ?? 'other';
    if (isMoney(kind) && !belongsToMoney(word.text)) kind = textColumn;
    else if (!isMoney(kind) && at !== before && kind !== 'date' && kind !== 'serial') textColumn = kind;
    before = at;
    cells[kind] = cells[kind] ? `${cells[kind]} ${word.text}` : word.text;
  }
  const money = columns.some(({ kind }) => {
    const printed = cells[kind];
    return isMoney(kind) && printed !== undefined && readMoney(printed) !== null;
  });
  const date = dateIn(cells.date ?? '');
  const special = specialIn(cells, text, money);
  const { top, height } = route.box;
  const foreign = special === null && isForeign(cells, text, date, money);
  return { cells, text, number, top, bottom: top + height, date, money, special, foreign };
}

const belongsToMoney = (text: string) =>
  isBlank(text) || /^[-+(]?(?:INR|RS\.?|₹)?[-+(]?[\d,]*\.?\d*\)?-?(?:\(?(?:CR|DR)\.?\)?)?$/i.test(text);

function dateIn(text: string): PageLine['date'] {
  if (text === '') return null;
  const read = readDate(text);
  if (read && (read.rest === '' || /^\(.*\)?$/.test(read.rest))) return 'whole';
  return datePart.test(text) ? 'part' : null;
}

function specialIn(cells: PageLine['cells'], text: string, money: boolean): SpecialRow | null {
  const words = cells.narration ?? '';
  if (readWholeDate(cells.date ?? '')) {
    const moved = [cells.debit, cells.credit, cells.amount].some(
      (cell) => cell !== undefined && !isBlank(cell),
    );
    return specialRow(words) ?? (moved || !money ? null : specialRow(text));
  }
  if (!money) return null;
  return specialRow(words) ?? specialRow(text.replace(/^\d{1,3} /, ''));
}

function isForeign(cells: PageLine['cells'], text: string, date: PageLine['date'], money: boolean): boolean {
  if (endsTable.test(text)) return true;
  if (date === 'whole' || (date === 'part' && money)) return false;
  if (cells.serial !== undefined && !/^\d{1,6}\.?$/.test(cells.serial)) return true;
  if (cells.date !== undefined && date === null && !restOfDate.test(cells.date)) return true;
  const printed = (['debit', 'credit', 'amount', 'balance'] as const).flatMap((kind) => cells[kind] ?? []);
  return printed.some((cell) => !isBlank(cell) && !readMoney(cell) && !/^\(?(?:CR|DR)\.?\)?$/i.test(cell));
}
