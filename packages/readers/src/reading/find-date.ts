import type { Page, Word } from './page.ts';
import { phrasesOf } from './phrases.ts';
import { type PrintedDate, printedDates } from './printed-date.ts';

/** A date with the words that print it. */
export interface DateFound extends PrintedDate {
  words: Word[];
  page: number;
}

/** Every real day of the form DD/MM/YYYY on the pages, from the top. */
export function findDates(pages: readonly Page[]): DateFound[] {
  return phrasesOf(pages).flatMap(({ words, page }) => datesIn(words, page));
}

/** The same in some words of one line. */
export function datesIn(words: readonly Word[], page: number): DateFound[] {
  const text = words.map((word) => word.text).join(' ');
  let place = 0;
  const spans = words.map((word) => {
    const start = place;
    place += word.text.length + 1;
    return { word, start, end: start + word.text.length };
  });
  return printedDates(text).map((date) => {
    const its = spans
      .filter(({ start, end }) => start < date.end && end > date.start)
      .map(({ word }) => word);
    return { ...date, words: its, page };
  });
}
