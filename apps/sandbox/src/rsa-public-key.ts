import { createPublicKey, type KeyObject } from 'node:crypto';

/** How a customer's key comes in the body of a call. */
export const publicKeyText = { type: 'string', maxLength: 4_000 } as const;

/** The answer to a key that is none, or of another kind. */
export const noRsaKey = { error: { status: 400, message: 'publicKey is an RSA public key in PEM.' } };

/** The RSA key in a PEM text; null for every other text. */
export function rsaPublicKey(pem: string): KeyObject | null {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}
