import { type Language, languages } from '@pramaan/contract/languages.ts';
import { acceptedLanguages, languageCookie, readersLanguage } from '@pramaan/contract/page-language.ts';

/** What of a request tells the language of its reader. */
export interface ReaderRequest {
  headers: { 'accept-language'?: string | undefined };
  cookies: Readonly<Record<string, string | undefined>>;
}

/** The reader's language, out of those offered: the one they chose, else the one their browser prefers. */
export const languageOfReader = (
  { headers, cookies }: ReaderRequest,
  offered: readonly Language[] = languages,
): Language =>
  readersLanguage(offered, cookies[languageCookie], acceptedLanguages(headers['accept-language']));

/** The language that the reader chose on a page; null when they chose none. */
export const chosenLanguage = ({ cookies }: Pick<ReaderRequest, 'cookies'>): Language | null =>
  languages.find((each) => each === cookies[languageCookie]) ?? null;
