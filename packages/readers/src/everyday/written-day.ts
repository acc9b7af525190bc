import { readDate } from '../statement/dates.ts';

/** Ordinals and the words around them, which are none of the day. */
const tidy = (text: string) =>
  text
    .replace(/^(?:on |this |the )+/i, '')
    .replace(/(\d)\s?(?:st|nd|rd|th)\b/i, '$1')
    .replace(/\bday of\b|\bof\b/g, ' ')
    .replace(/\s+/g, ' ');

/** `01-04-2025` of a day in any spelling of letters, bills and agreements; null for what is none. */
export function plainDay(text: string): string | null {
  const read = readDate(tidy(text));
  return read ? read.date.split('-').reverse().join('-') : null;
}

/** The same of a text that says nothing but a day. */
export function onlyDay(text: string): string | null {
  const read = readDate(tidy(text.replace(/[\s.,;]+$/, '')));
  return read?.rest === '' ? plainDay(text) : null;
}
