import type { Mark } from './find-mark.ts';
import type { Page, Word } from './page.ts';
import { type Phrase, phrase, phrasesOf } from './phrases.ts';

/** What stands to the right of a mark on its line, without a colon between; null when nothing does. */
export function rightOf(pages: readonly Page[], mark: Mark): Phrase | null {
  const words = pages[mark.page]?.lines[mark.line]?.words.slice(mark.last + 1) ?? [];
  const meant = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return meant.length > 0 ? phrase(meant, mark.page) : null;
}

/**
 * Phrases under a mark, the nearest first: those that begin near its left edge or lie under it, within `reach` heights
 * of its own.
 */
export function below(pages: readonly Page[], mark: Mark, reach = 4): Phrase[] {
  const { left, top, width, height } = mark.box;
  const bottom = top + height;
  return phrasesOf(pages)
    .filter(({ page, box }) => {
      const middle = box.top + box.height / 2;
      const under = page === mark.page && middle > bottom && box.top < bottom + reach * height;
      return under && box.left < left + width && box.left + box.width > left - height;
    })
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** The least sure of the words; 0 for none. */
export function leastSure(words: readonly Word[]): number {
  return words.length === 0 ? 0 : Math.min(...words.map(({ confidence }) => confidence));
}
