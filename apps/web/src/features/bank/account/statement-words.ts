import { statementReader } from '@pramaan/documents/statement-hindi.ts';
import { statementWordsHindi } from '@pramaan/documents/statement-words-hindi.ts';
import { readBySentences, readByTable } from '../../../lib/language-table.ts';

/** What is said of a statement, in the language of the page: a difference, a note, a rule, a check. */
export const statementSentence = readBySentences(
  import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: statementReader },
);

/** A category or the direction of a transaction, in the language of the page. */
export const statementWord = readByTable(
  import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: statementWordsHindi },
);
