import type { Language } from '@pramaan/contract/languages.ts';
import { calendarWords } from '@pramaan/documents/calendar-words.ts';

/** 20 Nov 2026 of 2026-11-20, in the reader's language; numbers stay 0 to 9. */
export function dayWords(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.valueOf())) return '–';
  return calendarWords(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
}
