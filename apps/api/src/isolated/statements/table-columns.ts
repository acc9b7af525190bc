import {
  type Box,
  boxAround,
  type Line,
  middleOf,
  type Page,
  type Word,
} from '@pramaan/readers/reading/page.ts';
import { drawnRules } from '../ocr/drawn-rules.ts';
import type { Engine } from '../ocr/engine.ts';
import type { SeenPage } from '../ocr/frame.ts';
import { partedWords } from '../ocr/glued-words.ts';
import type { Grey } from '../ocr/grey.ts';
import { linesOf } from '../ocr/lines.ts';
import { lookAt } from '../ocr/look-at.ts';
import { median } from '../ocr/median.ts';
import { scaled } from '../ocr/read-page.ts';
import { blanked, treated } from '../ocr/treatments.ts';
import type { SeenWord } from '../ocr/tsv.ts';
import { legible } from '../ocr/upright.ts';

/*
 * On a whole page of a table the engine looks for paragraphs: it leaves out a column of dates beside one of narrations, or reads an
 * amount as part of the line above. A column by itself is a block of text to it, and is read whole.
 */

/** White from top to bottom of the rows, as wide as a letter is high, parts two columns. At 200 dots an inch. */
const widestSpace = 16;

const darkest = 150;

/** Strokes of letters are so long from top to bottom: rules that lie flat and specks are shorter, rules between columns longer. */
const shortestStroke = 5;
const longestStroke = 50;

/** One may be a blot. */
const fewestStrokes = 2;

/** Nothing that is read is so narrow. */
const narrowest = 8;

/** A table has rows. */
const fewestRows = 3;

const amount = /\d[.,]\d\d(?!\d)/;
const label =
  /^\W*(?:date|narration|particulars|description|details|remarks|balance|debits?|credits?|withdrawals?|deposits?|amount|amt|cheque|chq)\b/i;

/** Where the rows of a table are, and the words over them. */
interface Region {
  head: Line | null;
  rows: Line[];
}

/** The page with its table read again, each column by itself; null where no table was seen on it. */
export async function readColumns({ page, frame }: SeenPage, engine: Engine): Promise<Page | null> {
  const region = regionOf(page);
  if (!region) return null;
  const look = await lookAt(frame);
  const lit = await treated(frame, look.scale, 'even', look);
  const grey = blanked(lit, drawnRules(lit));
  const table = placeOf(region, page);
  const columns = columnsOf(grey, scaled(rowsBox(region.rows), look.scale));
  if (columns.length < 3) return null;
  const place = scaled(table, look.scale);
  const words = columns.flatMap(({ left, right }, column) => {
    const part = whole({ left, top: place.top, width: right - left, height: place.height });
    const seen = partedWords(engine.words(grey, { layout: 'block', part }), grey);
    return seen.map((word) => ({ ...word, line: `${column}.${word.line}` }));
  });
  const found = linesOf(withHead(words, region, look.scale)).map((line) => lineAt(line, 1 / look.scale));
  const { before, after } = beside(page.lines, table);
  const bottom = table.top + table.height;
  const again = (lines: Line[], box: Box) => clearest(lines, box, grey, look.scale, engine);
  const heading = again(before, { ...table, top: 0, height: table.top });
  const foot = again(after, { ...table, top: bottom, height: page.height - bottom });
  return { ...page, lines: [...heading, ...found, ...foot] };
}

function regionOf({ lines }: Page): Region | null {
  const at = lines.findIndex(({ words }) => words.filter(({ text }) => label.test(text)).length >= 3);
  const head = lines[at] ?? null;
  const rows = lines.slice(at + 1).filter(({ words }) => {
    const begins = head !== null || words.slice(0, 3).some(({ text }) => /^\d/.test(text));
    return begins && words.some(({ text }) => amount.test(text));
  });
  return rows.length < fewestRows ? null : { head, rows };
}

const rowsBox = (rows: readonly Line[]): Box =>
  boxAround(rows.map(({ box }) => box)) ?? { left: 0, top: 0, width: 0, height: 0 };

/** From the words over the table to the last line under its last row that stands as close as its lines do. */
function placeOf({ head, rows }: Region, { lines, width }: Page): Box {
  const { top, height } = rowsBox(rows);
  const from = Math.min(head?.box.top ?? top, top);
  const line = Math.min(...rows.map((row) => row.box.height));
  let end = top + height;
  for (const { box } of lines)
    if (box.top > end - line && box.top < end + 2 * line) end = box.top + box.height;
  const pad = line / 2;
  return { left: 0, top: Math.max(0, from - pad), width, height: end - from + 2 * pad };
}

