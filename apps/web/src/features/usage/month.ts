import { calendarWords } from '@pramaan/documents/calendar-words.ts';

const monthWords = calendarWords('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** 2026-08 → Aug 2026. */
export const monthOf = (month: string) => monthWords.format(new Date(`${month}-01T00:00:00Z`));
