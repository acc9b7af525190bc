import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The aggregator's signing key and its public half, as a JWK with its id. */
export interface AggregatorKey {
  privateKey: KeyObject;
  kid: string;
  jwk: JsonWebKey;
}

function readOrMake(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  return pem;
}

/** The key kept in `dataDir`, made on first use: what was signed yesterday still verifies today. */
export function aggregatorKey(dataDir: string): () => AggregatorKey {
  let known: AggregatorKey | null = null;
  return () => {
    if (known) return known;
    mkdirSync(dataDir, { recursive: true });
    const privateKey = createPrivateKey(readOrMake(join(dataDir, 'account-aggregator-key.pem')));
    const publicKey = createPublicKey(privateKey);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    const kid = createHash('sha256').update(der).digest('hex').slice(0, 16);
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
    known = { privateKey, kid, jwk };
    return known;
  };
}
