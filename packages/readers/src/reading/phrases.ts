import { type Box, boxAround, type Page, type Word } from './page.ts';

/** Words of one line that stand close together: a label, a value, a part of a sentence. */
export interface Phrase {
  words: Word[];
  text: string;
  box: Box;
  /** Place in the order of a page's phrases, from the top, lines from left to right. */
  page: number;
}

/** Gaps wider than this many letter heights part columns. A space is a third of one, a wide one a whole one. */
export const columnGap = 1.6;

/** The phrases of all pages, from top to bottom; those of one line from left to right. */
export function phrasesOf(pages: readonly Page[]): Phrase[] {
  return pages.flatMap((page, number) =>
    page.lines.flatMap(({ words }) => split(words).map((part) => phrase(part, number))),
  );
}

/** A phrase of these words, which stand on one line of page `page`. */
export function phrase(words: Word[], page: number): Phrase {
  const box = boxAround(words.map((word) => word.box)) ?? { left: 0, top: 0, width: 0, height: 0 };
  return { words, text: words.map(({ text }) => text).join(' '), box, page };
}

function split(words: readonly Word[]): Word[][] {
  const heights = words.map(({ box }) => box.height).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  const parts: Word[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const last = parts.at(-1);
    if (last && word.box.left - end <= height * columnGap) last.push(word);
    else parts.push([word]);
    end = word.box.left + word.box.width;
  }
  return parts;
}
