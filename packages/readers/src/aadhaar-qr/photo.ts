import { hashBytes } from './layout.ts';

export type PhotoFormat = 'jpeg2000' | 'jp2' | 'jpeg' | 'none' | 'unknown';

const starts: readonly (readonly [PhotoFormat, readonly number[]])[] = [
  ['jpeg2000', [0xff, 0x4f, 0xff, 0x51]],
  ['jp2', [0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20]],
  ['jpeg', [0xff, 0xd8, 0xff]],
];

/** What the bytes at `offset` begin with. */
export function photoFormat(bytes: Uint8Array, offset = 0): PhotoFormat {
  if (offset >= bytes.length) return 'none';
  const found = starts.find(([, magic]) => magic.every((byte, i) => bytes[offset + i] === byte));
  return found?.[0] ?? 'unknown';
}

const endsImage = (bytes: Uint8Array) => bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;

/**
 * How many 32-byte contact hashes follow the photo in `rest` (everything between the text and the signature).
 *
 * V1 has as many as its indicator announces. V2 and later have none by UIDAI's practice, yet signed test codes
 * with hashes exist. JPEG and JPEG 2000 both end with FF D9 and cannot hold it earlier, so where the photo ends
 * right before the announced hashes, they are there.
 */
export function hashesAfterPhoto(rest: Uint8Array, announced: 0 | 1 | 2, firstVersion: boolean): 0 | 1 | 2 {
  const photo = rest.subarray(0, rest.length - announced * hashBytes);
  if (rest.length < announced * hashBytes) return 0;
  if (endsImage(photo)) return announced;
  return firstVersion && !endsImage(rest) ? announced : 0;
}
