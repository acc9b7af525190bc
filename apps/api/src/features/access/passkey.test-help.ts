import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The few CBOR values that an authenticator writes (RFC 8949). */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([key, member]) => [cbor(key), cbor(member)]),
  ]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

interface Options {
  challenge: string;
  user?: { id: string };
}

/** An authenticator in software, with one ES256 passkey: what a browser would send of it. */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpHash = sha256(new URL(origin).hostname);
  let userHandle = '';
  const client = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const data = (flags: number, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpHash, Buffer.from([flags]), count, more]);
  };
  const common = { id: text(id), rawId: text(id), type: 'public-key' as const };

  return {
    /** The answer to a registration's options. */
    make({ challenge, user }: Options, from = origin) {
      userHandle = user?.id ?? '';
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data(0b0100_0101, 0, attested)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: text(client('webauthn.create', challenge, from)),
          attestationObject: text(cbor(object)),
          transports: ['internal'],
        },
      };
    },
    /** The answer to a login's options. `verified` false: nobody unlocked it. */
    get(
      { challenge }: Options,
      { counter, from = origin, verified = true }: { counter: number; from?: string; verified?: boolean },
    ) {
      const authenticatorData = data(verified ? 0b0000_0101 : 0b0000_0001, counter);
      const clientDataJSON = client('webauthn.get', challenge, from);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return {
        ...common,
        response: {
          clientDataJSON: text(clientDataJSON),
          authenticatorData: text(authenticatorData),
          signature: text(sign('sha256', signed, privateKey)),
          userHandle,
        },
      };
    },
  };
}
