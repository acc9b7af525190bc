import type { checkAgreement } from '@pramaan/contract/calls/esign.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { refuseFile } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import type { Actor } from '../../platform/audit.ts';
import { fileOf } from '../../platform/file-address.ts';
import type { Agreements } from './agreements.ts';
import type { Whose } from './rows.ts';

/** Proves every signature of a agreement again, from the bytes that are kept and would be downloaded. */
export function verifyAgreement(deps: { agreements: Agreements; uploads: Uploads; signers: SignerTrusted }) {
  const { agreements, uploads, signers } = deps;
  return async (whose: Whose, id: string, actor: Actor): Promise<ResultOf<typeof checkAgreement>> => {
    const { currentUrl } = await agreements.read(whose, id);
    const file = await uploads.open(whose.lender, whose.applicant, fileOf(currentUrl)?.file ?? '');
    if (!file) throw new ApiError('NOT_FOUND', 'The file of this document is no longer available.');
    const found = await runIsolated(
      'checkSignatures',
      { bytes: file.bytes, signers: await signers() },
      senderOf(whose, actor),
    ).catch(refuseFile);
    return {
      sound: found.every(({ state }) => state === 'valid') && found.at(-1)?.whole === true,
      signatures: found.map(({ by, at, state, whole, sentence }) => ({
        ...{ by, state, whole, sentence },
        at: at?.toISOString() ?? null,
      })),
    };
  };
}
