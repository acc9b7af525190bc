import type { Grey } from './grey.ts';
import { inkBlobs } from './ink-blobs.ts';

/** Letters of a picture, small ones and capitals together, should be this high for the engine. Pixels. */
const wanted = 20;

/** Pixels of the longer side of a page as it is read, at most: the engine's time grows with them. */
export const largestRead = 2_400;

/**
 * How high the smaller letters of an evenly lit picture are, in its pixels; null when it shows too few to tell. Specks,
 * rules, and scripts whose letters hang together (Devanagari) do not count.
 */
export function letterHeight(picture: Grey): number | null {
  const letters = inkBlobs(picture).filter(({ width, height, ink }) => {
    const shape = width / height;
    const filled = ink / (width * height);
    return height >= 5 && height <= 60 && shape > 0.25 && shape < 1.6 && filled > 0.2 && filled < 0.9;
  });
  if (letters.length < 30) return null;
  const heights = letters.map(({ height }) => height).sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.4)] ?? null;
}

/**
 * By how much to enlarge (or shrink) a picture of this size for reading, when its letters are `height` high in it; the
 * longer side stays between 1000 and 2400 pixels.
 */
export function readingScale(height: number | null, longerSide: number): number {
  const scale = height === null ? 1_600 / longerSide : wanted / height;
  return Math.min(largestRead / longerSide, 4, Math.max(1_000 / longerSide, scale));
}
