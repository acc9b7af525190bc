import type { Box } from '@pramaan/readers/reading/page.ts';
import sharp from 'sharp';
import { evenLight } from './even-light.ts';
import { type Frame, greyOf } from './frame.ts';
import type { Grey } from './grey.ts';
import { sharpened } from './sharpened.ts';

/** A way to make a picture ready for reading. What two of them agree on is believed. */
export type Treatment = 'even' | 'soft' | 'sharp';

/** What was found out about a frame before it is read. */
export interface Look {
  /** By how much to enlarge it, so that its letters have the engine's size. */
  scale: number;
  /** A sensor's noise is to be taken away first. */
  grainy: boolean;
  /** QR codes, in the frame's pixels: read as text they are nonsense, and take the longest. */
  codes: readonly Box[];
}

/** The frame's brightness under a treatment, evenly lit, enlarged by `scale`. */
export async function treated(frame: Frame, scale: number, treatment: Treatment, look: Look): Promise<Grey> {
  const blur = (look.grainy ? 1.1 : 0) + (treatment === 'soft' ? 0.6 : 0);
  const grey = await greyOf(frame, scale, blur);
  return treatment === 'sharp' ? sharpened(evenLight(grey)) : evenLight(grey);
}

/** Paints the boxes white. */
export function blanked(grey: Grey, boxes: readonly Box[]): Grey {
  for (const { left, top, width, height } of boxes) {
    const [from, to] = [Math.max(0, Math.floor(left)), Math.min(grey.width, Math.ceil(left + width))];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(grey.height, top + height); y++)
      grey.data.fill(255, y * grey.width + from, y * grey.width + to);
  }
  return grey;
}

/** A part of the frame as a frame of its own; what lies outside is left away. Null for a part without pixels. */
export async function partOf(
  { data, width, height }: Frame,
  box: Box,
): Promise<{ frame: Frame; box: Box } | null> {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const part = {
    left,
    top,
    width: Math.min(width, Math.ceil(box.left + box.width)) - left,
    height: Math.min(height, Math.ceil(box.top + box.height)) - top,
  };
  if (part.width < 4 || part.height < 4) return null;
  const cut = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(part)
    .raw()
    .toBuffer();
  return { frame: { data: Uint8Array.from(cut), width: part.width, height: part.height }, box: part };
}
