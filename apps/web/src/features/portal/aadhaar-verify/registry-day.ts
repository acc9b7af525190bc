import type { Language } from '@pramaan/contract/languages.ts';
import { date, isoDay } from '@pramaan/documents/format.ts';
import { dayWords } from '../../../lib/day-words.ts';

/** A day as a registry or a card spells it, in the reader's language; what is no whole day stays as it is. */
export function registryDay(said: string, language: Language): string {
  const day = language === 'en' ? '' : isoDay(said);
  return day ? dayWords(day, language) : date(said);
}
