import { CFB } from '@e965/xlsx';
import { StatementError } from '../error.ts';
import { agileLock } from './agile-lock.ts';
import type { Lock } from './lock.ts';
import { standardLock } from './standard-lock.ts';

/** The container holds a workbook under a lock, and is not an old workbook itself. */
export function isLockedWorkbook(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

const mostTries = 12;

/**
 * The workbook inside a locked one, opened with the first of `passwords` that fits; they are kept nowhere. Throws
 * StatementRefusal: locked, wrong password, a lock that is not known. Source: MS-OFFCRYPTO 2.3.4.
 */
export function unlockWorkbook(file: Uint8Array, passwords: readonly string[]): Uint8Array {
  try {
    const { lock, content } = openContainer(file);
    if (passwords.length === 0) throw new StatementError('locked');
    for (const password of passwords.slice(0, mostTries)) {
      const key = lock.keyFor(password);
      if (key) return lock.unpack(content.subarray(8), key).subarray(0, Number(content.readBigUInt64LE(0)));
    }
  } catch (error) {
    throw error instanceof StatementError ? error : new StatementError('damaged');
  }
  throw new StatementError('wrong-password');
}

function openContainer(file: Uint8Array): { lock: Lock; content: Buffer } {
  const container = CFB.read(Buffer.from(file), { type: 'buffer' });
  const info = Buffer.from((CFB.find(container, '/EncryptionInfo')?.content ?? []) as Uint8Array);
  const content = Buffer.from((CFB.find(container, '/EncryptedPackage')?.content ?? []) as Uint8Array);
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  if (major === 4 && minor === 4) return { lock: agileLock(info), content };
  if (minor === 2 && major >= 2 && major <= 4) return { lock: standardLock(info), content };
  throw new StatementError('unknown-lock');
}
