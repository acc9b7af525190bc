import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentSigner, makeDocumentSigner } from '@pramaan/specimens/signed/digilocker.ts';

const parts = ['root', 'authority', 'signer'] as const;
type Kept = Record<(typeof parts)[number], { key: string; certificate: string }>;

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

function keep(file: string): Kept {
  const made = makeDocumentSigner();
  const kept = Object.fromEntries(
    parts.map((part) => [
      part,
      {
        key: made[part].privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        certificate: made[part].certificate.toString(),
      },
    ]),
  ) as Kept;
  // `wx`: another sandbox on this directory may have been quicker; then this one fails rather than disagree.
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600, flag: 'wx' });
  return kept;
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
    const kept = readKept(file) ?? keep(file);
    const holder = ({ key, certificate }: Kept['root']) => ({
      privateKey: createPrivateKey(key),
      certificate: new X509Certificate(certificate),
    });
    known = { root: holder(kept.root), authority: holder(kept.authority), signer: holder(kept.signer) };
    return known;
  };
}
