import { readDate } from '../dates.ts';
import { labelKey } from '../layouts/banks.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { kindOfLabel } from '../layouts/vocabulary.ts';
import { isBlank, readMoney } from '../money.ts';
import type { Place } from '../statement.ts';
import { columnKinds } from './column-kinds.ts';
import type { PrintedRow, TableSink } from './printed-row.ts';
import { endsTable, specialRow } from './special-rows.ts';

/**
 * Reads rows from lines of text whose columns have collapsed: a date begins a row, two amounts at the end of a line are
 * its amount and its balance. Which way the money went is not in such a line; the balances have to prove it.
 */
interface LineTable {
  line(text: string, at: Place): void;
  /** A page ended: a row may go on overleaf. */
  pageEnd(): void;
  end(): void;
}

interface Open {
  at: Place;
  lines: string[];
  tail: Tail | null;
}

interface Tail {
  money: string[];
  valueDate: string;
  /** Index of its line. */
  line: number;
}

export function lineTable(sink: TableSink): LineTable {
  let open: Open | null = null;
  let paused = false;
  let order: ColumnKind[] = [];

  const close = () => {
    if (open?.tail) sink.row(rowOf(open, open.tail, order));
    else if (open) sink.outside(open.lines.join(' '), open.at);
    open = null;
  };

  return {
    line(raw, at) {
      const text = raw.replace(/\t/g, '  ').trim();
      if (text === '') return;
      const labels = headerOrder(text);
      if (labels) {
        order = labels.kinds;
        sink.header(labels.labels);
        return;
      }
      const special = specialRow(text);
      if (special || endsTable.test(text)) {
        // After a page's footer the last row may go on overleaf; after the end of the table it does not.
        if (open?.tail && /^\W*page/i.test(text)) paused = true;
        if (special || !paused) close();
        return sink.outside(raw.trim(), at);
      }
      const starts = startOf(text);
      if (starts) {
        close();
        paused = false;
        open = { at, lines: [], tail: null };
        addLine(open, starts.rest, starts.date);
      } else if (open && !paused) addLine(open, text);
      else sink.outside(raw.trim(), at);
    },
    pageEnd() {
      paused = false;
    },
    end: close,
  };
}

/** Date and value date in narrow columns: 19 Apr 19 Apr, with the years on the next line. */
const halves = /^(\d{1,2} [A-Za-z]{3}) (?:\d{1,2} [A-Za-z]{3} )?(?!\d)/;
const twoHalves = /^\d{1,2} [A-Za-z]{3} \d{1,2} [A-Za-z]{3} (?!\d)/;

/** A date at the start, whole or without its year, which then stands on the next line. */
function startOf(text: string): { date: string; rest: string } | null {
  const bare = text.replace(/^\d{1,5}\.?\s+(?=\d{1,2}[-/. ][A-Za-z\d]{2,3}[-/. ]\d{2,4}\b)/, '');
  const date = twoHalves.test(text) ? null : readDate(bare);
  if (date) return { date: [date.date, date.time].filter(Boolean).join(' '), rest: date.rest };
  const half = halves.exec(text);
  return half ? { date: `?${half[1]}`, rest: text.slice(half[0].length) } : null;
}

const money =
  '[-+]?(?:(?:INR|Rs\\.?|₹)\\s?)?\\(?(?:\\d{1,3}(?:,\\d{2,3})+|\\d+)\\.\\d{2}\\)?(?:\\s?\\(?(?:CR|DR)\\.?\\)?)?';
const tailForm = new RegExp(`(?:^|\\s)((?:(?:${money}|-)\\s+){1,3}${money})(?:\\s+\\d{1,5})?$`, 'i');
const piece = new RegExp(`${money}|-(?=\\s)`, 'gi');

function addLine(open: Open, text: string, date = ''): void {
  if (date) open.lines.push(date);
  const years = /^(\d{4})(?: (\d{4}))?(?: |$)/.exec(text);
  let rest = text;
  const [first = ''] = open.lines;
  if (years && first.startsWith('?')) {
    open.lines[0] = `${first.slice(1)} ${years[1]}`;
    rest = text.slice(years[0].length);
  }
  const match = open.tail ? null : tailForm.exec(rest);
  const pieces = match?.[1]?.match(piece) ?? [];
  if (!match || pieces.filter((one) => readMoney(one)).length < 2) {
    if (rest) open.lines.push(rest);
    return;
  }
  const before = rest.slice(0, match.index).trim();
  const dated = /(?:^|\s)(\S{6,11})$/.exec(before);
  const valueDate = dated?.[1] && readDate(dated[1])?.rest === '' ? dated[1] : '';
  open.tail = { money: pieces, valueDate, line: open.lines.length };
  const words = valueDate ? before.slice(0, -valueDate.length).trim() : before;
  if (words) open.lines.push(words);
}

/** A number that is all of a line's end, where a value date follows it, is the reference column. */
const referenceForm = /(?:^|\s)([A-Z]{0,6}\d{6,})$/;

function rowOf({ at, lines }: Open, tail: Tail, order: readonly ColumnKind[]): PrintedRow {
  const [date = '', ...rest] = lines;
  const cells: PrintedRow['cells'] = { date: date.replace(/^\?/, ''), balance: tail.money.at(-1) ?? '' };
  if (tail.valueDate) cells.valueDate = tail.valueDate;
  const moves = tail.money.slice(0, -1);
  const real = moves.filter((one) => !isBlank(one) && (readMoney(one)?.paise ?? 0) !== 0);
  const instances = order.filter((kind) => kind === 'debit' || kind === 'credit');
  const placed = moves.slice(-2);
  const index = placed.indexOf(real[0] ?? '');
  const kind = placed.length === 2 && real.length === 1 ? instances[index] : undefined;
  cells[kind ?? 'amount'] = real[0] ?? moves[0] ?? '';
  const words = [...rest];
  if (tail.valueDate && order.includes('reference')) {
    const place = tail.line - 1;
    const match = referenceForm.exec(words[place] ?? '');
    if (match?.[1]) {
      cells.reference = match[1];
      words[place] = (words[place] ?? '').slice(0, match.index).trim();
    }
  }
  cells.narration = words.filter((text) => text !== '').join(' ');
  return { at, cells, text: lines.join(' '), collapsed: true };
}

/** The kinds of columns in a line that is nothing but their words. */
function headerOrder(text: string): { kinds: ColumnKind[]; labels: string[] } | null {
  if (!/BAL/i.test(text) || /\d\.\d\d/.test(text) || text.length > 200) return null;
  const labels = partedLabels(text.split(/\s+/));
  const known = labels && columnKinds(labels);
  return labels && known ? { kinds: known.kinds, labels } : null;
}

/** Longest labels first; a word that is none by itself may stand alone. */
function partedLabels(words: readonly string[]): string[] | null {
  const labels: string[] = [];
  for (let at = 0; at < words.length; ) {
    let count = Math.min(6, words.length - at);
    while (count > 1 && !kindOfLabel.has(labelKey(words.slice(at, at + count).join(' ')))) count -= 1;
    labels.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  const unknown = labels.filter((label) => !kindOfLabel.has(labelKey(label))).length;
  return unknown <= labels.length / 2 ? labels : null;
}
