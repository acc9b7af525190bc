import { decodeJpeg2000 } from '@pramaan/readers/jpeg2000/decode.ts';
import { Jpeg2000Refusal } from '@pramaan/readers/jpeg2000/refusal.ts';
import sharp from 'sharp';
import { openImage, refuseDamage } from './open-image.ts';
import { FileRefusal, type FileRefusalCode } from './refusal.ts';

const codes = {
  'not-jpeg2000': 'unknown-kind',
  'too-many-pixels': 'too-many-pixels',
  unsupported: 'unknown-kind',
  damaged: 'damaged',
} as const satisfies Record<Jpeg2000Refusal['code'], FileRefusalCode>;

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
    if (!(cause instanceof Jpeg2000Refusal)) throw cause;
    throw new FileRefusal(codes[cause.code], cause.message, { cause });
  }
}
