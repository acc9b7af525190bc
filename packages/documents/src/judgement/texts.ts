import { isoDay } from '../format.ts';
import type { DayStyle, Normalisation } from './rules.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthDay = (text: string): string => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[- /]([a-z]{3})[a-z]*[- /](\d{4})$/i.exec(text) ?? [];
  const at = months.indexOf(month.toLowerCase()) + 1;
  return at === 0 ? '' : isoDay(`${day}-${at}-${year}`);
};

const wordsDay = (text: string): string => {
  const [, day = ''] =
    /\bvalid(?:ity)?[ :]{1,3}(?:up ?to|to|till|until)[ :]{1,3}(\d{1,2}[-/.]\d{1,2}[-/.]\d{4})/i.exec(text) ??
    [];
  return isoDay(day);
};

const readers: Readonly<Record<DayStyle, (text: string) => string>> = {
  'DD-MM-YYYY': isoDay,
  'YYYY-MM-DD': isoDay,
  'DD-Mon-YYYY': (text) => monthDay(text) || isoDay(text),
  words: wordsDay,
};

/** A day as YYYY-MM-DD; blank for a text that is none in that style. */
export const dayIn = (value: unknown, written: DayStyle): string =>
  typeof value === 'string' ? readers[written](value.trim()) : '';

/** A number or name without what two writings of it differ in: capital letters and digits alone. */
export const bareMark = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const forms: Readonly<Record<Normalisation, (text: string) => string>> = {
  number: bareMark,
  'last-four': (text) => bareMark(text).slice(-4),
  day: (text) => isoDay(text) || text.trim(),
};

/** A text as it is compared; blank for what is no text. */
export const normalised = (value: unknown, as: Normalisation): string =>
  typeof value === 'string' && value.trim() !== '' ? forms[as](value) : '';

/** Whether one of `words` stands in the text, as whole words in any case. */
export function says(text: string, words: readonly string[]): boolean {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  return words.some((word) => plain.includes(` ${word} `));
}
