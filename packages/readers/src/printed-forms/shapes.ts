import { asShape } from '../reading/look-alikes.ts';
import type { Word } from '../reading/page.ts';

/** A number of a known shape found among words. */
export interface Shaped {
  text: string;
  /** Signs that had to be read as their look-alikes. */
  repairs: number;
  words: Word[];
}

/** A stands for a letter, 9 for a digit. */
export const panShape = 'AAAAA9999A';
export const tanShape = 'AAAA99999A';

/**
 * Everything of a shape among words, one word each, or two that a picture split; those with the fewest repairs first.
 * More than two and an ordinary word would pass for a number.
 */
export function shapesIn(words: readonly Word[], shape: string): Shaped[] {
  const found: Shaped[] = [];
  for (let at = 0; at < words.length; at++) {
    for (const some of [words.slice(at, at + 1), words.slice(at, at + 2)]) {
      const text = some.map((word) => word.text.replace(/[^\w|!$]/g, '')).join('');
      const read = asShape(text, shape);
      if (!read || read.repairs > 2 || (some.length === 2 && !touching(some))) continue;
      found.push({ ...read, words: [...some] });
      break;
    }
  }
  return found.sort((a, b) => a.repairs - b.repairs);
}

function touching([a, b]: readonly Word[]): boolean {
  return a !== undefined && b !== undefined && b.box.left - (a.box.left + a.box.width) < a.box.height;
}
