import { inflateRawSync } from 'node:zlib';
import { StatementError } from '../error.ts';

const mostUnpacked = 200 * 1024 * 1024;
const mostEntries = 2_000;

/**
 * Refuses a ZIP that unpacks to more than a workbook needs, that is cut or has entries outside itself, or whose XML
 * declares entities. What the headers claim is not believed: every entry is unpacked up to what is left of the bound.
 * Throws StatementRefusal. Source: PKWARE APPNOTE 4.3.
 */
export function boundZip(file: Uint8Array): void {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) throw new StatementError('damaged');
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count === 0 || count > mostEntries) throw new StatementError('damaged');
  let left = mostUnpacked;
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new StatementError('damaged');
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString('latin1');
    // The binary kind of workbook: no bank hands it out, and its parser is not safe from endless loops.
    if (/\.bin$/i.test(name) && /workbook|sheet/i.test(name)) throw new StatementError('unknown-kind');
    left -= unpackedSize(bytes, at, left);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** Bytes of the entry whose record in the central directory is at `at`. */
function unpackedSize(bytes: Buffer, at: number, left: number): number {
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  const local = bytes.readUInt32LE(at + 42);
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== 0x04034b50)
    throw new StatementError('damaged');
  // An encrypted entry is no part of a workbook: workbooks are locked as a whole.
  if (bytes.readUInt16LE(at + 8) & 1) throw new StatementError('unknown-lock');
  const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (from + packed > bytes.length) throw new StatementError('damaged');
  const content = bytes.subarray(from, from + packed);
  if (method === 0) return checked(content, left);
  if (method !== 8) throw new StatementError('damaged');
  try {
    return checked(inflateRawSync(content, { maxOutputLength: left }), left);
  } catch (error) {
    if (error instanceof StatementError) throw error;
    const tooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new StatementError(tooLong ? 'unpacks-too-far' : 'damaged');
  }
}

function checked(content: Buffer, left: number): number {
  if (content.length > left) throw new StatementError('unpacks-too-far');
  // No program that makes workbooks declares entities.
  if (/<!(?:DOCTYPE|ENTITY)/.test(content.subarray(0, 65_536).toString('latin1')))
    throw new StatementError('damaged');
  return content.length;
}
