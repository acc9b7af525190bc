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

/** Year, month and day of a date as Indian registries spell it (ISO, DD-MM-YYYY, DD/MM/YYYY, DD.MM.YYYY); null for other words. */
function dayParts(text: string): [year: string, month: string, day: string] | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  const [day, month, year] = iso ? [iso[3], iso[2], iso[1]] : indian ? [indian[1], indian[2], indian[3]] : [];
  const isDay = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  return day && month && year && isDay ? [year, month, day] : null;
}

/** 15 Aug 1990 from a registry's date; the text itself when it is none: a registry's own words are never guessed at. */
export function date(value: unknown): string {
  const text = String(value).trim();
  const [year, month, day] = dayParts(text) ?? [];
  return year ? `${Number(day)} ${months[Number(month) - 1]} ${year}` : text;
}

/** 1990-08-15 from a registry's date; blank for what names no whole day. */
export function isoDay(value: unknown): string {
  const [year, month = '', day = ''] = dayParts(String(value).trim()) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}

/** All but the last four characters hidden, grouped in fours for twelve-digit numbers: XXXX XXXX 1234. */
export function masked(value: unknown): string {
  const text = String(value).replaceAll(' ', '');
  if (text.length <= 4) return text;
  const hidden = 'X'.repeat(text.length - 4) + text.slice(-4);
  return text.length === 12 ? hidden.replace(/(.{4})(?=.)/g, '$1 ') : hidden;
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
