import sharp from 'sharp';
import { openImage, refuseDamage } from './open-image.ts';

interface Size {
  width: number;
  height: number;
}

/** Pixels of the joined picture's width: what is stored of a side has at most so many. */
const widest = 2_000;

/** The front of a card above its back, as wide as the wider, as JPEG; `pages` has the size of each. Throws FileRefusal. */
export async function stackSides(given: {
  front: Uint8Array;
  back: Uint8Array;
}): Promise<{ bytes: Uint8Array; pages: [front: Size, back: Size] }> {
  const [front, back] = await Promise.all([openImage(given.front), openImage(given.back)]);
  const width = Math.min(widest, Math.max(front.width, back.width));
  const sizeOf = (side: Size): Size => ({ width, height: Math.round((side.height * width) / side.width) });
  const pages: [Size, Size] = [sizeOf(front), sizeOf(back)];
  const drawn = async ({ image }: typeof front, size: Size) =>
    image
      .resize({ ...size, fit: 'fill' })
      .toBuffer()
      .catch(refuseDamage);
  const [upper, lower] = await Promise.all([drawn(front, pages[0]), drawn(back, pages[1])]);
  const height = pages[0].height + pages[1].height;
  const sheet = sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    { input: upper, left: 0, top: 0 },
    { input: lower, left: 0, top: pages[0].height },
  ]);
  return { bytes: Uint8Array.from(await sheet.jpeg({ quality: 85 }).toBuffer()), pages };
}
