import { gunzipSync, gzipSync } from 'node:zlib';

const bytesOf = (digits: string): Buffer => {
  const hex = BigInt(digits).toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
};

/**
 * A Secure QR of which one byte of the signature is another: it can be read to its end, and proves nothing. Source:
 * standards §1.2 (the signature is the last 256 bytes).
 */
export function withFlippedByte(qr: string): string {
  const bytes = gunzipSync(bytesOf(qr));
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  return BigInt(`0x${gzipSync(bytes).toString('hex')}`).toString();
}
