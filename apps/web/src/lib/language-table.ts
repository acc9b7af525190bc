import type { Language } from '@pramaan/contract/languages.ts';
import type { Reading } from '@pramaan/documents/sentence-patterns.ts';
import { pageLanguage } from './language.ts';

/** What each language has of something; English is what is read. */
type ByLanguage<Had> = Partial<Record<Language, Had>>;

/*
 * Texts in the language of the page; what a language does not have stays in English. An English build leaves out what is
 * given as `import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: table }`.
 */

/** Reads texts by a table for each language. */
export const readByTable =
  (tables: ByLanguage<Readonly<Record<string, string>>>) =>
  (english: string): string =>
    tables[pageLanguage()]?.[english] ?? english;

/** Reads sentences by a reader for each language, which is made when the first sentence is read. */
export function readBySentences(readers: ByLanguage<() => Reading>): (english: string) => string {
  const made: ByLanguage<Reading> = {};
  return (english) => {
    const language = pageLanguage();
    made[language] ??= readers[language]?.();
    return made[language]?.(english) ?? english;
  };
}
