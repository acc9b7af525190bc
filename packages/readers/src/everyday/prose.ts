import type { Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';

/** A letter's or an agreement's sentences as one text, in which each place knows its word. */
interface Prose {
  text: string;
  /** What the named group `value` of the first match is, and the words that print it; null without a match. */
  find(form: RegExp): { text: string; page: number; words: Word[] } | null;
}

/** All rows of a document as running text, in reading order. */
export function proseOf(rows: readonly Row[]): Prose {
  let text = '';
  const places: { from: number; to: number; word: Word; page: number }[] = [];
  for (const { words, page } of rows)
    for (const word of words) {
      if (text !== '') text += ' ';
      places.push({ from: text.length, to: text.length + word.text.length, word, page });
      text += word.text;
    }
  return {
    text,
    find(form) {
      const match = new RegExp(form.source, [...new Set(`${form.flags}d`)].join('')).exec(text);
      const [from, to] = match?.indices?.groups?.value ?? [];
      const value = match?.groups?.value?.trim();
      if (!value || from === undefined || to === undefined) return null;
      const own = places.filter((place) => place.from < to && place.to > from);
      const page = own[0]?.page ?? 0;
      return { text: value, page, words: own.filter((place) => place.page === page).map(({ word }) => word) };
    },
  };
}

/** How letters and agreements name a person: with a title, in words that begin with a capital. */
export const titledName =
  "(?:M/s|Mr|Mrs|Ms|Miss|Shri|Sri|Smt|Kumari|Dr)\\.?\\s+(?<value>[A-Z][\\p{L}.'-]*(?:\\s[A-Z][\\p{L}.'-]*){0,5})";

/** A day as letters write it: 1st April 2025, 01/04/2025, April 1, 2025. */
export const writtenDay =
  '(?<value>\\d{1,2}(?:st|nd|rd|th)?(?:\\s+day)?(?:\\s+of)?[\\s.,/-]*(?:\\d{1,2}|[A-Z][a-z]{2,8})[\\s.,/-]*\\d{4}|[A-Z][a-z]{2,8}\\s+\\d{1,2},?\\s+\\d{4})';

/** Where a value was found, by the first of the places that has one. */
export const firstOf = <One>(...found: (() => One | null | undefined)[]): One | null => {
  for (const look of found) {
    const one = look();
    if (one) return one;
  }
  return null;
};
