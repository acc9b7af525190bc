import type { PreparedPdf } from './empty-signature.ts';

/**
 * The prepared PDF with `cms` (DER) in its gap. Nothing else of the file may be written again afterwards.
 * Throws RangeError when it does not fit.
 */
export function embedCms(
  { bytes, gap: [start, end] }: Pick<PreparedPdf, 'bytes' | 'gap'>,
  cms: Uint8Array,
): Uint8Array {
  const room = end - start - 2;
  const hex = Buffer.from(cms).toString('hex');
  if (hex.length > room)
    throw new RangeError(`The signature has ${cms.length} bytes, and there is room for ${room / 2}.`);
  const signed = Buffer.from(bytes);
  signed.write(hex.padEnd(room, '0'), start + 1, 'latin1');
  return signed;
}
