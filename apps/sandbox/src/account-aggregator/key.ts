import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { storedKey } from '../stored-key.ts';

/** The aggregator's signing key and its public half, as a JWK with its id. */
export interface AggregatorKey {
  privateKey: KeyObject;
  kid: string;
  jwk: JsonWebKey;
}

/** The key kept in `dataDir`: what was signed yesterday still verifies today. */
export const aggregatorKey = (dataDir: string): (() => AggregatorKey) =>
  storedKey(dataDir, 'account-aggregator-key.pem', (privateKey) => {
    const publicKey = createPublicKey(privateKey);
    const der = publicKey.export({ type: 'spki', format: 'der' });
    const kid = createHash('sha256').update(der).digest('hex').slice(0, 16);
    return {
      privateKey,
      kid,
      jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
    };
  });
