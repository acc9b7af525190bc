import { daysHindi } from '../days-hindi.ts';
import { date } from '../format.ts';

/** A day of an offer, YYYY-MM-DD, as its papers write it: 27 Dec 2026, 27 दिसंबर 2026. */
export const writtenDay = (day: string, language: 'en' | 'hi'): string =>
  language === 'hi' ? daysHindi(date(day)) : date(day);
