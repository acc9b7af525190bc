import type { Box, Word } from '@pramaan/readers/reading/page.ts';
import type { Grey } from './grey.ts';

/**
 * Below this, readings of one line make the same mistakes: Y read as V twice, l as t three times (seen on blurred and on
 * tiny print). Right readings of such print are as likely as not, so a person is asked.
 */
const blurred = 0.44;

/** The most that an engine may be sure of a word in blurred print. */
const mostOfBlurred = 0.5;

/** The words, less sure when the print under them is blurred. `line` is where they stand in `picture`. */
export function soberly<One extends Word>(words: readonly One[], picture: Grey, line: Box): One[] {
  if (crispness(picture, line) >= blurred) return [...words];
  return words.map((word) => ({ ...word, confidence: Math.min(word.confidence, mostOfBlurred) }));
}

/**
 * How crisp the letters of an evenly lit line are: the share of full black among all that is darker than paper. Blur and
 * too few pixels both leave grey instead. 0 to 1; a scan has 0.6 and more.
 */
export function crispness({ data, width, height }: Grey, part: Box): number {
  let black = 0;
  let grey = 0;
  const right = Math.min(width, part.left + part.width);
  for (let y = Math.max(0, Math.floor(part.top)); y < Math.min(height, part.top + part.height); y++) {
    for (let x = Math.max(0, Math.floor(part.left)); x < right; x++) {
      const value = data[y * width + x] ?? 255;
      if (value < 70) black += 1;
      else if (value < 180) grey += 1;
    }
  }
  return black + grey === 0 ? 0 : black / (black + grey);
}
