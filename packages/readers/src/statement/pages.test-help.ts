import { boxAround, type Line, type Page, type Word } from '../reading/page.ts';

/** A word of a page set in letters of 4 points' width and 8 points' height. */
function word(text: string, left: number, top: number): Word {
  return { text, confidence: 1, box: { left, top, width: text.length * 4, height: 8 } };
}

/** Cells at places of their own: `[left, text]`, or `[-right, text]` for text that ends there. */
export type Cells = readonly (readonly [number, string])[];

function lineOf(cells: Cells, top: number): Line {
  const words = cells.flatMap(([place, text]) => {
    let left = place < 0 ? -place - text.length * 4 : place;
    return text.split(' ').map((part) => {
      const made = word(part, left, top);
      left += (part.length + 0.6) * 4;
      return made;
    });
  });
  return { words, box: boxAround(words.map(({ box }) => box)) ?? { left: 0, top, width: 0, height: 8 } };
}

/** A page of these lines, one under the other. */
export function pageOf(lines: readonly Cells[], tops?: readonly number[]): Page {
  return {
    ...{ width: 595, height: 842, origin: 'text' },
    lines: lines.map((cells, at) => lineOf(cells, tops?.[at] ?? 40 + at * 12)),
  };
}

/** The words over a table. */
export const head: Cells = [
  [30, 'Date'],
  [90, 'Narration'],
  [-360, 'Debit'],
  [-450, 'Credit'],
  [-540, 'Balance'],
];
export const heading: Cells[] = [[[30, 'INVENTED CO-OPERATIVE BANK']], [[30, 'Account No : 100000000011']]];
/** A row of that table; what is empty is not printed. */
export const row = (date: string, words: string, debit: string, credit: string, balance: string): Cells => [
  ...(date ? [[30, date] as const] : []),
  ...(words ? [[90, words] as const] : []),
  ...(debit ? [[-360, debit] as const] : []),
  ...(credit ? [[-450, credit] as const] : []),
  ...(balance ? [[-540, balance] as const] : []),
];
