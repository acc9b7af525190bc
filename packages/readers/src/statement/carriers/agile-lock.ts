import { timingSafeEqual } from 'node:crypto';
import { StatementError } from '../error.ts';
import { decrypt, digest, type Lock, littleEndian, spun } from './lock.ts';

const hashes: Readonly<Record<string, string>> = {
  ...{ SHA1: 'sha1', SHA256: 'sha256', SHA384: 'sha384', SHA512: 'sha512' },
};
const mostSpins = 1_000_000;
/** What each derived key is for (MS-OFFCRYPTO 2.3.4.13). */
const purposes = {
  verifierInput: Buffer.from('fea7d2763b4b9e79', 'hex'),
  verifierHash: Buffer.from('d7aa0f6d3061344e', 'hex'),
  packageKey: Buffer.from('146e0be7abacd0d6', 'hex'),
};
const segment = 4_096;

/** The lock that Excel has written since 2010: AES in CBC, described by an XML. Throws StatementRefusal. */
export function agileLock(info: Buffer): Lock {
  const xml = info.subarray(8, 20_000).toString('utf8');
  const keyData = /<keyData\b([^>]*)>/.exec(xml)?.[1] ?? '';
  const own = /<(?:\w+:)?encryptedKey\b([^>]*)>/.exec(xml)?.[1] ?? '';
  const read = (from: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(from)?.[1] ?? '';
  const bytes = (name: string) => Buffer.from(read(own, name), 'base64');
  const salt = bytes('saltValue');
  const hash = hashes[read(own, 'hashAlgorithm')];
  const packageHash = hashes[read(keyData, 'hashAlgorithm')];
  const packageSalt = Buffer.from(read(keyData, 'saltValue'), 'base64');
  const keyBytes = Number(read(own, 'keyBits')) / 8;
  const spins = Number(read(own, 'spinCount'));
  const aes = read(own, 'cipherAlgorithm') === 'AES' && read(own, 'cipherChaining') === 'ChainingModeCBC';
  if (!aes || !hash || !packageHash || salt.length !== 16 || read(keyData, 'blockSize') !== '16')
    throw new StatementError('unknown-lock');
  if (![16, 24, 32].includes(keyBytes) || !(spins >= 0 && spins <= mostSpins))
    throw new StatementError('unknown-lock');
  return {
    keyFor(password) {
      const slow = spun(hash, salt, password, spins);
      const open = (purpose: Buffer, name: string) =>
        decrypt(bytes(name), sized(digest(hash, slow, purpose), keyBytes), salt);
      const expected = digest(hash, open(purposes.verifierInput, 'encryptedVerifierHashInput'));
      const printed = open(purposes.verifierHash, 'encryptedVerifierHashValue').subarray(0, expected.length);
      if (printed.length !== expected.length || !timingSafeEqual(expected, printed)) return null;
      return open(purposes.packageKey, 'encryptedKeyValue').subarray(0, keyBytes);
    },
    unpack(content, key) {
      const parts: Buffer[] = [];
      for (let at = 0, part = 0; at < content.length; at += segment, part++) {
        const start = sized(digest(packageHash, packageSalt, littleEndian(part)), 16);
        parts.push(decrypt(whole(content.subarray(at, at + segment)), key, start));
      }
      return Buffer.concat(parts);
    },
  };
}

const whole = (bytes: Buffer) => bytes.subarray(0, bytes.length - (bytes.length % 16));

/** Cut, or filled up with 0x36, to so many bytes. */
function sized(bytes: Buffer, length: number): Buffer {
  if (bytes.length >= length) return bytes.subarray(0, length);
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, 0x36)]);
}
