import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { AadhaarQr } from './decode.ts';

/** A public key whose signatures are believed. */
export interface TrustedKey {
  name: string;
  /** SubjectPublicKeyInfo of an RSA-2048 key: PEM text or DER bytes. */
  spki: string | Uint8Array;
  /** ISO 8601, of the certificate. */
  notBefore: string;
  notAfter: string;
  /** The sandbox's own key. Skipped unless the caller allows it, which production never does. */
  sandbox?: boolean;
}

export type Verification =
  | {
      trusted: true;
      keyName: string;
      sandbox: boolean;
      signedAt: Date | null;
      /** Whether `signedAt` lies in the key's validity. Null when the code tells no time. */
      signedWithinValidity: boolean | null;
      /** Said to whoever reviews the record. */
      sentence: string;
    }
  | { trusted: false; signedAt: Date | null; sentence: string };

/**
 * Tries every key on the signature over all bytes before it. A certificate that has expired since does not spoil
 * an old code: validity is judged at the time of signing, and reported rather than decided.
 * Throws TypeError when a key of the list is not RSA-2048, because a wrong list must not look like a forged code.
 * Source: standards §1.1 and §1.4.
 */
export function verifyAadhaarQr(
  qr: Pick<AadhaarQr, 'signed' | 'signature' | 'signedAt'>,
  keys: readonly TrustedKey[],
  { allowSandbox = false }: { allowSandbox?: boolean } = {},
): Verification {
  const { signed, signature, signedAt } = qr;
  const key = keys
    .filter((candidate) => allowSandbox || !candidate.sandbox)
    .find((candidate) => verify('RSA-SHA256', signed, rsaKey(candidate), signature));
  if (!key) {
    const sentence =
      'The signature on this QR code is not from any key of UIDAI that is trusted here, so its details prove ' +
      'nothing. Scan the code of an e-Aadhaar freshly downloaded from the UIDAI site.';
    return { trusted: false, signedAt, sentence };
  }
  const within = signedAt && Date.parse(key.notBefore) <= +signedAt && +signedAt <= Date.parse(key.notAfter);
  return {
    trusted: true,
    keyName: key.name,
    sandbox: key.sandbox === true,
    signedAt,
    signedWithinValidity: within,
    sentence: describe(key, signedAt, within),
  };
}

function describe(key: TrustedKey, signedAt: Date | null, within: boolean | null): string {
  const signer = key.sandbox ? `the sandbox key ${key.name} (a demonstration, not UIDAI)` : key.name;
  if (!signedAt) return `Signed with ${signer}. The code does not tell when it was made.`;
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  const made = `Signed with ${signer} on ${day.format(signedAt)}.`;
  if (within) return made;
  const [from, to] = [key.notBefore, key.notAfter].map((date) => day.format(new Date(date)));
  return `${made} That is outside the certificate's validity, ${from} to ${to}: ask for a fresh e-Aadhaar.`;
}

const parsed = new WeakMap<TrustedKey, KeyObject>();

/** The key, parsed once. Throws TypeError unless it is RSA-2048. */
export function rsaKey(key: TrustedKey): KeyObject {
  const known = parsed.get(key);
  if (known) return known;
  const made = parse(key);
  if (made?.asymmetricKeyType !== 'rsa' || made.asymmetricKeyDetails?.modulusLength !== 2048) {
    throw new TypeError(`The trusted key "${key.name}" is not an RSA-2048 public key (SPKI, PEM or DER).`);
  }
  parsed.set(key, made);
  return made;
}

function parse({ spki }: TrustedKey): KeyObject | null {
  try {
    if (typeof spki === 'string') return createPublicKey({ key: spki, format: 'pem' });
    return createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}
