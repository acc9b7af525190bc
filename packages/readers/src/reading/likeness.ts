import { findMark } from './find-mark.ts';
import type { Page } from './page.ts';

/** Words that a document always shows, in their spellings, and how much they say about what it is. */
export interface Sign {
  spellings: readonly string[];
  weight: number;
}

/** 0 to 1: the weights of the signs that are on the pages, at most 1. */
export function likeness(pages: readonly Page[], signs: readonly Sign[]): number {
  const seen = signs.filter(({ spellings }) => findMark(pages, ...spellings));
  return Math.min(
    1,
    seen.reduce((sum, { weight }) => sum + weight, 0),
  );
}
