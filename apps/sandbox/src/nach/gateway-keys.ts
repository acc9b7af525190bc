import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Holder, holderFromPem, issueCertificate, pemOf } from '@pramaan/readers/certificates/issue.ts';

/** The gateway's key and its certificate, kept in `dataDir` and made on first use. It also certifies the corporates. */
export function gatewayKeys(dataDir: string): () => Holder {
  let known: Holder | null = null;
  return () => {
    if (known) return known;
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, 'nach-gateway.pem');
    try {
      known = holderFromPem(readFileSync(file, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      known = issueCertificate({
        commonName: 'SANDBOX NACH GATEWAY',
        organisation: 'Sandbox NACH',
        authority: true,
      });
      writeFileSync(file, pemOf(known), { mode: 0o600, flag: 'wx' });
    }
    return known;
  };
}
