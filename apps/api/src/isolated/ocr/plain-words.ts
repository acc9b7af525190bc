import type { Box, Page, Word } from '@pramaan/readers/reading/page.ts';

/*
 * A second look for numbers need not read again what is surely something else: most of a letter is words.
 */

/** From this confidence on no number is behind what was read as a word. */
const sure = 0.9;

const isPlain = ({ text, confidence }: Word) => confidence >= sure && /^\p{L}{3,}[.,:;]?$/u.test(text);

/** Where words of three letters and more stand that were read surely. */
export const plainWords = (pages: readonly Page[]): Box[] =>
  pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words.filter(isPlain).map(({ box }) => box)));

/** A page on which those were not read again, with the words of the earlier readings: they say what paper it is. Digits stay out. */
export function withPlainLines(page: Page, earlier: readonly Page[]): Page {
  const plain = earlier
    .flatMap(({ lines }) => lines)
    .map((line) => ({ ...line, words: line.words.filter(({ text }) => !/\d/.test(text)) }));
  return { ...page, lines: [...page.lines, ...plain.filter(({ words }) => words.length > 0)] };
}
