import { titlesHindi } from '@pramaan/documents/titles-hindi.ts';
import { readByTable } from '../lib/language-table.ts';

/** The title of a document, a file or an area in the language of the page. The server says it in English. */
export const documentTitle = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: titlesHindi });
