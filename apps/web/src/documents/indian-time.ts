import { calendarWords } from '@pramaan/documents/calendar-words.ts';

const moment = calendarWords('en', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
/** 15 Aug 2026, 10:42 in Indian time; blank for what is no time. */
export function indianMoment(at: string): string {
  const when = new Date(at);
  return Number.isNaN(when.valueOf()) ? '' : moment.format(when);
}
