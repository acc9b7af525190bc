import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function readOrMake(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  // `wx`: another sandbox on this folder may have been quicker; then this one fails rather than disagree.
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  return pem;
}

/** The RSA key of one of the sandbox's roles, kept in `dataDir` and made on first use, and what `shape` makes of it. */
export function storedKey<T>(dataDir: string, file: string, shape: (privateKey: KeyObject) => T): () => T {
  let known: T | undefined;
  return () => {
    if (known === undefined) {
      mkdirSync(dataDir, { recursive: true });
      known = shape(createPrivateKey(readOrMake(join(dataDir, file))));
    }
    return known;
  };
}
