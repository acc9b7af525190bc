import { findMark } from './find-mark.ts';
import type { Page } from './page.ts';

/** Words that a document always shows, in their spellings, and how much they say about what it is. */
export interface Sign {
  spellings: readonly string[];
  /** Other words so near to it that a misreading would be taken for it: the nearer of the two is what stands there. */
  unlike?: readonly string[];
  weight: number;
}

function isThere(pages: readonly Page[], { spellings, unlike = [] }: Sign): boolean {
  const found = findMark(pages, ...spellings);
  const other = found && findMark(pages, ...unlike);
  return found !== null && (!other || found.slips <= other.slips);
}

/** 0 to 1: the weights of the signs that are on the pages, at most 1. */
export function likeness(pages: readonly Page[], signs: readonly Sign[]): number {
  const seen = signs.filter((sign) => isThere(pages, sign));
  return Math.min(
    1,
    seen.reduce((sum, { weight }) => sum + weight, 0),
  );
}
