import { methodsHindi } from '@pramaan/documents/form-hindi.ts';
import { readByTable } from '../lib/hindi-table.ts';

/** How a document was given, in the language of the page. The server says it in English. */
export const methodTitle = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : methodsHindi);
