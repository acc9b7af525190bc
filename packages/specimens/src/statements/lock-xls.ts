import { createHash } from 'node:crypto';
import { CFB } from '@e965/xlsx';
import {
  type BlockCipher,
  plainBlockCipher,
  programBlockCipher,
  throughBlocks,
} from '@pramaan/readers/statement/carriers/biff-lock.ts';

/** Which of Excel 97's locks: 40 bits and MD5, or a key of Windows' programs of so many bits. */
export type XlsLock = 'plain' | 40 | 128;

const salt = Buffer.from('pramaan specimen');
const verifier = Buffer.from('sixteen letters.');

/** An Excel 97 workbook under a password, as banks mail it. Source: MS-XLS 2.4.117, MS-OFFCRYPTO 2.3.5 and 2.3.6. */
export function lockXls(file: Uint8Array, password: string, lock: XlsLock): Uint8Array {
  const container = CFB.read(Buffer.from(file), { type: 'buffer' });
  const stream = Buffer.from(CFB.find(container, '/Workbook')?.content as Uint8Array);
  const cipher =
    lock === 'plain' ? plainBlockCipher(salt, password) : programBlockCipher(salt, lock, password);
  const record = recordOf(0x2f, lockRecord(lock, cipher));
  // Right after the begin of the workbook; the places of the sheets move by its length.
  const at = 4 + stream.readUInt16LE(2);
  const whole = Buffer.concat([stream.subarray(0, at), record, stream.subarray(at)]);
  for (let from = 0; from + 8 <= whole.length; from += 4 + whole.readUInt16LE(from + 2)) {
    if (whole.readUInt16LE(from) === 0x0a) break;
    if (whole.readUInt16LE(from) === 0x85)
      whole.writeUInt32LE(whole.readUInt32LE(from + 4) + record.length, from + 4);
  }
  const locked = CFB.utils.cfb_new();
  CFB.utils.cfb_add(locked, '/Workbook', throughBlocks(whole, cipher));
  return new Uint8Array(CFB.write(locked, { type: 'buffer' }) as Buffer);
}

const short = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
const long = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);
const recordOf = (type: number, body: Buffer) => Buffer.concat([short(type, body.length), body]);

function lockRecord(lock: XlsLock, cipher: BlockCipher): Buffer {
  const take = cipher(0);
  const hidden = take(verifier);
  if (lock === 'plain')
    return Buffer.concat([short(1, 1, 1), salt, hidden, take(createHash('md5').update(verifier).digest())]);
  const header = Buffer.concat([long(4, 0, 0x6801, 0x8004, lock, 1, 0, 0), Buffer.from('RC4\0', 'utf16le')]);
  const hash = take(createHash('sha1').update(verifier).digest());
  return Buffer.concat([
    short(1, 4, 2),
    long(4, header.length),
    header,
    long(16),
    salt,
    hidden,
    long(20),
    hash,
  ]);
}
