import { groupsOf, joined, type Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';
import type { Cell } from './labelled-cell.ts';

/** Lines that an address may go on for. */
const most = 4;

/** The words of an address from the cell beside its label on: with the cells under it in its column, up to the PIN code. */
export function linesOfAddress(rows: readonly Row[], start: Cell): Word[] {
  const words: Word[] = [...start.words];
  const left = start.words[0]?.box.left ?? 0;
  for (const row of rows.slice(start.index + 1, start.index + 1 + most)) {
    if (/\d{6}/.test(joined(words)) || row.page !== start.page) break;
    const under = groupsOf(row.words, 1.4).find(
      ([first]) => first && Math.abs(first.box.left - left) < 2 * first.box.height,
    );
    // A row of the column beside it lies between two lines of the address.
    if (!under) continue;
    if (/:/.test(joined(under))) break;
    words.push(...under);
  }
  return words;
}
