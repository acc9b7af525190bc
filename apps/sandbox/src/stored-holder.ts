import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Holder, holderFromPem, issueCertificate, pemOf } from '@pramaan/readers/certificates/issue.ts';

/** A key with a certificate that it signed itself, kept in `dataDir` and made on first use. It may certify others. */
export function storedHolder(dataDir: string, name: string, commonName: string): () => Holder {
  let known: Holder | null = null;
  return () => {
    if (known) return known;
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, name);
    try {
      known = holderFromPem(readFileSync(file, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      known = issueCertificate({ commonName, organisation: 'Pramaan sandbox', authority: true });
      writeFileSync(file, pemOf(known), { mode: 0o600, flag: 'wx' });
    }
    return known;
  };
}
