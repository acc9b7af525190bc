import { choicesHindi } from '@pramaan/documents/choices-hindi.ts';
import { readByTable } from '../../lib/language-table.ts';

/** How a choice of a document's form reads in the language of the page; what is kept stays the choice itself. */
export const choiceWords = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: choicesHindi });
