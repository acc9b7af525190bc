import type { Word } from './page.ts';

/** A name read from a line. */
interface PrintedName {
  text: string;
  words: Word[];
  /** Something on the line was no part of a name and was left out. */
  leftOut: boolean;
}

/** The name on a line: words of letters, dots and hyphens, at most seven; null when the line holds none. */
export function printedName(words: readonly Word[]): PrintedName | null {
  const cleaned = words.map((word) => ({
    ...word,
    text: initial(word.text.replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '')),
  }));
  const stored = cleaned.filter(({ text }) => /^[A-Za-z][A-Za-z.'-]*$/.test(text) && !isScribble(text));
  const letters = stored.reduce((sum, { text }) => sum + text.replace(/[^A-Za-z]/g, '').length, 0);
  if (stored.length === 0 || stored.length > 7 || letters < 2) return null;
  const changed = stored.length < words.length || cleaned.some(({ text }, i) => text !== words[i]?.text);
  const leftOut = changed || unlikeHeights(stored);
  return { text: stored.map(({ text }) => text).join(' '), words: stored, leftOut };
}

/** An I that stands alone is read as l. */
const initial = (text: string) => text.replace(/^l(?=\.?$)/, 'I');

/** A signature's zigzag is read as NNN: words of three letters and more have a vowel, and no name is one letter. */
const isScribble = (text: string) =>
  text.length > 2 && (!/[AEIOUY]/i.test(text) || /^(.)\1+$/i.test(text)) && !text.includes('.');

/** A word much taller than another on its line is a signature or a stamp beside the name. */
function unlikeHeights(words: readonly Word[]): boolean {
  const heights = words.map(({ box }) => box.height);
  return Math.max(...heights) > 1.8 * Math.min(...heights);
}
