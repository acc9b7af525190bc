import type { ShownBlock, ShownTable } from './card.ts';

/** A titled part of a paper that we write: a statement, an agreement, a letter. */
export interface WrittenPart {
  title: string;
  blocks: ShownBlock[];
}

export type WrittenLine = readonly [label: string, text: string];

/** Labelled lines, with tables under them. */
export const writtenBlock = (
  lines: readonly WrittenLine[],
  heading?: string,
  tables: ShownTable[] = [],
): ShownBlock => ({
  ...(heading ? { heading } : {}),
  rows: lines.map(([label, text]) => ({ label, text, format: 'text' })),
  tables,
  repeats: [],
});
