import { asShape, codeSigns } from './look-alikes.ts';
import type { Page, Word } from './page.ts';
import { phrasesOf } from './phrases.ts';
import { printedDates } from './printed-date.ts';

/** A number of a known shape found on a page. */
interface ShapeFound {
  text: string;
  repairs: number;
  words: Word[];
  page: number;
}

/**
 * Every place that can be read as one of the shapes (A a letter, 9 a digit), in one word or in several that stand
 * together; those with the fewest repaired signs first. Spaces, dots and hyphens between the signs do not count.
 */
export function findShape(pages: readonly Page[], ...shapes: string[]): ShapeFound[] {
  const all: ShapeFound[] = [];
  for (const { words, page } of phrasesOf(pages)) {
    for (let from = 0; from < words.length; from++) {
      for (let to = from; to < Math.min(words.length, from + 6); to++) {
        const part = words.slice(from, to + 1);
        if (part.some((word) => printedDates(word.text).length > 0)) continue;
        const text = part.map((word) => codeSigns(word.text)).join('');
        for (const shape of shapes) {
          const shaped = text.length === shape.length ? asShape(text, shape) : null;
          if (shaped && shaped.repairs <= shape.length / 4) all.push({ ...shaped, words: part, page });
        }
      }
    }
  }
  return all.sort((a, b) => a.repairs - b.repairs);
}
