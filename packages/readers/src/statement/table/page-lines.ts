import { type Line, textOf, type Word } from '../../reading/page.ts';
import { readDate, readWholeDate } from '../dates.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { isBlank, readMoney } from '../money.ts';
import { columnAt, isAligned, isMoney, type PageColumns } from './column-edges.ts';
import type { HeaderColumn } from './page-header.ts';
import { endsTable, type SpecialRow, specialRow, wordsOf } from './special-rows.ts';

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
/** The year, the time or, with Indian Overseas Bank, the value date in brackets under a date. */
const restOfDate =
  /^\(\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3})[-/. ]\d{2,4}\)$|^(?:[A-Za-z]{3}[-/.,]?)?\s?(?:\d{4}|\d{2})?$|^\d{1,2}:\d{2}(?::\d{2})?\s?(?:[AP]M)?$|^[AP]M$/i;

/**
 * A date that was misread, as 04/96/25 or 13 Ny 2025, or that runs into the number before it, as 10 19 Jun 2024: beside an amount and a
 * balance it is told of, and its row is not left out.
 */
const spoiltDate = /^(?=(?:\D*\d){3})(?!\d+$)(?!.{19})[\d\W]*(?:[A-Za-z]{1,4}[\d\W]*)?$/;

/** A line of a page by its columns. */
export function pageLine(route: Line, number: number, table: PageColumns): PageLine {
  const { columns, edges } = table;
  const cells: Partial<Record<ColumnKind, string>> = {};
  let textColumn: ColumnKind = 'narration';
  let before = -1;
  let end = Number.NEGATIVE_INFINITY;
  let loose = false;
  const text = textOf(route);
  for (const word of route.words) {
    const own = columnAt(edges, word);
    const goesOn =
      runsOn(word, { at: own, before, end }, columns) || runsOver(word, { before, end }, columns);
    const at = goesOn ? before : own;
    end = word.box.left + word.box.width;
    let kind = columns[at]?.kind ?? 'other';
    if (isMoney(kind) && !isAligned(table, at, word)) loose = true;
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
  const sentence = (loose || manySums.test(text)) && date !== 'whole';
  const special = sentence ? null : specialIn(cells, text, money);
  const { top, height } = route.box;
  const foreign = special === null && (sentence || isForeign(cells, text, date, money));
  return { cells, text, number, top, bottom: top + height, date, money, special, foreign };
}

const isText = (column: HeaderColumn | undefined) =>
  column !== undefined && ['narration', 'reference', 'other'].includes(column.kind);

/** A word that follows close upon one of the column before it, and begins where no cell of its own column does. */
function runsOn(
  { text, box }: Word,
  { at, before, end }: { at: number; before: number; end: number },
  columns: readonly HeaderColumn[],
): boolean {
  if (at !== before + 1 || !isText(columns[at]) || !isText(columns[before])) return false;
  const start = columns[at]?.left ?? 0;
  const own = Math.abs(box.left - start) <= box.height * 0.35;
  // A word without a figure is no reference, even where one could begin.
  const word = columns[at]?.kind === 'reference' && !/\d/.test(text);
  return box.left - end < box.height * 0.45 && (!own || word);
}

/** The number of a payment at the end of a narration that is as wide as its column: no amount stands so close to a word. */
function runsOver(
  { text, box }: Word,
  { before, end }: { before: number; end: number },
  columns: readonly HeaderColumn[],
): boolean {
  return isText(columns[before]) && /^\d{7,}$/.test(text) && box.left - end < box.height * 0.6;
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
  const words = wordsOf(cells);
  if (readWholeDate(cells.date ?? '')) {
    const moved = [cells.debit, cells.credit, cells.amount].some(
      (cell) => cell !== undefined && !isBlank(cell),
    );
    return specialRow(words) ?? (moved || !money ? null : specialRow(text));
  }
  if (!money) return null;
  return specialRow(words) ?? specialRow(text.replace(/^\d{1,3} /, ''));
}

/** A balance or sum in words, and after its figure words of another. */
const manySums = /^\W*(?:opening|closing|total)\b[^\d]{0,40}[\d,]+\.\d{2}\W+(?!(?:cr|dr|inr)\b)[a-z]{3,}/i;

/** The words of a sum whose figures stand elsewhere. */
const bareTotal = /^\W*(?:grand|page|sub|statement|transaction)[ -]?totals?\W*$/i;

function isForeign(cells: PageLine['cells'], text: string, date: PageLine['date'], money: boolean): boolean {
  if (endsTable.test(text) || bareTotal.test(text)) return true;
  if (date === 'whole' || (date === 'part' && money)) return false;
  if (cells.serial !== undefined && !/^\d{1,6}\.?$/.test(cells.serial)) return true;
  const isSpoilt = money && cells.balance !== undefined && spoiltDate.test(cells.date ?? '');
  if (cells.date !== undefined && date === null && !restOfDate.test(cells.date) && !isSpoilt) return true;
  const printed = (['debit', 'credit', 'amount', 'balance'] as const).flatMap((kind) => cells[kind] ?? []);
  return printed.some((cell) => !isBlank(cell) && !readMoney(cell) && !/^\(?(?:CR|DR)\.?\)?$/i.test(cell));
}
