import { type Amount, amountsIn } from '../printed-forms/amounts.ts';
import { findRow, type LabelPlace } from '../printed-forms/labels.ts';
import { groupsOf, type Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';
import { edge } from './labelled-cell.ts';

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
  return amountUnder(rows, index, place, last.word);
}

/** Rows under a label in which its amount may stand: a note in brackets may lie between. */
const rowsUnder = 3;

function amountUnder(
  rows: readonly Row[],
  index: number,
  { row, from }: LabelPlace,
  last: number,
): LabelledAmount[] {
  const own = edge(row.words.slice(row.origins[from]?.word ?? last, last + 1));
  for (const below of rows.slice(index + 1, index + 1 + rowsUnder)) {
    if (below.page !== row.page) break;
    const cell = groupsOf(below.words, 1.4).find((words) => {
      const { left, right } = edge(words);
      return Math.min(right, own.right) - Math.max(left, own.left) > 0;
    });
    const [amount] = cell ? amountsIn(cell) : [];
    if (amount) return [{ ...amount, page: below.page, first: true }];
    if (cell?.some(({ text }) => /^\p{L}{4}/u.test(text)) && !/^\(/.test(cell[0]?.text ?? '')) break;
  }
  return [];
}

/** The words of the cell in which a label ends, up to the first number behind it. */
function saidAround({ row }: LabelPlace, last: number): string {
  const end = row.words[last];
  if (!end) return '';
  const cell = groupsOf(row.words, 1.4).find((words) => words.includes(end)) ?? [];
  const from = cell.indexOf(end);
  const number = cell.findIndex(({ text }, at) => at > from && /\d/.test(text));
  return cell
    .slice(0, number < 0 ? cell.length : number)
    .map(({ text }) => text)
    .join(' ');
}

/** The first amount of a passage, whose words may have a sentence's brackets and stops. */
export function amountIn({ words }: { words: readonly Word[] }): Amount | undefined {
  const bare = words.map((word) => ({ ...word, text: word.text.replace(/^[([]+(?=\D)|[)\].;,]+$/g, '') }));
  return amountsIn(words)[0] ?? amountsIn(bare)[0];
}
