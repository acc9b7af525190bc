import type { ShownTable } from '@pramaan/documents/card.ts';
import { letterWidth } from './letter-width.ts';
import { cellInset, type ListColumn, type Listing, listing, pageWidth } from './listing.ts';

/** Letters of the text by which a column's width is judged: a few long cells may take more lines. */
const widest = 34;
const longestWord = 18;

/** A card's table, its columns as wide as their words want to be; `size` is that of the letters in points. */
export function cardListing({ title, columns, rows }: ShownTable): Listing & { title: string; size: number } {
  const size = columns.length <= 5 ? 8 : columns.length <= 8 ? 7 : 6.5;
  const wants = columns.map(({ label }, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const words = [label, ...cells].flatMap((text) => text.split(/\s+/));
    const least = longest(words, longestWord) * size + cellInset;
    return { least, most: Math.max(least, longest(cells, widest) * size + cellInset) };
  });
  const sum = (side: 'least' | 'most') => wants.reduce((total, want) => total + want[side], 0);
  // What the longest words leave over goes to the columns with more to say.
  const spare = Math.max(0, pageWidth - sum('least')) / Math.max(1, sum('most') - sum('least'));
  const shares = columns.map(({ label, format }, at): ListColumn => {
    const { least = 1, most = 1 } = wants[at] ?? {};
    return { label, share: least + (most - least) * Math.min(1, spare), right: format === 'inr' };
  });
  return { title, size, ...listing(shares, rows, size) };
}

/** Width of the longest text in shares of the letters' size; no more than so many middling letters. */
function longest(texts: readonly string[], letters: number): number {
  return Math.min(
    letters * 0.6,
    texts.reduce((most, text) => Math.max(most, widthOf(text)), 0),
  );
}

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width;
}
