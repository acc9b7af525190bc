import { FileError } from './error.ts';
import { openImage, refuseDamage } from './open-image.ts';

/** Pixels: 40 px high on a screen of three times the density, and wide enough for a name in letters. */
const most = { width: 480, height: 120 };
const least = 32;

export interface Logo {
  png: Uint8Array;
  width: number;
  height: number;
}

/**
 * A lender's mark, drawn again from a JPEG, PNG or WebP: what its file says besides is gone, empty edges are cut off, and
 * it is small enough to be sent with each page. Throws FileRefusal.
 */
export async function drawLogo(bytes: Uint8Array): Promise<Logo> {
  const { image, width, height } = await openImage(bytes);
  if (width < least || height < least)
    throw new FileError(
      'unknown-kind',
      `This picture is too small: ${least} × ${least} pixels at least. Upload a larger one.`,
    );
  // A picture of one colour has nothing to cut to; it stays as it is.
  const cut = await image
    .clone()
    .trim()
    .png()
    .toBuffer()
    .catch(() => image.clone().png().toBuffer().catch(refuseDamage));
  const { image: whole } = await openImage(cut);
  const { data, info } = await whole
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamage);
  return { png: Uint8Array.from(data), width: info.width, height: info.height };
}
