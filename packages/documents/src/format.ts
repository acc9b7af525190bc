import { masked } from './masked.ts';

/**
 * How a value reads on a card, in a PDF and in an export.
 * `image` is base64 or a data URL and is left to the screen. `masked` values are whole only for the person
 * they belong to; `aadhaar` values are cut to their last four digits before anything is stored. `ours` values are English
 * texts that the product wrote itself, which a screen shows in its own language.
 */
export type Format =
  | 'text'
  | 'inr'
  | 'date'
  /** A date of a source that writes the month first (4/17/2012). */
  | 'monthFirstDate'
  | 'masked'
  | 'aadhaar'
  | 'image'
  | 'yesNo'
  | 'titleCase'
  | 'gender'
  | 'ours';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** ₹12,34,567.50 from a number or from text that may carry commas or "Rs."; the text itself when it is no number. */
export function inr(value: unknown): string {
  const text = String(value).trim();
  const amount = Number(text.replace(/^(?:Rs\.?|INR|₹)\s*/i, '').replaceAll(',', ''));
  return text === '' || Number.isNaN(amount) ? text : rupees.format(amount);
}

const indianDate = /^(\d{1,2})([-/. ])(\d{1,2}|[A-Z]{3,9})\2(\d{4})$/i;

/**
 * Year, month and day of a date as registries spell it (ISO, DD-MM-YYYY, DD/MM/YYYY, DD.MM.YYYY, 14-Jul-2023, 14 July 2023); null
 * for other words. The month comes first only where the source is declared so: a day is never guessed.
 */
function dayParts(text: string, monthFirst = false): [year: string, month: number, day: number] | null {
  const yearFirst = text.replace(indianDate, monthFirst ? '$4-$1-$3' : '$4-$3-$1');
  const [, year = '', named = '', on] = /^(\d{4})-(\w+)-(\d{1,2})(?:$|[T ]\d)/.exec(yearFirst) ?? [];
  const month =
    Number(named) || months.findIndex((short) => named.toLowerCase().startsWith(short.toLowerCase())) + 1;
  const day = Number(on);
  return day > 0 && day < 32 && months[month - 1] ? [year, month, day] : null;
}

/**
 * 15 Aug 1990 from a registry's date, 1 Apr 2019 to 31 Mar 2020 from a range of two; the text itself when it is none: a
 * registry's own words are never guessed at.
 */
export function date(value: unknown, monthFirst = false): string {
  const text = String(value).trim();
  const ends = text.split(/ (?:to|[-–]) /i).map((end) => {
    const [year, month, day] = dayParts(end.trim(), monthFirst) ?? [];
    return year && `${day} ${months[Number(month) - 1]} ${year}`;
  });
  return !ends[2] && ends.every(Boolean) ? ends.join(' to ') : text;
}

/** 1990-08-15 from a registry's date; blank for what names no whole day. */
export function isoDay(value: unknown): string {
  const [year, ...rest] = dayParts(String(value).trim()) ?? [];
  return year ? [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-') : '';
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s.'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

const genders: Record<string, string> = { M: 'Male', F: 'Female', T: 'Transgender' };
const affirmative = new Set(['true', 'yes', 'y', '1']);

/** The text of `value` in the given format; blank for no value. */
export function format(value: unknown, as: Format): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value))
    return value
      .map((item) => format(item, as))
      .filter(Boolean)
      .join(', ');
  const text = String(value).trim();
  if (text === '') return '';
  switch (as) {
    case 'inr':
      return inr(text);
    case 'date':
      return date(text);
    case 'monthFirstDate':
      return date(text, true);
    case 'masked':
    case 'aadhaar':
      return masked(text);
    case 'yesNo':
      return affirmative.has(text.toLowerCase()) ? 'Yes' : 'No';
    case 'titleCase':
      return titleCase(text);
    case 'gender':
      return genders[text.toUpperCase()] ?? text;
    default:
      return text;
  }
}
