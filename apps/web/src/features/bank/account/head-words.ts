import { tamperReader } from '@pramaan/documents/account-head-hindi.ts';
import { accountTypeName, accountTypesHindi } from '@pramaan/documents/account-types.ts';
import { readBySentences, readByTable } from '../../../lib/language-table.ts';

/** A sign that a file was changed, in the language of the page. */
export const tamperSentence = readBySentences(
  import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: tamperReader },
);

const inPageLanguage = readByTable(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: accountTypesHindi });

/** A type of account in the language of the page, by the bank's words for it. */
export const accountTypeWords = (said: string): string => inPageLanguage(accountTypeName(said));
