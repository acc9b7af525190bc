import { groupsOf, joined, type Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';
import { type Cell, edge } from './labelled-cell.ts';

/** Lines that an address may go on for. */
const most = 4;

/**
 * The words of an address from the cell beside its label on: with the cells under it in its column, which begin or end where it
 * does or begin under its label, up to the PIN code.
 */
export function linesOfAddress(rows: readonly Row[], start: Cell): Word[] {
  const words: Word[] = [...start.words];
  const own = edge(start.words);
  for (const row of rows.slice(start.index + 1, start.index + 1 + most)) {
    if (/\d{6}/.test(joined(words)) || row.page !== start.page) break;
    const groups = groupsOf(row.words, 1.4);
    const beginsAt = (place: number) =>
      groups.find((group) => Math.abs(edge(group).left - place) < nearOf(group));
    const label = start.labelLeft ?? own.left;
    // A label in the labels' column and a value in the values': the next thing that the paper says.
    if (Math.abs(label - own.left) > 2 * row.box.height && beginsAt(label) && beginsAt(own.left)) break;
    const under =
      beginsAt(own.left) ??
      groups.find((group) => Math.abs(edge(group).right - own.right) < nearOf(group)) ??
      beginsAt(label);
    // A row of the column beside it lies between two lines of the address.
    if (!under) continue;
    if (/:/.test(joined(under))) break;
    words.push(...under);
  }
  return upToPin(words);
}

const nearOf = (group: readonly Word[]) => 2 * (group[0]?.box.height ?? 0);

/** What stands behind the PIN code on its line belongs to the next label. */
function upToPin(words: readonly Word[]): Word[] {
  const end = words.findIndex(({ text }) => /(?<!\d)[1-9]\d{5}\W*$/.test(text));
  return end < 0 ? [...words] : words.slice(0, end + 1);
}
