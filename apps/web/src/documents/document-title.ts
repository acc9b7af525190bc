import { methodsHindi } from '@pramaan/documents/form-hindi.ts';
import { titlesHindi } from '@pramaan/documents/titles-hindi.ts';
import { pageLanguage } from '../lib/language.ts';

type Titles = Readonly<Record<string, string>>;

// An English build leaves the lists out.
const isEnglish = import.meta.env.VITE_LOCALE === 'en';
const titles: Titles = isEnglish ? {} : titlesHindi;
const methods: Titles = isEnglish ? {} : methodsHindi;

const inPageLanguage = (hindi: Titles, english: string): string =>
  (pageLanguage() === 'hi' ? hindi[english] : undefined) ?? english;

/** The title of a document, a file or an area in the language of the page. The server says it in English. */
export const documentTitle = (english: string): string => inPageLanguage(titles, english);

/** How a document was given, in the language of the page. The server says it in English. */
export const methodTitle = (english: string): string => inPageLanguage(methods, english);
