import { Refusal } from '@pramaan/contract/errors.ts';
import type { Method } from '@pramaan/documents/define.ts';
import type { Check, Outcome } from '@pramaan/documents/tree.ts';
import type { SignerTrusted } from '../../dossier/signer-trust.ts';
import { aadhaarFileProof } from './aadhaar-file.ts';
import { aadhaarQrProof } from './aadhaar-qr.ts';

/** What the person gave, and the contacts of theirs that an issuer may hold too. */
export interface Given {
  file: Buffer | undefined;
  values: Readonly<Record<string, string>>;
  contacts: { mobile: string; email: string };
}

export interface Proof {
  status: Outcome;
  record: Record<string, unknown>;
  checks: Check[];
  provider: string;
  sentence: string;
}

export interface Proofs {
  /** Proves what was given by the method's own way. Throws QR_REFUSED, FILE_REFUSED or BAD_REQUEST with a sentence. */
  prove(method: Method, given: Given): Promise<Proof>;
}

/** Where further UIDAI certificates lie that the operator trusts, and the sandbox when it is the outside world. */
export interface Trust {
  keysFolder: string | null;
  sandbox: string | null;
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
