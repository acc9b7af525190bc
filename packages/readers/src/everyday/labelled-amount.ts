import { type Amount, amountsIn } from '../printed-forms/amounts.ts';
import { findRow, type LabelPlace } from '../printed-forms/labels.ts';
import { groupsOf, type Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';
import { besideOrUnder } from './labelled-cell.ts';

/** An amount that a label announces. */
export interface LabelledAmount extends Amount {
  page: number;
  /** The first of its row; further ones are other columns: the full month's, arrears, the year's. */
  first: boolean;
}

/**
 * The amounts behind each of the labels on its row, up to the next words, or beside and under it: the first label first, from the
 * top. A label in whose cell `other` is said too announces another sum.
 */
export function labelledAmounts(
  rows: readonly Row[],
  labels: readonly string[],
  other: RegExp,
): LabelledAmount[] {
  return labels.flatMap((label) => rows.flatMap((_, index) => amountsOn(rows, index, label, other)));
}

function amountsOn(rows: readonly Row[], index: number, label: string, other: RegExp): LabelledAmount[] {
  const place = findRow([label], rows, index, index + 1);
  const last = place?.row.origins[place.to - 1];
  if (!place || !last) return [];
  const behind = place.row.words.slice(last.word + 1);
  const begin = behind.findIndex(({ text }) => /\d/.test(text));
  if (other.test(saidAround(place, last.word))) return [];
  const end = behind.findIndex(({ text }, at) => at > begin && /^\p{L}{4}/u.test(text));
  const found = begin < 0 ? [] : amountsIn(behind.slice(0, end < 0 ? behind.length : end));
  if (found.length > 0) return found.map((one, at) => ({ ...one, page: place.row.page, first: at === 0 }));
  return besideOrUnder(rows.slice(index, index + 3), [label]).flatMap(({ words, page }) =>
    amountsIn(words)
      .slice(0, 1)
      .map((one) => ({ ...one, page, first: true })),
  );
}

/** The first amount of a passage, whose words may have a sentence's brackets and stops. */
export function amountIn({ words }: { words: readonly Word[] }): Amount | undefined {
  const bare = words.map((word) => ({ ...word, text: word.text.replace(/^[([]+(?=\D)|[)\].;,]+$/g, '') }));
  return amountsIn(words)[0] ?? amountsIn(bare)[0];
}

/** The words of a label's cell, up to its first digit. */
function saidAround({ row }: LabelPlace, at: number): string {
  const word = row.words[at];
  const cell = groupsOf(row.words, 1.4).find((words) => word !== undefined && words.includes(word)) ?? [];
  const amount = cell.findIndex((one, index) => index > cell.indexOf(word as Word) && /\d/.test(one.text));
  return cell
    .slice(0, amount < 0 ? cell.length : amount)
    .map(({ text }) => text)
    .join(' ');
}
