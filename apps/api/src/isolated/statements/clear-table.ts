import { brightnessOf } from '../ocr/brightness.ts';
import type { Frame } from '../ocr/frame.ts';

/*
 * The engine takes the rules between the columns of a scanned table for letters, or leaves out the words beside them; a copier’s specks
 * make it read the words around them as one. Both are painted over before it looks.
 */

/** Darker than this is ink on paper that is nearly white. A grey copy of a grey copy is still lighter. */
const darkest = 190;

/** A rule is longer than three lines of small print, which no stroke of a letter is, and no row of serifs. At 200 dots an inch. */
const shortestRule = 60;

/** It may be broken by so many pixels, and lean by as many to both sides: a page lies askew by a degree or two. */
const widestBreak = 1;
const lean = 1;

/** So far beside a rule is paper, for most of its length: where there is print on both sides it is a bar or a photo. */
const beside = 5;
const alone = 0.7;

/** A speck has so few pixels, and no ink within so many: a full stop is as small and stands by its letters. */
const largestSpeck = 14;
const lonely = 9;

/** The page without the rules of its tables and without single specks. */
export function clearTable(frame: Frame): Frame {
  const { width, height } = frame;
  const bright = brightnessOf(frame);
  const ink = Uint8Array.from(bright, (value) => (value < darkest ? 1 : 0));
  const data = Uint8Array.from(frame.data);
  const paint = (at: number) => data.fill(255, at * 3, at * 3 + 3);
  const ruled = [
    ...pixelsOf(upright(ink, width, height), width).map(([x, y]) => y * width + x),
    ...pixelsOf(upright(turned(ink, width, height), height, width), height).map(([y, x]) => y * width + x),
  ];
  for (const at of ruled) {
    ink[at] = 0;
    paint(at);
  }
  for (const at of specks(ink, width, height)) paint(at);
  return { data, width, height };
}

/** Rows as columns. */
function turned(ink: Uint8Array, width: number, height: number): Uint8Array {
  const other = new Uint8Array(ink.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) other[x * height + y] = ink[at] ?? 0;
  return other;
}

/** Two pixels to both sides of each rule: its edges are grey. */
function pixelsOf(rules: readonly Rule[], width: number): [number, number][] {
  return rules.flatMap(({ column, from, to }) => {
    const columns = [-2, -1, 0, 1, 2].map((off) => column + off).filter((x) => x >= 0 && x < width);
    return columns.flatMap((x) =>
      Array.from({ length: to - from + 1 }, (_, off): [number, number] => [x, from + off]),
    );
  });
}

interface Rule {
  column: number;
  from: number;
  to: number;
}

function upright(ink: Uint8Array, width: number, height: number): Rule[] {
  const found: Rule[] = [];
  const isInk = (x: number, y: number) => ink[y * width + x] === 1;
  for (let column = lean; column < width - lean; column++) {
    let from = -1;
    let last = -1;
    for (let y = 0; y <= height; y++) {
      const on = y < height && (isInk(column, y) || isInk(column - lean, y) || isInk(column + lean, y));
      if (on && from < 0) from = y;
      if (on) last = y;
      else if (from >= 0 && y - last > widestBreak) {
        const rule = { column, from, to: last };
        if (last - from >= shortestRule && isAlone(ink, width, rule)) found.push(rule);
        from = -1;
      }
    }
  }
  return found;
}

function isAlone(ink: Uint8Array, width: number, { column, from, to }: Rule): boolean {
  let free = 0;
  for (let y = from; y <= to; y++) {
    const [left, right] = [column - beside, column + beside];
    const isPaper = (x: number) => x < 0 || x >= width || ink[y * width + x] === 0;
    if (isPaper(left) && isPaper(right)) free += 1;
  }
  return free >= alone * (to - from + 1);
}

/** The pixels of all specks, and those around them, which are grey. */
function specks(ink: Uint8Array, width: number, height: number): number[] {
  const found: number[] = [];
  const seen = new Uint8Array(ink.length);
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] === 0 || seen[start] === 1) continue;
    const blob = blobAt(start, ink, seen, width);
    if (blob.length <= largestSpeck && isLonely(blob, ink, width, height))
      for (const at of blob) for (const next of [0, 1, -1, width, -width]) found.push(at + next);
  }
  return found.filter((at) => at >= 0 && at < ink.length);
}

function blobAt(start: number, ink: Uint8Array, seen: Uint8Array, width: number): number[] {
  const blob = [start];
  seen[start] = 1;
  for (let index = 0; index < blob.length; index++) {
    const at = blob[index] ?? 0;
    for (const step of [1, -1, width - 1, width, width + 1, -width - 1, -width, -width + 1]) {
      const next = at + step;
      if (ink[next] !== 1 || seen[next] === 1) continue;
      seen[next] = 1;
      blob.push(next);
    }
  }
  return blob;
}

function isLonely(blob: readonly number[], ink: Uint8Array, width: number, height: number): boolean {
  const own = new Set(blob);
  const xs = blob.map((at) => at % width);
  const ys = blob.map((at) => Math.floor(at / width));
  const [left, right] = [
    Math.max(0, Math.min(...xs) - lonely),
    Math.min(width - 1, Math.max(...xs) + lonely),
  ];
  const [top, bottom] = [
    Math.max(0, Math.min(...ys) - lonely),
    Math.min(height - 1, Math.max(...ys) + lonely),
  ];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const at = y * width + x;
      if (ink[at] === 1 && !own.has(at)) return false;
    }
  return true;
}
