import type { Word } from '@pramaan/readers/reading/page.ts';
import type { Grey } from './grey.ts';

/**
 * Below this, readings of one line make the same mistakes: Y read as V twice, l as t three times (seen on blurred and on
 * tiny print). Right readings of such print are as likely as not, so a person is asked.
 */
const blurred = 0.44;

/** The most that an engine may be sure of a word in blurred print. */
const mostOfBlurred = 0.5;

/** The words of a line's picture, less sure when its print is blurred. The picture is enlarged to one height. */
export function soberly<One extends Word>(words: readonly One[], line: Grey): One[] {
  if (crispness(line) >= blurred) return [...words];
  return words.map((word) => ({ ...word, confidence: Math.min(word.confidence, mostOfBlurred) }));
}

/**
 * How crisp the letters of an evenly lit line are: the share of full black among all that is darker than paper. Blur and
 * too few pixels both leave grey instead. 0 to 1; a scan has 0.6 and more.
 */
export function crispness({ data }: Grey): number {
  let black = 0;
  let grey = 0;
  for (const value of data) {
    if (value < 70) black += 1;
    else if (value < 180) grey += 1;
  }
  return black + grey === 0 ? 0 : black / (black + grey);
}
