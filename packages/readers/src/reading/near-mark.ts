import type { Mark } from './find-mark.ts';
import type { Page } from './page.ts';
import { type Phrase, phrase, phrasesOf } from './phrases.ts';

/** What stands to the right of a mark on its line, without a colon between; null when nothing does. */
export function rightOf(pages: readonly Page[], mark: Mark): Phrase | null {
  const words = pages[mark.page]?.lines[mark.line]?.words.slice(mark.last + 1) ?? [];
  const meant = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  // After a gap of a column something else begins: a photo's noise, another label.
  const end = meant.findIndex(({ box }, i) => {
    const before = meant[i - 1]?.box;
    return before && box.left - before.left - before.width > 1.2 * Math.min(box.height, before.height);
  });
  const its = end < 0 ? meant : meant.slice(0, end);
  return its.length > 0 ? phrase(its, mark.page) : null;
}

/**
 * Phrases under a mark, the nearest first: those that begin near its left edge or lie under it, within `reach` heights
 * of its own.
 */
export function below(pages: readonly Page[], mark: Mark, reach = 4): Phrase[] {
  const { top, height } = mark.box;
  const left = phraseStart(pages, mark);
  const width = mark.box.left + mark.box.width - left;
  const bottom = top + height;
  return phrasesOf(pages)
    .filter(({ page, box }) => {
      const middle = box.top + box.height / 2;
      const under = page === mark.page && middle > bottom && box.top < bottom + reach * height;
      return under && box.left < left + width && box.left + box.width > left - height;
    })
    .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
}

/** Where the label begins: its other language often stands right before it. */
function phraseStart(pages: readonly Page[], mark: Mark): number {
  const words = pages[mark.page]?.lines[mark.line]?.words ?? [];
  let start = mark.box.left;
  for (const { box } of words.slice(0, mark.first).reverse()) {
    if (start - box.left - box.width > 1.6 * mark.box.height) break;
    start = Math.min(start, box.left);
  }
  return start;
}
