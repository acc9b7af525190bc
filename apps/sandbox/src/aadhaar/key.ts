import { createPublicKey, type KeyObject } from 'node:crypto';
import { storedKey } from '../stored-key.ts';

/** The sandbox's stand-in for UIDAI's signing key. */
export interface SigningKey {
  privateKey: KeyObject;
  /** SubjectPublicKeyInfo, PEM: what the product is given to trust, outside production. */
  publicPem: string;
}

/** The key kept in `dataDir`: codes printed yesterday still verify today. */
export const signingKey = (dataDir: string): (() => SigningKey) =>
  storedKey(dataDir, 'aadhaar-key.pem', (privateKey) => ({
    privateKey,
    publicPem: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
  }));
