import { ApiError } from '@pramaan/contract/errors.ts';
import type { Method } from '@pramaan/documents/define.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import { aadhaarFileVerification } from './aadhaar-file.ts';
import { aadhaarQrVerification } from './aadhaar-qr.ts';
import type { Given, LocalVerification, Trust } from './verification.ts';

export interface LocalVerifications {
  /** Proves what was given by the method's own way. Throws QR_REFUSED, FILE_REFUSED or BAD_REQUEST with a sentence. */
  verifyLocally(method: Method, given: Given): Promise<LocalVerification>;
}

/** The proofs that need no vendor: the issuer's signature, checked on this server. */
export async function localVerification(trust: Trust, signers: SignerTrusted): Promise<LocalVerifications> {
  const ways = {
    'aadhaar-qr': await aadhaarQrVerification(trust),
    'aadhaar-xml': await aadhaarFileVerification(trust, signers),
  };
  return {
    async verifyLocally(method, given) {
      if (!method.proof) throw new ApiError('BAD_REQUEST');
      return ways[method.proof.by](given);
    },
  };
}
