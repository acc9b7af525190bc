import { timingSafeEqual } from 'node:crypto';
import { StatementError } from '../error.ts';
import { digest, littleEndian } from './lock.ts';
import { type Rc4, rc4 } from './rc4.ts';

const lockRecord = 0x2f;
const sheetRecord = 0x85;
/** Records that stay readable: the begin of a part, the lock itself, and who has the file open. MS-XLS 2.2.10. */
const open = new Set([0x809, lockRecord, 0x194, 0x195, 0xe1, 0x196, 0x138]);
const blockSize = 1_024;
const mostTries = 12;
/** Excel's own word for a workbook that is locked against changes and open to readers. */
const readersWord = 'VelvetSweatshop';

/** The cipher of a block under one password; each block has its own. */
export type BlockCipher = (block: number) => Rc4;

/**
 * The Workbook stream of an Excel 97 file with its records readable. Throws StatementError: locked, wrong password, a lock
 * that is not known. Source: MS-XLS 2.2.10, MS-OFFCRYPTO 2.3.5 and 2.3.6.
 */
export function unlockedStream(stream: Buffer, passwords: readonly string[]): Buffer {
  const info = lockOf(stream);
  if (!info) return stream;
  const cipherFor = cipherOf(info);
  for (const password of [readersWord, ...passwords.slice(0, mostTries)]) {
    const cipher = cipherFor(password);
    if (cipher) return throughBlocks(stream, cipher);
  }
  throw new StatementError(passwords.length === 0 ? 'locked' : 'wrong-password');
}

/** The lock's record; null in a file without one. */
function lockOf(stream: Buffer): Buffer | null {
  for (let at = 0; at + 4 <= stream.length; ) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    if (type === lockRecord) return stream.subarray(at + 4, at + 4 + length);
    // It stands among the first records, before any sheet.
    if (type === sheetRecord || type === 0x0a) return null;
    at += 4 + length;
  }
  return null;
}

type CipherFor = (password: string) => BlockCipher | null;

function cipherOf(info: Buffer): CipherFor {
  if (info.length < 6 || info.readUInt16LE(0) !== 1) throw new StatementError('unknown-lock');
  const [major, minor] = [info.readUInt16LE(2), info.readUInt16LE(4)];
  if (major === 1 && minor === 1 && info.length >= 54) return plainCipher(info);
  if (minor === 2 && major >= 2 && major <= 4 && info.length >= 14) return programCipher(info);
  throw new StatementError('unknown-lock');
}

const utf16 = (password: string) => Buffer.from(password, 'utf16le');

/** Forty bits of a password, MD5. */
export function plainBlockCipher(salt: Buffer, password: string): BlockCipher {
  const short = digest('md5', utf16(password)).subarray(0, 5);
  const long = Buffer.concat(Array.from({ length: 16 }, () => Buffer.concat([short, salt])));
  const base = digest('md5', long).subarray(0, 5);
  return (block) => rc4(digest('md5', base, littleEndian(block)));
}

function plainCipher(info: Buffer): CipherFor {
  const [salt, verifier, hash] = [info.subarray(6, 22), info.subarray(22, 38), info.subarray(38, 54)];
  return (password) => fitting(plainBlockCipher(salt, password), { verifier, hash, by: 'md5' });
}

/** A key of Windows' programs, SHA-1. */
export function programBlockCipher(salt: Buffer, bits: number, password: string): BlockCipher {
  const base = digest('sha1', salt, utf16(password));
  return (block) => {
    const key = digest('sha1', base, littleEndian(block)).subarray(0, bits / 8);
    return rc4(bits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key);
  };
}

function programCipher(info: Buffer): CipherFor {
  const from = 14 + info.readUInt32LE(10);
  const bits = (from <= info.length - 60 && info.readUInt32LE(14 + 16)) || 40;
  const known =
    info.length >= from + 60 && info.readUInt32LE(14 + 8) === 0x6801 && info.readUInt32LE(from) === 16;
  if (!known || bits % 8 !== 0 || bits < 40 || bits > 128) throw new StatementError('unknown-lock');
  const [salt, verifier] = [info.subarray(from + 4, from + 20), info.subarray(from + 20, from + 36)];
  const hash = info.subarray(from + 40, from + 60);
  return (password) => fitting(programBlockCipher(salt, bits, password), { verifier, hash, by: 'sha1' });
}

interface Verifier {
  verifier: Buffer;
  hash: Buffer;
  by: 'md5' | 'sha1';
}

function fitting(cipher: BlockCipher, { verifier, hash, by }: Verifier): BlockCipher | null {
  const take = cipher(0);
  const expected = digest(by, take(verifier));
  return timingSafeEqual(expected, take(hash)) ? cipher : null;
}

/** Takes the bodies of all records through the cipher of their blocks; heads, and what is never locked, stay. */
export function throughBlocks(stream: Buffer, cipher: BlockCipher): Buffer {
  const turned = Buffer.alloc(stream.length);
  for (let at = 0; at < stream.length; at += blockSize)
    cipher(at / blockSize)(stream.subarray(at, at + blockSize)).copy(turned, at);
  for (let at = 0; at + 4 <= stream.length; ) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const plain = open.has(type) ? length : type === sheetRecord ? Math.min(4, length) : 0;
    stream.copy(turned, at, at, at + 4 + plain);
    at += 4 + length;
  }
  return turned;
}
