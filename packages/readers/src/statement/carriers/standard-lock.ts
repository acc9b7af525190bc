import { timingSafeEqual } from 'node:crypto';
import { StatementError } from '../error.ts';
import { decrypt, digest, type Lock, littleEndian, spun } from './lock.ts';

const aes: Readonly<Record<number, number>> = { 26126: 16, 26127: 24, 26128: 32 };
const spins = 50_000;

/** The lock of Excel 2007 and of many mailers: AES in ECB, SHA-1. Throws StatementRefusal. Source: MS-OFFCRYPTO 2.3.4.5. */
export function standardLock(info: Buffer): Lock {
  const headerSize = info.readUInt32LE(8);
  const keyBytes = aes[info.readUInt32LE(12 + 8)];
  const from = 12 + headerSize;
  if (!keyBytes || headerSize > 1_000 || from + 72 > info.length || info.readUInt32LE(from) !== 16)
    throw new StatementError('unknown-lock');
  const salt = info.subarray(from + 4, from + 20);
  const verifier = info.subarray(from + 20, from + 36);
  const verifierHash = info.subarray(from + 40, from + 72);
  return {
    keyFor(password) {
      const slow = digest('sha1', spun('sha1', salt, password, spins), littleEndian(0));
      const key = Buffer.concat([folded(slow, 0x36), folded(slow, 0x5c)]).subarray(0, keyBytes);
      const expected = digest('sha1', decrypt(verifier, key, null));
      const printed = decrypt(verifierHash, key, null).subarray(0, expected.length);
      return timingSafeEqual(expected, printed) ? key : null;
    },
    unpack: (content, key) => decrypt(content.subarray(0, content.length - (content.length % 16)), key, null),
  };
}

function folded(hash: Buffer, filler: number): Buffer {
  const block = Buffer.alloc(64, filler);
  for (const [at, byte] of hash.entries()) block[at] = byte ^ filler;
  return digest('sha1', block);
}
