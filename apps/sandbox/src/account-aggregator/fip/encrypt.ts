import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** ReBIT's key material (standards §7.1): an X25519 public key and a nonce of 32 bytes. */
export interface KeyMaterial {
  cryptoAlg: string;
  curve: string;
  params: string;
  DHPublicKey: { expiry: string; Parameters: string; KeyValue: string };
  Nonce: string;
}

/** One side's half of an exchange. */
interface ExchangeHalf {
  privateKey: KeyObject;
  nonce: Buffer;
}

const xor = (a: Buffer, b: Buffer) => Buffer.from(a.map((byte, at) => byte ^ (b[at] ?? 0)));

/** AES key and initial vector of two parts: HKDF-SHA256 over the shared secret, salted by the nonces' XOR. */
export function sessionKey(ours: ExchangeHalf, theirs: { publicKey: KeyObject; nonce: Buffer }) {
  const secret = diffieHellman({ privateKey: ours.privateKey, publicKey: theirs.publicKey });
  const mixed = xor(ours.nonce, theirs.nonce);
  const key = Buffer.from(hkdfSync('sha256', secret, mixed.subarray(0, 20), '', 32));
  return { key, iv: mixed.subarray(20, 32) };
}

/** The receiver's key, if it is one that a bank of this sandbox takes: X25519, in PEM, not yet expired. */
export function receiverKey(material: unknown): { publicKey: KeyObject; nonce: Buffer } | null {
  const { curve, DHPublicKey, Nonce } = (material ?? {}) as Partial<KeyMaterial>;
  const { expiry = '', KeyValue = '' } = DHPublicKey ?? {};
  const nonce = Buffer.from(String(Nonce ?? ''), 'base64');
  const inForce = Date.parse(String(expiry)) > Date.now();
  if (curve !== 'X25519' || nonce.length !== 32 || !inForce) return null;
  try {
    const publicKey = createPublicKey(String(KeyValue));
    return publicKey.asymmetricKeyType === 'x25519' ? { publicKey, nonce } : null;
  } catch {
    return null;
  }
}

const day = 86_400_000;

/** A bank's half of one exchange: the material it publishes, and what encrypts its records. */
export function bankExchange(receiver: { publicKey: KeyObject; nonce: Buffer }) {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const nonce = randomBytes(32);
  const { key, iv } = sessionKey({ privateKey, nonce }, receiver);
  const material: KeyMaterial = {
    cryptoAlg: 'ECDH',
    curve: 'X25519',
    params: 'cipher=AES/GCM/NoPadding;KeyPairGenerator=ECDH',
    DHPublicKey: {
      expiry: new Date(Date.now() + day).toISOString(),
      Parameters: '',
      KeyValue: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
    Nonce: nonce.toString('base64'),
  };
  const encrypt = (text: string): string => {
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64',
    );
  };
  return { material, encrypt };
}
