import { decodeJpeg2000 } from '@pramaan/readers/jpeg2000/decode.ts';
import { Jpeg2000Error } from '@pramaan/readers/jpeg2000/error.ts';
import sharp from 'sharp';
import { FileError, type FileErrorCode } from './error.ts';
import { openImage, refuseDamage } from './open-image.ts';

const codes = {
  'not-jpeg2000': 'unknown-kind',
  'too-many-pixels': 'too-many-pixels',
  unsupported: 'unknown-kind',
  damaged: 'damaged',
} as const satisfies Record<Jpeg2000Error['code'], FileErrorCode>;

/**
 * The photo of an Aadhaar QR (JPEG 2000, sometimes JPEG) as a PNG `data:` URL, which every browser shows.
 * Throws FileRefusal.
 */
export async function photoToPng(photo: Uint8Array): Promise<string> {
  const isJpeg = photo[0] === 0xff && photo[1] === 0xd8;
  const image = isJpeg ? (await openImage(photo)).image : await fromJpeg2000(photo);
  const png = await image.png().toBuffer().catch(refuseDamage);
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function fromJpeg2000(photo: Uint8Array) {
  try {
    const { data, width, height, channels } = await decodeJpeg2000(photo);
    return sharp(data, { raw: { width, height, channels } });
  } catch (cause) {
    if (!(cause instanceof Jpeg2000Error)) throw cause;
    throw new FileError(codes[cause.code], cause.message, { cause });
  }
}
