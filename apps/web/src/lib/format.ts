import type { Language } from '@pramaan/contract/languages.ts';
import { calendarWords } from '@pramaan/documents/calendar-words.ts';

const day = calendarWords('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
const time = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});

const isToday = (at: Date) => day.format(at) === day.format(new Date());

/** "10:42" today, "15 Aug 2026" before; blank for what is no time. */
export function formatWhen(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.valueOf())) return '';
  return isToday(at) ? time.format(at) : day.format(at);
}

/** 15 Aug 2026, 10:42 IST in the reader's language (Hindi without the zone); numbers stay 0 to 9. */
export function formatMoment(iso: string, language: Language): string {
  const at = new Date(iso);
  if (Number.isNaN(at.valueOf())) return '';
  const words = calendarWords(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Kolkata',
  }).format(at);
  return language === 'en' ? `${words} IST` : words;
}

/** 15 Aug 2026 in Indian time, in the reader's language; blank for what is no time. */
export function formatDay(iso: string, language: Language): string {
  const at = new Date(iso);
  if (Number.isNaN(at.valueOf())) return '';
  return calendarWords(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(at);
}

/** 9876543210 → +91 98765 43210, as people read it back. */
export function formatMobile(mobile: string): string {
  return /^\d{10}$/.test(mobile) ? `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}

const monthWords = calendarWords('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 2026-08 → Aug 2026. */
export const formatMonth = (month: string): string => monthWords.format(new Date(`${month}-01T00:00:00Z`));
