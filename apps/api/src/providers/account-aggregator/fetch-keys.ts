import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { ProviderError } from '../bank-aggregator/outcome.ts';
import { type Bag, bagOf, textOf } from '../bank-aggregator/read-value.ts';

/** Our half of one encrypted fetch. Plain text, for the caller to seal and keep until the data is read. */
export interface FetchKeys {
  /** PKCS #8, PEM. */
  privateKey: string;
  /** SubjectPublicKeyInfo, PEM. */
  publicKey: string;
  /** 32 bytes, base64. */
  nonce: string;
  /** ISO 8601. */
  expiresAt: string;
}

const nonceBytes = 32;
const life = 24 * 60 * 60_000;
const tagBytes = 16;

/** Keys for one fetch: X25519 and a nonce, good for a day. */
export function newFetchKeys(now: Date = new Date()): FetchKeys {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    nonce: randomBytes(nonceBytes).toString('base64'),
    expiresAt: new Date(now.getTime() + life).toISOString(),
  };
}

/** What of the keys goes to the banks: ReBIT's KeyMaterial (standards §7.1). */
export const keyMaterialOf = ({ publicKey, nonce, expiresAt }: FetchKeys) => ({
  cryptoAlg: 'ECDH',
  curve: 'X25519',
  params: 'cipher=AES/GCM/NoPadding;KeyPairGenerator=ECDH',
  DHPublicKey: { expiry: expiresAt, Parameters: '', KeyValue: publicKey },
  Nonce: nonce,
});

const x25519Prefix = Buffer.from('302a300506032b656e032100', 'hex');

/** A bank's public key: PEM, or base64 of its SPKI, or the bare 32 bytes in base64 or hex; null for any other curve. */
export function readPublicKey(text: string): KeyObject | null {
  const bare = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  const der = bare.length === 32 ? Buffer.concat([x25519Prefix, bare]) : bare;
  try {
    const key = text.includes('BEGIN')
      ? createPublicKey(text)
      : createPublicKey({ key: der, format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'x25519' ? key : null;
  } catch {
    return null;
  }
}

/**
 * AES key and initial vector of an exchange: HKDF-SHA256 of the shared secret, salted by the first 20 bytes of the two
 * nonces' XOR; the vector is the last 12 (standards §7.1; checked against Sahamati's published vector).
 */
export function exchangeKey(privateKey: KeyObject, publicKey: KeyObject, ours: Buffer, theirs: Buffer) {
  const secret = diffieHellman({ privateKey, publicKey });
  const mixed = Buffer.from(ours.map((byte, at) => byte ^ (theirs[at] ?? 0)));
  return {
    key: Buffer.from(hkdfSync('sha256', secret, mixed.subarray(0, 20), '', 32)),
    iv: mixed.subarray(20, 32),
  };
}

/** A record out of its encryption; a ProviderError that says why when it does not open. */
export function openRecord(keys: FetchKeys, material: Bag, encrypted: string): string {
  const publicKey = readPublicKey(textOf(bagOf(material.DHPublicKey).KeyValue));
  const theirs = Buffer.from(textOf(material.Nonce), 'base64');
  if (!publicKey)
    throw new ProviderError(
      'decryption',
      'The bank sent a key of a curve that is not supported here. Only X25519 is.',
    );
  if (theirs.length !== nonceBytes)
    throw new ProviderError('decryption', 'The bank sent a nonce that is not 32 bytes long.');
  const bytes = Buffer.from(encrypted, 'base64');
  try {
    const ours = Buffer.from(keys.nonce, 'base64');
    const { key, iv } = exchangeKey(createPrivateKey(keys.privateKey), publicKey, ours, theirs);
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const opened = Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
    return plainText(new TextDecoder('utf-8', { fatal: true }).decode(opened));
  } catch {
    throw new ProviderError(
      'decryption',
      'The bank’s data did not open: it was changed on the way, or meant for other keys.',
    );
  }
}

/** Banks send the text itself, or base64 of it. */
function plainText(text: string): string {
  const trimmed = text.trim();
  return /^[<{[\uFEFF]/.test(trimmed) ? trimmed : Buffer.from(trimmed, 'base64').toString('utf8').trim();
}
