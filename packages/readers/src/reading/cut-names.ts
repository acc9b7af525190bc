import type { Page } from './page.ts';
import { type Reading, withDoubts } from './reading.ts';

/*
 * Correction fluid and glare on white paper leave no trace: where they end inside a word its last letter is read as another, and surely.
 * A card often prints the word once more, as the father's surname or in the address for the post.
 */

const cutOff = 'A word may be cut off. Compare it with the document.';

/** Of shorter words many begin alike. */
const shortest = 5;
/** Words that the engine guessed say nothing about others. */
const surelyRead = 0.8;

const isName = (value: string) => /^[\p{L} .'-]+$/u.test(value);
const wordsOf = (text: string) => text.toUpperCase().match(/\p{L}+/gu) ?? [];

/** The reading with a doubt on each name of which a word, but for its last letter, is how a longer word on these pages begins. */
export function withCutNames(reading: Reading, pages: readonly Page[]): Reading {
  const words = pages.flatMap(({ lines }) => lines.flatMap((line) => line.words));
  const printed = words
    .filter(({ confidence }) => confidence >= surelyRead)
    .flatMap(({ text }) => wordsOf(text));
  const isCut = (word: string) => printed.some((other) => isCutOf(word, other));
  return withDoubts(reading, ({ value }) => (isName(value) && wordsOf(value).some(isCut) ? cutOff : null));
}

const isCutOf = (word: string, other: string) =>
  word.length >= shortest &&
  other.length >= word.length &&
  other !== word &&
  other.startsWith(word.slice(0, -1));
