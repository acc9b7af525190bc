import type { Line, Word } from '../../reading/page.ts';
import { readWholeDate } from '../dates.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import type { HeaderColumn } from './page-header.ts';

/** The columns of a table on pages, and where one ends and the next begins. */
export interface PageColumns {
  columns: readonly HeaderColumn[];
  /** One less than columns: x of the edge after each. */
  edges: number[];
  /** Per edge: how many words lie over each point from the end of one column's header to the start of the next. */
  crossings: number[][];
  /** Per column: how often a figure ends, and begins, at a place. Whole points. */
  ends: Map<number, number>[];
  begins: Map<number, number>[];
}

const middles = ({ columns }: PageColumns) =>
  columns.slice(1).map(({ left }, at) => (left + (columns[at]?.right ?? left)) / 2);

export function newColumns(columns: readonly HeaderColumn[]): PageColumns {
  const crossings = columns.slice(1).map(({ left }, at) => {
    const right = columns[at]?.right ?? left;
    return Array<number>(Math.max(1, Math.floor(left - right))).fill(0);
  });
  const places = () => columns.map(() => new Map<number, number>());
  const made: PageColumns = { columns, edges: [], crossings, ends: places(), begins: places() };
  made.edges = middles(made);
  return made;
}

/** The same table goes on: same columns at the same places. */
export function sameColumns(a: readonly HeaderColumn[], b: readonly HeaderColumn[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ kind, left }, at) => kind === b[at]?.kind && Math.abs(left - b[at].left) < 3)
  );
}

/**
 * Moves the edges to where no word lies. The header of a column can be shorter than what stands under it, to the left
 * or to the right, so only the words of the rows show how far a column goes. `lines` are rows of the table; what was
 * learnt of earlier pages counts too.
 */
export function learnEdges(table: PageColumns, lines: readonly Line[]): void {
  for (const [at, counts] of table.crossings.entries()) {
    const from = table.columns[at]?.right ?? 0;
    for (const { words } of lines)
      for (const { box } of words) {
        const first = Math.max(0, Math.floor(box.left - from));
        const last = Math.min(counts.length - 1, Math.floor(box.left + box.width - from - 0.5));
        for (let point = first; point <= last; point++) counts[point] = (counts[point] ?? 0) + 1;
      }
  }
  for (const [at, counts] of table.crossings.entries()) {
    const [kind, next] = [table.columns[at]?.kind, table.columns[at + 1]?.kind];
    const from = table.columns[at]?.right ?? 0;
    const gaps = emptiest(counts).map(({ start, end }) => ({
      edge: from + (start + end + 1) / 2,
      width: end - start + 1,
    }));
    const dated = kind === 'date' || kind === 'valueDate';
    const start = at === 0 ? Number.NEGATIVE_INFINITY : (table.edges[at - 1] ?? 0);
    const chosen = dated
      ? datesEnd(gaps, start, lines)
      : kind && next && isMoney(next) && !isMoney(kind)
        ? gaps.at(-1)
        : widest(gaps);
    if (chosen) table.edges[at] = chosen.edge;
  }
  for (const { words } of lines)
    for (const word of words) {
      const at = columnAt(table.edges, word);
      if (isFigure(word.text)) count(table.ends[at], word.box.left + word.box.width);
      if (isFigure(word.text) || words[0] !== word) count(table.begins[at], word.box.left);
    }
}

const isFigure = (text: string) => /^\W*[\d,]+\.\d{2}\b/.test(text);

function count(places: Map<number, number> | undefined, place: number): void {
  const at = Math.round(place);
  places?.set(at, (places.get(at) ?? 0) + 1);
}

/** Enough figures to know how a column is set. */
const fewest = 3;

/** A figure that stands in a column of amounts as its others do; one of a sentence does not. */
export function isAligned({ ends, begins }: PageColumns, at: number, { text, box }: Word): boolean {
  const figures = [...(ends[at]?.values() ?? [])].reduce((sum, times) => sum + times, 0);
  // A number without paise among figures with them: "within 15 days".
  if (/^[1-9]\d*$/.test(text)) return figures < fewest;
  if (!isFigure(text)) return true;
  const near = Math.max(2, box.height * 0.4);
  const fits = (places: Map<number, number> | undefined, place: number) => {
    let [all, same] = [0, 0];
    for (const [other, times] of places ?? []) {
      all += times;
      if (Math.abs(other - place) <= near) same += times;
    }
    return all < fewest || same >= Math.max(2, all * 0.12);
  };
  return fits(ends[at], box.left + box.width) || fits(begins[at], box.left);
}

export const isMoney = (kind: ColumnKind) =>
  kind === 'debit' || kind === 'credit' || kind === 'amount' || kind === 'balance';

interface Gap {
  edge: number;
  width: number;
}

const widest = (gaps: readonly Gap[]) =>
  gaps.reduce<Gap | undefined>((a, b) => (a && a.width >= b.width ? a : b), undefined);

/** Runs of points that the fewest words lie over. */
function emptiest(counts: readonly number[]): { start: number; end: number }[] {
  const least = Math.min(...counts);
  const runs: { start: number; end: number }[] = [];
  for (const [point, count] of counts.entries()) {
    if (count > least) continue;
    const last = runs.at(-1);
    if (last && last.end === point - 1) last.end = point;
    else runs.push({ start: point, end: point });
  }
  return runs;
}

/** The words of a date have gaps too: the edge is the first one before which whole dates stand. */
function datesEnd(gaps: readonly Gap[], start: number, lines: readonly Line[]): Gap | undefined {
  const between = (words: readonly Word[], end: number) =>
    words.filter(({ box }) => box.left + box.width / 2 > start && box.left + box.width / 2 < end);
  let best: { gap: Gap; dates: number } | undefined;
  for (const gap of gaps) {
    let dates = 0;
    for (const { words } of lines) {
      const text = between(words, gap.edge)
        .map((word) => word.text)
        .join(' ');
      if (readWholeDate(text)) dates += 1;
      else if (firstHalf.test(text)) dates += 0.5;
    }
    // As many dates behind more words: a time follows them.
    if (!best || dates >= best.dates) best = { gap, dates };
  }
  return best && best.dates > 0 ? best.gap : gaps[0];
}

/** Narrow columns break a date: 18 Apr on one line, 2018 on the next. */
const firstHalf = /^\d{1,2}[-/. ]?(?:[A-Za-z]{3}|\d{1,2})[-/.]?$/;

/** Which column a word stands in, by its middle. */
export function columnAt(edges: readonly number[], { box }: Word): number {
  const middle = box.left + box.width / 2;
  let at = 0;
  while (at < edges.length && middle > (edges[at] ?? 0)) at += 1;
  return at;
}
