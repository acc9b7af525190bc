import type { checkPaper } from '@pramaan/contract/calls/esign.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import type { SignerTrusted } from '../../dossier/signer-trust.ts';
import type { Uploads } from '../../dossier/uploads.ts';
import { FileRefusal } from '../../isolated/refusal.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { fileOf } from '../../platform/file-address.ts';
import type { Papers } from './papers.ts';
import type { Whose } from './rows.ts';

/** Proves every signature of a paper anew, from the bytes that are kept and would be downloaded. */
export function provePaper(deps: { papers: Papers; uploads: Uploads; signers: SignerTrusted }) {
  const { papers, uploads, signers } = deps;
  return async (whose: Whose, id: string): Promise<ResultOf<typeof checkPaper>> => {
    const { currentUrl } = await papers.read(whose, id);
    const file = await uploads.open(whose.lender, whose.applicant, fileOf(currentUrl)?.file ?? '');
    if (!file) throw new Refusal('NOT_FOUND', 'The file of this document is no longer available.');
    const found = await runIsolated('checkSignatures', { bytes: file.bytes, signers: await signers() }).catch(
      (error: unknown) => {
        if (!(error instanceof FileRefusal)) throw error;
        throw new Refusal('FILE_REFUSED', error.message);
      },
    );
    return {
      sound: found.every(({ state }) => state === 'valid') && found.at(-1)?.whole === true,
      signatures: found.map(({ by, at, state, whole, sentence }) => ({
        ...{ by, state, whole, sentence },
        at: at?.toISOString() ?? null,
      })),
    };
  };
}
