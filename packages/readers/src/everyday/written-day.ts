import { readDate } from '../statement/dates.ts';

/** `01-04-2025` of a day in any spelling of letters, bills and agreements; null for what is none. */
export function plainDay(text: string): string | null {
  const tidy = text
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
    .replace(/\bday of\b|\bof\b/g, ' ')
    .replace(/\s+/g, ' ');
  const read = readDate(tidy);
  return read ? read.date.split('-').reverse().join('-') : null;
}
