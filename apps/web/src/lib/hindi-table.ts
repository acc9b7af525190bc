import { pageLanguage } from './language.ts';

/**
 * Texts in the language of the page, by a table of their Hindi; what has none stays in English. An English build leaves a
 * table out that is given as `import.meta.env.VITE_LOCALE === 'en' ? {} : table`.
 */
export const readByTable =
  (hindi: Readonly<Record<string, string>>) =>
  (english: string): string =>
    (pageLanguage() === 'hi' ? hindi[english] : undefined) ?? english;
