import { configure, type Entry, type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { AadhaarXmlError } from './error.ts';

// Already on a thread of its own when it matters; a worker of the library's would outlive it.
configure({ useWebWorkers: false });

const largestZip = 2_000_000;
const largestXml = 2_000_000;

/** Whether the file begins like a ZIP. */
export const isZip = (file: Uint8Array) =>
  file[0] === 0x50 && file[1] === 0x4b && file[2] === 0x03 && file[3] === 0x04;

/**
 * The one XML inside an offline e-KYC ZIP, unlocked with the share code: traditional ZipCrypto or AES. The directory's
 * names and sizes are judged before anything is unpacked, and unpacking stops at 2 MB whatever the directory says.
 * Throws AadhaarXmlRefusal.
 */
export async function openShareZip(file: Uint8Array, shareCode: string): Promise<Uint8Array> {
  if (file.length > largestZip) throw new AadhaarXmlError('too-large');
  // `checkSignature`: the CRC is what tells a wrong share code from a right one in ZipCrypto.
  const zip = new ZipReader(new Uint8ArrayReader(file), {
    checkSignature: true,
    checkOverlappingEntry: true,
    filenameValidation: 'tolerant',
  });
  try {
    const entry = await onlyXml(zip);
    if (entry.encrypted && shareCode === '') throw new AadhaarXmlError('share-code-missing');
    return await unpack(entry, shareCode);
  } finally {
    await zip.close().catch(() => undefined);
  }
}

async function onlyXml(zip: ZipReader<unknown>): Promise<FileEntry> {
  let only: Entry | null = null;
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      // A way out of the folder, or into another, is told before anything else.
      if (/[/\\:\0]|\.\./.test(entry.filename)) throw new AadhaarXmlError('entry-name');
      if (only) throw new AadhaarXmlError('many-entries');
      only = entry;
    }
  } catch (error) {
    throw error instanceof AadhaarXmlError ? error : new AadhaarXmlError('damaged-zip');
  }
  if (!only) throw new AadhaarXmlError('many-entries');
  // A plain name: no folder, no drive, no way up, no characters that only look like letters.
  if (only.directory || !/^[A-Za-z0-9][A-Za-z0-9 ._()-]{0,120}\.xml$/i.test(only.filename))
    throw new AadhaarXmlError('entry-name');
  if (only.uncompressedSize > largestXml || only.compressedSize > largestZip)
    throw new AadhaarXmlError('entry-too-large');
  return only;
}

async function unpack(entry: FileEntry, shareCode: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let refusal: AadhaarXmlError | null = null;
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.length;
      if (length > largestXml) {
        refusal = new AadhaarXmlError('entry-too-large');
        throw refusal;
      }
      chunks.push(Uint8Array.from(chunk));
    },
  });
  try {
    await entry.getData(writable, {
      ...(entry.encrypted ? { password: shareCode } : {}),
    });
  } catch (error) {
    throw refusal ?? new AadhaarXmlError(reasonOf(error, entry.encrypted));
  }
  return Buffer.concat(chunks);
}

/** Of a locked entry nothing but noise can be said with a wrong share code: one code in 256 opens it to noise. */
function reasonOf(
  error: unknown,
  encrypted: boolean,
): 'unknown-packing' | 'share-code-wrong' | 'damaged-zip' {
  const reason = error instanceof Error ? error.message : '';
  if (/unsupported/i.test(reason)) return 'unknown-packing';
  if (/invalid password/i.test(reason)) return 'share-code-wrong';
  const garbled = /signature|crc|authentication|uncompressed|compressed data/i.test(reason);
  return encrypted && garbled ? 'share-code-wrong' : 'damaged-zip';
}
