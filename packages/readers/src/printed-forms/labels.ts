import { folded } from '../reading/look-alikes.ts';
import type { Word } from '../reading/page.ts';
import type { Row } from './rows.ts';

/** Where a label stands in a row, and what follows it there. */
export interface LabelPlace {
  row: Row;
  /** Index of the row among those searched. */
  index: number;
  /** Places in the row's key. */
  from: number;
  to: number;
  /** Letters that differ from the label. */
  slips: number;
}

/**
 * Where a label stands in a row, spaces and punctuation aside; one letter in seven may be misread. The place with the
 * fewest slips, the first of equals; null when it is not there.
 */
export function findLabel(label: string, row: Row, index = 0, after = 0): LabelPlace | null {
  const wanted = foldedLabel(label);
  const exact = row.key.indexOf(wanted, after);
  if (exact >= 0) return { row, index, from: exact, to: exact + wanted.length, slips: 0 };
  const allowed = wanted.length < 7 ? 0 : Math.floor(wanted.length / 7);
  if (allowed === 0 || !mayHold(row.key, wanted, allowed)) return null;
  const found = nearest(wanted, row.key.slice(after), allowed);
  return found ? { row, index, from: found.from + after, to: found.to + after, slips: found.slips } : null;
}

const foldedLabels = new Map<string, string>();

/** A form's labels are looked for in every row of every page: each is folded once. */
function foldedLabel(label: string): string {
  const known = foldedLabels.get(label);
  if (known !== undefined) return known;
  const made = folded(label);
  // Labels are written in our own readers; should one ever come from a page, it does not stay.
  if (foldedLabels.size < 2_000) foldedLabels.set(label, made);
  return made;
}

/** The first row, from `start` on, in which one of the spellings of a label stands. */
export function findRow(labels: readonly string[], rows: readonly Row[], start = 0, end = rows.length) {
  for (let index = start; index < Math.min(end, rows.length); index++) {
    const row = rows[index];
    if (!row) continue;
    for (const label of labels) {
      const place = findLabel(label, row, index);
      if (place) return place;
    }
  }
  return null;
}

/**
 * Whether a label with so many slips can stand in a text at all: each slip spoils at most three of its groups of three
 * letters, so the others are there. Saves the search in nearly every row.
 */
function mayHold(text: string, wanted: string, allowed: number): boolean {
  let spoilt = 0;
  for (let at = 0; at + 3 <= wanted.length; at++) {
    if (text.includes(wanted.slice(at, at + 3))) continue;
    spoilt += 1;
    if (spoilt > 3 * allowed) return false;
  }
  return true;
}

/** Sellers' search: the least edits that turn some part of `text` into `wanted`. */
function nearest(wanted: string, text: string, allowed: number) {
  // Per column: edits of the best match ending here, and where that match began.
  let edits = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  let begins = new Array<number>(wanted.length + 1).fill(0);
  let best: { from: number; to: number; slips: number } | null = null;
  for (let end = 1; end <= text.length; end++) {
    const nextEdits = [0];
    const nextBegins = [end];
    for (let at = 1; at <= wanted.length; at++) {
      const same = wanted[at - 1] === text[end - 1] ? 0 : 1;
      const swap = (edits[at - 1] ?? 0) + same;
      const skip = (edits[at] ?? 0) + 1;
      const drop = (nextEdits[at - 1] ?? 0) + 1;
      const least = Math.min(swap, skip, drop);
      nextEdits.push(least);
      nextBegins.push(
        (least === swap ? begins[at - 1] : least === skip ? begins[at] : nextBegins[at - 1]) ?? end,
      );
    }
    edits = nextEdits;
    begins = nextBegins;
    const slips = edits[wanted.length] ?? wanted.length;
    if (slips <= allowed && (!best || slips < best.slips)) {
      best = { from: begins[wanted.length] ?? 0, to: end, slips };
    }
  }
  return best;
}

/** The words of a row behind a label, up to `end` of its key; a word glued to the label is cut there. */
export function wordsAfter({ row, to }: LabelPlace, end = row.key.length): Word[] {
  return wordsBetween(row, to, end);
}

/** The words that carry the characters `from` up to `to` of a row's key, cut where these begin and end. */
export function wordsBetween(row: Row, from: number, to: number): Word[] {
  const first = row.origins[from - 1];
  const next = row.origins[to];
  const words: Word[] = [];
  for (const [index, word] of row.words.entries()) {
    if ((first && index < first.word) || (next && index > next.word)) continue;
    const start = first?.word === index ? first.at + 1 : 0;
    const stop = next?.word === index ? opening(word.text, next.at) : word.text.length;
    const text = word.text.slice(start, stop);
    if (/[\p{L}\p{N}]/u.test(text) || /^[-+()]+$/.test(text)) words.push(part(word, start, stop));
  }
  return words;
}

/** An opening bracket belongs to what follows it. */
function opening(text: string, at: number): number {
  let start = at;
  while (start > 0 && /[([{+-]/.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** A word's characters `start` up to `stop`, with their share of its box. */
function part(word: Word, start: number, stop: number): Word {
  if (start === 0 && stop >= word.text.length) return word;
  const share = word.box.width / (word.text.length || 1);
  const box = { ...word.box, left: word.box.left + share * start, width: share * (stop - start) };
  return { ...word, text: word.text.slice(start, stop), box };
}
