import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentSigner, makeDocumentSigner } from '@pramaan/specimens/signed/digilocker.ts';

const parts = ['root', 'authority', 'signer'] as const;
type Stored = Record<(typeof parts)[number], { key: string; certificate: string }>;

function readStored(file: string): Stored | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

function keep(file: string): Stored {
  const made = makeDocumentSigner();
  const stored = Object.fromEntries(
    parts.map((part) => [
      part,
      {
        key: made[part].privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        certificate: made[part].certificate.toString(),
      },
    ]),
  ) as Stored;
  // `wx`: another sandbox on this directory may have been quicker; then this one fails rather than disagree.
  writeFileSync(file, JSON.stringify(stored), { mode: 0o600, flag: 'wx' });
  return stored;
}

/**
 * The sandbox's stand-in for the country's root of signatures and for who signs documents under it (DigiLocker's part),
 * kept in `dataDir` and made on first use: a paper signed yesterday still verifies today.
 */
export function documentSigner(dataDir: string): () => DocumentSigner {
  let known: DocumentSigner | null = null;
  return () => {
    if (known) return known;
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, 'document-signer.json');
    const stored = readStored(file) ?? keep(file);
    const holder = ({ key, certificate }: Stored['root']) => ({
      privateKey: createPrivateKey(key),
      certificate: new X509Certificate(certificate),
    });
    known = { root: holder(stored.root), authority: holder(stored.authority), signer: holder(stored.signer) };
    return known;
  };
}
