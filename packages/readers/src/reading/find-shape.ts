import { asShape, codeSigns, type Shaped } from './look-alikes.ts';
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

/** One round sign that an engine read twice, as a letter and as a digit: KAO03 for KA03. */
const readTwice = /O0|0O|QO|OQ|I1|1I/g;

/** The text as a shape; one sign too long, without a half of a sign that was read twice, which counts as two repairs. */
function shapedAs(text: string, shape: string): Shaped | null {
  if (text.length === shape.length) return asShape(text, shape);
  if (text.length !== shape.length + 1) return null;
  const ways = [...text.matchAll(readTwice)].flatMap(({ index }) => {
    const shaped = asShape(text.slice(0, index) + text.slice(index + 1), shape);
    return shaped ? [{ ...shaped, repairs: shaped.repairs + 2 }] : [];
  });
  return ways.sort((a, b) => a.repairs - b.repairs)[0] ?? null;
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
          const shaped = shapedAs(text, shape);
          if (shaped && shaped.repairs <= shape.length / 4) all.push({ ...shaped, words: part, page });
        }
      }
    }
  }
  return all.sort((a, b) => a.repairs - b.repairs);
}
