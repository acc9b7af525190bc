import { photoFormat } from '../aadhaar-qr/photo.ts';

export interface Photo {
  /** By its first bytes; what it says of itself is not asked. */
  mime: 'image/jpeg' | 'image/png' | 'image/jp2' | 'image/j2c';
  bytes: Uint8Array;
  /** For the card. Browsers draw JPEG and PNG; the two JPEG 2000 forms are drawn again on the server first. */
  dataUrl: string;
}

/** UIDAI's photos have some 10 KB. */
const largest = 400_000;
const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** The photo in base64, or null when it is none: not base64, or bytes that begin like no picture. */
export function photoOf(base64: string): Photo | null {
  if (base64.length > largest || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const bytes = Buffer.from(base64, 'base64');
  const mime = mimeOf(bytes);
  return mime && { mime, bytes, dataUrl: `data:${mime};base64,${bytes.toString('base64')}` };
}

function mimeOf(bytes: Buffer): Photo['mime'] | null {
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) return 'image/png';
  const format = photoFormat(bytes);
  if (format === 'jpeg') return 'image/jpeg';
  if (format === 'jp2') return 'image/jp2';
  return format === 'jpeg2000' ? 'image/j2c' : null;
}
