import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sandbox's stand-in for UIDAI's signing key. */
export interface SigningKey {
  privateKey: KeyObject;
  /** SubjectPublicKeyInfo, PEM: what the product is given to trust, outside production. */
  publicPem: string;
}

function readOrMake(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // `wx`: another sandbox on this directory may have been quicker; then this one fails rather than disagree.
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  return pem;
}

/** The key kept in `dataDir`, made on first use: codes printed yesterday still verify today. */
export function signingKey(dataDir: string): () => SigningKey {
  let known: SigningKey | null = null;
  return () => {
    if (known) return known;
    mkdirSync(dataDir, { recursive: true });
    const privateKey = createPrivateKey(readOrMake(join(dataDir, 'aadhaar-key.pem')));
    const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
    known = { privateKey, publicPem };
    return known;
  };
}
