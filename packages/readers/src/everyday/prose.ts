import type { Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';

/** A part of a document's sentences, and the words that print it. */
export interface Passage {
  text: string;
  page: number;
  words: Word[];
}

/** A letter's or an agreement's sentences as one text, in which each place knows its word. */
export interface Prose {
  text: string;
  /** What the named group `value` of the first match is, and the words that print it; null without a match. */
  find(form: RegExp): Passage | null;
  /** The words that print the text from one place up to another, on the first of their pages. */
  passage(from: number, to: number): Passage;
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
  const passage: Prose['passage'] = (from, to) => {
    const own = places.filter((place) => place.from < to && place.to > from);
    const page = own[0]?.page ?? 0;
    const words = own.filter((place) => place.page === page).map(({ word }) => word);
    return { text: text.slice(from, to).trim(), page, words };
  };
  return {
    text,
    passage,
    find(form) {
      const match = new RegExp(form.source, [...new Set(`${form.flags}d`)].join('')).exec(text);
      const [from, to] = match?.indices?.groups?.value ?? [];
      return from === undefined || to === undefined || match?.groups?.value?.trim() === ''
        ? null
        : passage(from, to);
    },
  };
}

const monthName =
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Za-z]{0,6}';
const ordinal = '\\s?(?:st|nd|rd|th|ST|ND|RD|TH)?';

/** A day as letters write it, without a group: 1st day of April, 2025, 01/04/2025, April 1, 2025. */
export const dayForm = `(?:\\d{1,2}${ordinal}(?:\\s+day)?(?:\\s+of)?[\\s.,/-]*(?:\\d{1,2}|${monthName})[\\s.,/-]*\\d{4}|${monthName}\\s+\\d{1,2}${ordinal},?\\s+\\d{4})(?!\\d)`;

/** The same as the `value` of a form. */
export const writtenDay = `(?<value>${dayForm})`;

/** Words that letters shorten with a full stop. */
const shortened = [
  ...[
    'Pvt',
    'Ltd',
    'Co',
    'Mr',
    'Mrs',
    'Ms',
    'Dr',
    'Sh',
    'Smt',
    'Shri',
    'Sri',
    'No',
    'Nos',
    'Rs',
    'St',
    'Sr',
    'Jr',
  ],
  ...['Asst', 'Dy', 'Dept', 'Dist', 'Distt', 'Vill', 'Govt', 'Prof', 'Er', 'Opp', 'Ref', 'Emp', 'viz'],
];

/**
 * Anything within a sentence but the words given: a full stop and a space end it, unless the stop shortens a word as in
 * `Pvt. Ltd.` or stands behind a single letter as in `w.e.f.`
 */
export const within = (most: number, without = '') =>
  `(?:(?!(?<!\\b(?:${shortened.join('|')}|\\w))\\.\\s${without && `|${without}`})[\\s\\S]){0,${most}}?`;

/** Where a value was found, by the first of the places that has one. */
export const firstOf = <One>(...found: (() => One | null | undefined)[]): One | null => {
  for (const look of found) {
    const one = look();
    if (one) return one;
  }
  return null;
};
