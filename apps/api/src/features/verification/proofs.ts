import { Refusal } from '@pramaan/contract/errors.ts';
import type { Method } from '@pramaan/documents/define.ts';
import type { SignerTrusted } from '../../dossier/signer-trust.ts';
import { aadhaarFileProof } from './aadhaar-file.ts';
import { aadhaarQrProof } from './aadhaar-qr.ts';
import type { Given, Proof, Trust } from './proof.ts';

export interface Proofs {
  /** Proves what was given by the method's own way. Throws QR_REFUSED, FILE_REFUSED or BAD_REQUEST with a sentence. */
  prove(method: Method, given: Given): Promise<Proof>;
}

/** The proofs that need no vendor: the issuer's signature, checked on this server. */
export async function localProofs(trust: Trust, signers: SignerTrusted): Promise<Proofs> {
  const ways = {
    'aadhaar-qr': await aadhaarQrProof(trust),
    'aadhaar-xml': await aadhaarFileProof(trust, signers),
  };
  return {
    async prove(method, given) {
      if (!method.proof) throw new Refusal('BAD_REQUEST');
      return ways[method.proof.by](given);
    },
  };
}
