import type { Frame } from './frame.ts';

/** Pixels of the longer side at which a card's small print is 20 pixels high. */
const cardSide = 1_500;
/** The same for a letter, whose print is smaller for its size. */
const letterSide = 2_400;

/** By how much to enlarge a picture for its first reading. */
export function firstScale({ width, height }: Frame): number {
  const side = height > width * 1.2 ? letterSide : cardSide;
  return Math.min(3.5, side / Math.max(width, height));
}
