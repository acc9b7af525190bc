import { QrError } from './error.ts';

export type PackedFormat = 'gzip' | 'zlib';

/** The shortest genuine codes have about 1,500 digits. */
const minDigits = 500;
/** A version 40-L QR holds 7,089 digits. The room above is for line breaks that a scanner adds. */
const maxDigits = 7_089;
const maxText = 10_000;

/** The scanned decimal text as big-endian bytes. Throws QrRefusal. Source: standards §1.1 and §1.5. */
export function packedBytes(text: string): Uint8Array {
  const oldQr = /^[\s\uFEFF]*<[^>]{0,200}(PrintLetterBarcodeData|QPD[A-Z]\b|\?xml)/;
  if (oldQr.test(text.slice(0, 400))) throw new QrError('old-unsigned-qr');
  if (text.length > maxText) throw new QrError('too-long');
  const digits = text.replace(/[\s\uFEFF]/g, '');
  if (digits === '') throw new QrError('empty');
  if (!/^[0-9]+$/.test(digits)) throw new QrError('not-digits');
  if (digits.length === 12) throw new QrError('aadhaar-number');
  if (digits.length < minDigits) throw new QrError('too-short');
  if (digits.length > maxDigits) throw new QrError('too-long');
  const hex = BigInt(digits).toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  const bytes = new Uint8Array(even.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(even.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Which compression the first two bytes announce: both occur in issued codes. Throws QrRefusal. */
export function packedFormat(packed: Uint8Array): PackedFormat {
  const [first = 0, second = 0] = packed;
  if (first === 0x1f && second === 0x8b) return 'gzip';
  // RFC 1950: method deflate, and the two header bytes are a multiple of 31.
  if ((first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0) return 'zlib';
  throw new QrError('cannot-unpack');
}
