import { openImage, refuseDamage } from './open-image.ts';

export interface CleanImage {
  /** JPEG, sRGB, without EXIF, ICC or any other metadata. */
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** Pixels. Enough to read an A4 page with a photo of it. */
const maxSide = 2_000;

/** A stranger's picture drawn anew: turned upright, shrunk to 2000 px, transparency on white. Throws FileRefusal. */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  const { image } = await openImage(bytes);
  const { data, info } = await image
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamage);
  return { jpeg: Uint8Array.from(data), width: info.width, height: info.height };
}