interface Column {
  left: number;
  right: number;
}

/** The columns of a table by the white between them, each to the middle of that. */
function columnsOf(grey: Grey, rows: Box): Column[] {
  const { width, height } = grey;
  const [top, bottom] = [
    Math.max(0, Math.floor(rows.top)),
    Math.min(height, Math.ceil(rows.top + rows.height)),
  ];
  const inked: Column[] = [];
  for (let x = 0; x < width; x++) {
    if (strokesAt(grey, x, top, bottom) < fewestStrokes) continue;
    const last = inked.at(-1);
    if (last && x - last.right < widestSpace) last.right = x + 1;
    else inked.push({ left: x, right: x + 1 });
  }
  const [from, to] = [rows.left - widestSpace, rows.left + rows.width + widestSpace];
  const own = inked.filter(({ left, right }) => right - left >= narrowest && right > from && left < to);
  return own.map(({ left, right }, at) => ({
    left: Math.max(0, Math.round(((own[at - 1]?.right ?? left - 2 * widestSpace) + left) / 2)),
    right: Math.min(width, Math.round((right + (own[at + 1]?.left ?? right + 2 * widestSpace)) / 2)),
  }));
}

/** How many strokes of letters stand over one another in a column of pixels. */
function strokesAt({ data, width }: Grey, x: number, top: number, bottom: number): number {
  let [strokes, run] = [0, 0];
  for (let y = top; y <= bottom; y++) {
    if (y < bottom && (data[y * width + x] ?? 255) < darkest) run += 1;
    else {
      if (run >= shortestStroke && run <= longestStroke) strokes += 1;
      run = 0;
    }
  }
  return strokes;
}

const whole = ({ left, top, width, height }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});

/**
 * Words over a table may be wider than their column, and are bold between rules: what was seen of them on the whole page counts too. Of
 * two in one place that counts which is a word that stands over tables, then the surer.
 */
function withHead(words: readonly SeenWord[], { head, rows }: Region, scale: number): SeenWord[] {
  const end = rowsBox(rows).top * scale;
  const isHead = ({ box }: Word) => middleOf(box) < end;
  const seen = (head?.words ?? []).map(
    (word): SeenWord => ({ ...word, box: scaled(word.box, scale), line: '' }),
  );
  const weight = ({ text, confidence }: Word) => confidence + (label.test(text) ? 1 : 0);
  const best: SeenWord[] = [];
  for (const word of [...words.filter(isHead), ...seen].sort((a, b) => weight(b) - weight(a)))
    if (/[A-Za-z#]/.test(word.text) && !best.some((other) => overlaps(word.box, other.box))) best.push(word);
  return [...words.filter((word) => !isHead(word)), ...inRows(best)];
}

/** Words over a table whose boxes reach into the rules around them: those at about one height are one line. */
function inRows(words: readonly SeenWord[]): SeenWord[] {
  const height = median(words.map(({ box }) => box.height));
  let [row, last] = [0, Number.NEGATIVE_INFINITY];
  return [...words]
    .sort((a, b) => middleOf(a.box) - middleOf(b.box))
    .map((word) => {
      if (middleOf(word.box) - last > height * 0.6) row += 1;
      last = middleOf(word.box);
      return { ...word, line: `head.${row}` };
    });
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const lineAt = ({ words, box }: Line, scale: number): Line => ({
  words: words.map((word) => ({ ...word, box: scaled(word.box, scale) })),
  box: scaled(box, scale),
});

/** The lines over and under the table. */
function beside(lines: readonly Line[], { top, height }: Box): { before: Line[]; after: Line[] } {
  return {
    before: lines.filter((line) => middleOf(line.box) < top),
    after: lines.filter((line) => middleOf(line.box) > top + height),
  };
}

/** These lines, or the same place read as one block of text, whichever gives more letters for certain. */
function clearest(lines: Line[], box: Box, grey: Grey, scale: number, engine: Engine): Line[] {
  if (lines.length === 0) return lines;
  const part = whole(scaled(box, scale));
  const words = partedWords(engine.words(grey, { layout: 'block', part }), grey);
  const seen = lines.flatMap((line) => line.words.map((word) => ({ ...word, line: '' })));
  if (legible(words).letters <= legible(seen).letters) return lines;
  return linesOf(words).map((line) => lineAt(line, 1 / scale));
}
