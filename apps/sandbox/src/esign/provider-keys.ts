import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Holder, holderFromPem, issueCertificate, pemOf } from '@pramaan/readers/certificates/issue.ts';
import type { DocumentSigner } from '@pramaan/specimens/signed/digilocker.ts';

/** Whose keys a signing provider holds. All stand under the sandbox's root. */
export interface ProviderKeys {
  root: Holder;
  /** Issues the certificates of signers, and those with which lenders sign their requests. */
  authority: Holder;
  /** Signs the answers; its certificate is what a lender pins. */
  responder: Holder;
}

const organisation = 'Sandbox eSign Provider';

function make(root: Holder): Omit<ProviderKeys, 'root'> {
  const authority = issueCertificate(
    { commonName: 'Sandbox sub-CA for eSign', organisation: 'Sandbox PKI', authority: true, pathLength: 0 },
    root,
  );
  return {
    authority,
    responder: issueCertificate({ commonName: 'DS SANDBOX ESIGN 1', organisation }, authority),
  };
}

/** Kept in `dataDir` and made on first use: an answer signed yesterday still proves itself today. */
export function providerKeys(dataDir: string, signer: () => DocumentSigner): () => ProviderKeys {
  let known: ProviderKeys | null = null;
  return () => {
    if (known) return known;
    mkdirSync(dataDir, { recursive: true });
    const { root } = signer();
    const file = join(dataDir, 'esign-provider.json');
    try {
      const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<'authority' | 'responder', string>;
      known = {
        root,
        authority: holderFromPem(stored.authority),
        responder: holderFromPem(stored.responder),
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      const { authority, responder } = make(root);
      const stored = { authority: pemOf(authority), responder: pemOf(responder) };
      writeFileSync(file, JSON.stringify(stored), { mode: 0o600, flag: 'wx' });
      known = { root, authority, responder };
    }
    return known;
  };
}
