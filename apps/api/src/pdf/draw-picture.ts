import { openImage } from '../isolated/open-image.ts';

/** Pixels: 30 mm high at 300 dots per inch is 354; a wide card needs more across. */
const most = { width: 900, height: 600 };

/**
 * A picture of a record (base64 JPEG, PNG or WebP, with or without `data:` before it) as a PNG for a document: made new,
 * upright, without what its file says besides. Null for what is no such picture. Only for the process that typesets: a picture
 * comes from outside.
 */
export async function drawPicture(text: string): Promise<Uint8Array | null> {
  const base64 = text.replace(/^data:image\/[a-z0-9.+-]+;base64,/i, '').replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]{40,}={0,2}$/.test(base64)) return null;
  try {
    const { image } = await openImage(Buffer.from(base64, 'base64'));
    const small = image.resize({ ...most, fit: 'inside', withoutEnlargement: true });
    const png = await small.flatten({ background: '#ffffff' }).toColourspace('srgb').png().toBuffer();
    return Uint8Array.from(png);
  } catch {
    return null;
  }
}
