import { accountTypesHindi, tamperReader } from '@pramaan/documents/account-head-hindi.ts';
import { readBySentences, readByTable } from '../../../lib/language-table.ts';

/** A sign that a file was changed, in the language of the page. */
export const tamperSentence = readBySentences(
  import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: tamperReader },
);

/** A type of account in the language of the page; one that few banks have stays as the bank says it. */
export const accountTypeWords = readByTable(
  import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: accountTypesHindi },
);
