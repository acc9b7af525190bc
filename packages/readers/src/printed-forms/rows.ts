import { folded } from '../reading/look-alikes.ts';
import { type Box, boxAround, type Line, type Page, type Word } from '../reading/page.ts';

/** What stands side by side on a page, from left to right: one row of a table, whatever lines an engine made of it. */
export interface Row {
  /** Counted from 0. */
  page: number;
  words: Word[];
  box: Box;
  /** Letters and digits of all words in capitals, easily confused ones made alike: what labels are looked for in. */
  key: string;
  /** For each character of `key`: the index of its word, and its place in that word's text. */
  origins: readonly { word: number; at: number }[];
}

/**
 * All rows of a document in reading order. An engine makes a line of each cell or of the whole row, as it likes;
 * here neighbours of the same height always share a row. A page may lean a little: each cell is compared with the one
 * next to it, not with the far end of the row.
 */
export function rowsOf(pages: readonly Page[]): Row[] {
  return pages.flatMap((page, index) => {
    const rows: Word[][] = [];
    // What stands sideways in the margin of a form is on no row.
    const upright = page.lines.filter(({ aside }) => !aside);
    for (const line of upright.sort((a, b) => a.box.left - b.box.left)) join(rows, line);
    return rows
      .map((words) => rowOf(index, words))
      .sort((a, b) => a.box.top + a.box.height / 2 - (b.box.top + b.box.height / 2));
  });
}

/** Puts a line into the row whose words stand beside it: behind them, or in a gap between two of them. */
function join(rows: Word[][], line: Line): void {
  const [first, last] = [line.words[0], line.words.at(-1)];
  if (!first || !last) return;
  const half = first.box.height / 2;
  const right = last.box.left + last.box.width;
  let best: { row: Word[]; at: number; shared: number } | null = null;
  for (const row of rows) {
    const at = row.findLastIndex(({ box }) => box.left + box.width <= first.box.left + half);
    const [before, after] = [row[at], row[at + 1]];
    if (!before || (after && after.box.left < right - half)) continue;
    const shared = sharedHeight(before.box, first.box);
    if (shared > (best?.shared ?? 0.5)) best = { row, at, shared };
  }
  if (best) best.row.splice(best.at + 1, 0, ...line.words);
  else rows.push([...line.words]);
}

function sharedHeight(a: Box, b: Box): number {
  const shared = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return shared / (Math.min(a.height, b.height) || 1);
}

function rowOf(page: number, words: Word[]): Row {
  let key = '';
  const origins: { word: number; at: number }[] = [];
  for (const [word, { text }] of words.entries())
    for (let at = 0; at < text.length; at++) {
      for (const sign of folded(text.charAt(at))) {
        key += sign;
        origins.push({ word, at });
      }
    }
  const box = boxAround(words.map((word) => word.box)) ?? { left: 0, top: 0, width: 0, height: 0 };
  return { page, words, box, key, origins };
}

/** The text of a row, words parted by one space. */
export function rowText(row: Row): string {
  return row.words.map(({ text }) => text).join(' ');
}

/** Words as running text: pieces that touch on a line are one word that an engine broke. */
export function joined(words: readonly Word[]): string {
  let text = '';
  let last: Box | null = null;
  for (const { text: said, box } of words) {
    const gap = last ? box.left - (last.left + last.width) : 0;
    const sameLine = last !== null && sharedHeight(last, box) > 0.5;
    const touching = sameLine && Math.abs(gap) < 0.1 * Math.min(box.height, last?.height ?? 0);
    text += text === '' || touching ? said : ` ${said}`;
    last = box;
  }
  return text;
}

/** Words that stand together: a new group begins where the gap is wider than `gap` heights of the letters. */
export function groupsOf(words: readonly Word[], gap = 1.2): Word[][] {
  const groups: Word[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const apart = last ? word.box.left - (last.box.left + last.box.width) : 0;
    if (group && last && apart <= gap * lowerOf(last, word)) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** The height of the lower of two words. In a picture a dash is as high as its ink and says nothing of its letters' size. */
function lowerOf(one: Word, other: Word): number {
  const heights = [one, other].filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ box }) => box.height);
  return heights.length > 0 ? Math.min(...heights) : Math.max(one.box.height, other.box.height);
}
