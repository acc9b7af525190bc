import { readDate } from '../dates.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { isBlank, readMoney } from '../money.ts';
import type { Place } from '../statement.ts';
import type { PlacedLine } from './placed-line.ts';
import type { PrintedRow } from './printed-row.ts';

/** A piece of a narration as one line has it. */
export interface Piece extends PlacedLine {
  /** It stands on the line with the amounts, before them. */
  beside?: true;
}

interface Line extends PlacedLine {
  /** With the date that began the row. */
  raw?: string;
}

/** A row of a text while its lines are gathered. */
export interface LineRow {
  at: Place;
  date: string;
  /** As they stand, for a row that turns out to be none. */
  lines: PlacedLine[];
  pieces: Piece[];
  tail: Tail | null;
  /** Another row follows it on its page. */
  inner: boolean;
  /** A heading, a footer or the end of a page stands in it. */
  parted: boolean;
}

/** What a text says, in its order. */
export type LineEvent =
  | { kind: 'head'; labels: string[]; at: Place }
  | { kind: 'outside'; text: string; at: Place }
  | { kind: 'row'; row: LineRow; order: readonly ColumnKind[] };

interface Tail {
  money: string[];
  valueDate: string;
}

/** Date and value date in narrow columns: 19 Apr 19 Apr, with the years on the next line. */
const halves = /^(\d{1,2} [A-Za-z]{3}) (?:\d{1,2} [A-Za-z]{3} )?(?!\d)/;
const twoHalves = /^\d{1,2} [A-Za-z]{3} \d{1,2} [A-Za-z]{3} (?!\d)/;
const serialForm = /^\d{1,5}\.?\s+(?=\d{1,2}[-/. ][A-Za-z\d]{2,3}[-/. ]\d{2,4}\b)/;

/** A date at the start, whole or without its year, which then stands on the next line. */
export function startOf(text: string, order: readonly ColumnKind[]): { date: string; rest: string } | null {
  // The last figures of a reference before a value date look like a serial number.
  const numbered = order.length === 0 || order.includes('serial');
  const bare = numbered ? text.replace(serialForm, '') : text;
  const date = twoHalves.test(text) ? null : readDate(bare);
  if (date) return { date: [date.date, date.time].filter(Boolean).join(' '), rest: date.rest };
  const half = halves.exec(text);
  return half ? { date: `?${half[1]}`, rest: text.slice(half[0].length) } : null;
}

const money =
  '[-+]?(?:(?:INR|Rs\\.?|₹)\\s?)?\\(?(?:\\d{1,3}(?:,\\d{2,3})+|\\d+)\\.\\d{2}\\)?(?:\\s?\\(?(?:CR|DR)\\.?\\)?)?';
const tailForm = new RegExp(`(?:^|\\s)((?:(?:${money}|-)\\s+){1,3}${money})(?:\\s+\\d{1,5})?$`, 'i');
const innerForm = new RegExp(`(?:^|\\s)((?:(?:${money}|-)\\s+){1,3}${money})(?:\\s+|$)`, 'i');
const piece = new RegExp(`${money}|-(?=\\s)`, 'gi');

interface Amounts {
  money: string[];
  before: string;
  after: string;
}

/** Two or more amounts at the end of a line; null without. `inner`: words may follow them. */
export function tailOf(text: string, inner = false): Amounts | null {
  const match = (inner ? innerForm : tailForm).exec(text);
  const found = match?.[1]?.match(piece) ?? [];
  if (!match || found.filter((one) => readMoney(one)).length < 2) return null;
  const after = inner ? text.slice(match.index + match[0].length).trim() : '';
  return { money: found, before: text.slice(0, match.index).trim(), after };
}

const dateAtEnd = /(?:^|\s)(\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/. ]\d{2,4}|\S{6,11})$/;

/** The days that interest or a charge is for end in a date that is none of its own. */
const untilForm = /\b(?:to|till|upto)\s*$/i;

/** Adds a line to a row: a piece of its narration, its amounts, or both. */
export function takeLine(row: LineRow, line: Line, order: readonly ColumnKind[]): void {
  row.lines.push({ text: line.raw ?? line.text, at: line.at });
  const years = /^(\d{4})(?: (\d{4}))?(?: |$)/.exec(line.text);
  let rest = line.text;
  if (years && row.date.startsWith('?')) {
    row.date = `${row.date.slice(1)} ${years[1]}`;
    rest = rest.slice(years[0].length);
  }
  const narrationLast = order.indexOf('narration') > order.indexOf('balance');
  const found = row.tail ? null : tailOf(rest, narrationLast);
  const put = (text: string, beside?: true) => {
    if (text) row.pieces.push({ text, at: line.at, ...(beside ? { beside } : {}) });
  };
  if (!found) {
    put(rest);
    return;
  }
  const hasValueDate = order.length === 0 || order.includes('valueDate');
  let { before } = found;
  let valueDate = '';
  const dated = hasValueDate ? dateAtEnd.exec(before)?.[1] : undefined;
  const first =
    hasValueDate && order.indexOf('valueDate') === order.indexOf('date') + 1 ? readDate(before) : null;
  if (first) {
    valueDate = first.date;
    before = first.rest;
  } else if (dated && readDate(dated)?.rest === '' && !untilForm.test(before.slice(0, -dated.length))) {
    valueDate = dated;
    before = before.slice(0, -dated.length).trim();
  }
  row.tail = { money: found.money, valueDate };
  put(before, true);
  put(found.after);
}

/** A number that is all of a line's end, where a value date follows it, is the reference column. */
const referenceForm = /(?:^|\s)([A-Z]{0,6}\d{6,})$/;

/** The row with its amounts, as its columns must have been. */
export function printedRow(row: LineRow, tail: Tail, order: readonly ColumnKind[]): PrintedRow {
  const cells: PrintedRow['cells'] = { date: row.date.replace(/^\?/, ''), balance: tail.money.at(-1) ?? '' };
  if (tail.valueDate) cells.valueDate = tail.valueDate;
  const moves = tail.money.slice(0, -1);
  const real = moves.filter((one) => !isBlank(one) && (readMoney(one)?.paise ?? 0) !== 0);
  const instances = order.filter((kind) => kind === 'debit' || kind === 'credit');
  const placed = moves.slice(-2);
  const index = placed.indexOf(real[0] ?? '');
  const kind = placed.length === 2 && real.length === 1 ? instances[index] : undefined;
  cells[kind ?? 'amount'] = real[0] ?? moves[0] ?? '';
  const words = row.pieces.map(({ text, beside }) => {
    if (!beside || !tail.valueDate || !order.includes('reference')) return text;
    const match = referenceForm.exec(text);
    if (!match?.[1]) return text;
    cells.reference = match[1];
    return text.slice(0, match.index).trim();
  });
  cells.narration = words.filter((text) => text !== '').join(' ');
  return { at: row.at, cells, text: row.lines.map(({ text }) => text).join(' '), collapsed: true };
}
