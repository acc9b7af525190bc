import { caseReasonReader } from '@pramaan/documents/case-reasons-hindi.ts';
import { readBySentences } from '../../lib/language-table.ts';

const read = readBySentences(import.meta.env.VITE_LOCALE === 'en' ? {} : { hi: caseReasonReader });

/** Why a signature is taken for the signer's, or not, in the language of the page. */
export function SignerReasons({ why }: { why: string }) {
  return <>{read(why)}</>;
}
