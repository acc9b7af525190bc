import type { Language } from '@pramaan/contract/languages.ts';
import { calendarWords } from '@pramaan/documents/calendar-words.ts';

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });

/** Paise → ₹12,34,567; with `exactly` ₹12,34,567.50. A dash for what is not known. */
export function rupees(paise: number | null, exactly = false): string {
  if (paise === null || !Number.isFinite(paise)) return '–';
  return (exactly ? exact : whole).format(paise / 100);
}

/** 0.4217 → 42.2%. */
export const shareText = (share: number) => percent.format(share);

const makers = new Map<string, ReturnType<typeof calendarWords>>();
function formatter(language: Language, options: Intl.DateTimeFormatOptions) {
  const name = `${language} ${Object.keys(options).join()}`;
  const made = makers.get(name) ?? calendarWords(language, { ...options, timeZone: 'UTC' });
  makers.set(name, made);
  return made;
}
const dateOf = (text: string) => new Date(`${text.slice(0, 10)}T00:00:00Z`);

/** 2026-05-12 → 12 May 2026 in the reader's language; text that is no day stays as it is. */
export function dayText(day: string, language: Language): string {
  const at = dateOf(day);
  if (Number.isNaN(at.valueOf())) return day;
  return formatter(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}

/** 2026-05 → May 2026. */
export function monthText(month: string, language: Language): string {
  const at = dateOf(`${month}-01`);
  return Number.isNaN(at.valueOf())
    ? month
    : formatter(language, { month: 'short', year: 'numeric' }).format(at);
}

/** The last `count` whole months before this one, as the statement upload takes them. */
export function lastMonths(count: number, now = new Date()): { from: string; to: string } {
  const month = (back: number) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7);
  return { from: month(count), to: month(1) };
}
