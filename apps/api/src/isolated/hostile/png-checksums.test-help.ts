import { crc32 } from 'node:zlib';

const headBytes = 8;

/** A PNG with the checksums of its chunks made right again, as an attacker makes them: the decoder reads on. */
export function withGoodChecksums(png: Uint8Array): Uint8Array {
  const out = Buffer.from(png);
  for (let at = headBytes; at + 12 <= out.length; ) {
    const length = out.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > out.length) break;
    out.writeUInt32BE(crc32(out.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return Uint8Array.from(out);
}
