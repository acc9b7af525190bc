import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (secret: string | Uint8Array) => createHash('sha256').update(secret).digest();

/**
 * Are a secret and what a caller sent the same? Takes as long for a wrong one whatever of it is right and however long it
 * is: their hashes are compared.
 */
export const sameSecret = (right: string | Uint8Array, sent: string | Uint8Array): boolean =>
  timingSafeEqual(digest(right), digest(sent));
