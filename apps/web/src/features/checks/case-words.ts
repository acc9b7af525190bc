import { caseReasonReader } from '@pramaan/documents/case-reasons-hindi.ts';
import { readBySentences } from '../../lib/language-table.ts';

/** Why a court case is taken for a person's, in the language of the page. */
export const caseReason = readBySentences(
  import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: caseReasonReader },
);
