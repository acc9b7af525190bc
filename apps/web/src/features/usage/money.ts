import { calendarWords } from '@pramaan/documents/calendar-words.ts';

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as rupees; a dash where nobody said a price. */
export const rupees = (paise: number | null) => (paise === null ? '–' : money.format(paise / 100));

const monthWords = calendarWords('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** 2026-08 → Aug 2026. */
export const monthOf = (month: string) => monthWords.format(new Date(`${month}-01T00:00:00Z`));
