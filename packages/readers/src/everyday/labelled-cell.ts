import { findLabel } from '../printed-forms/labels.ts';
import { groupsOf, joined, type Row } from '../printed-forms/rows.ts';
import { folded } from '../reading/look-alikes.ts';
import type { Word } from '../reading/page.ts';

/** What stands beside a label or under it. */
export interface Cell {
  text: string;
  page: number;
  words: Word[];
  /** Index of its row among those searched. */
  index: number;
  /** Where its label begins. */
  labelLeft?: number;
}

/** A gap of so many heights parts two cells of a row. */
const cellGap = 1.4;

/** The words of a row as its cells; a colon that stands alone belongs to none. */
const cellsOf = (row: Row): Word[][] =>
  groupsOf(
    row.words.filter(({ text }) => !/^[:.|=+−-]+$/.test(text)),
    cellGap,
  );

/** Where words begin and end on their line. */
export const edge = (words: readonly Word[]) => {
  const [first, last] = [words[0]?.box, words.at(-1)?.box];
  return { left: first?.left ?? 0, right: last ? last.left + last.width : 0 };
};

/**
 * Everything that stands beside one of the labels on its row, or under it where another label does: the first label first,
 * from the top. A label counts where a cell begins with it, or says it after a slash; one of a single word where a colon or nothing else follows in
 * its cell. Under a label only the next two rows are looked at.
 */
export function besideOrUnder(rows: readonly Row[], labels: readonly string[]): Cell[] {
  return labels.flatMap((label) => rows.flatMap((row, index) => cellAt(rows, row, index, label) ?? []));
}

/** What papers print over the columns of a head beside the labels looked for: none of it is a value. */
const otherLabels = new Set(
  [
    ...[
      'EMPLOYEE CODE',
      'EMPLOYEE ID',
      'EMPLOYEE NO',
      'EMP CODE',
      'EMP ID',
      'EMP NO',
      'DESIGNATION',
      'DEPARTMENT',
    ],
    ...[
      'PAY MONTH',
      'PAY PERIOD',
      'PAY DATE',
      'MONTH',
      'DATE',
      'AMOUNT',
      'EARNINGS',
      'DEDUCTIONS',
      'GROSS PAY',
    ],
    ...[
      'GROSS EARNINGS',
      'TOTAL EARNINGS',
      'TOTAL DEDUCTIONS',
      'NET PAY',
      'NET SALARY',
      'LOCATION',
      'PAN',
      'UAN',
    ],
    ...[
      'BILL DATE',
      'DUE DATE',
      'BILL NO',
      'BILL NUMBER',
      'BILL AMOUNT',
      'AMOUNT PAYABLE',
      'CONSUMER NAME',
      'ADDRESS',
    ],
    ...['DATE OF JOINING', 'DATE OF BIRTH', 'EMPLOYEE NAME', 'NAME OF EMPLOYEE'],
    ...['CONSUMER NO', 'CONSUMER NUMBER', 'ACCOUNT NO', 'METER NO', 'TARIFF', 'UNITS', 'NAME', 'BILL MONTH'],
  ].map(folded),
);

const isOtherLabel = (words: readonly Word[]) =>
  otherLabels.has(folded(words.map(({ text }) => text).join('')));

function cellAt(rows: readonly Row[], row: Row, index: number, label: string): Cell | null {
  const place = findLabel(label, row, index);
  const [from, to] = [row.origins[place?.from ?? -1], row.origins[(place?.to ?? 0) - 1]];
  if (!place || place.slips > 1 || !from || !to) return null;
  const cells = cellsOf(row);
  const first = row.words[from.word];
  const last = row.words[to.word];
  const at = cells.findIndex((words) => first !== undefined && beginsWith(words, first));
  const own = cells[at];
  if (!own || !last || !mayStandBefore(first?.text.slice(0, from.at) ?? '')) return null;
  // The label ends inside a word: it is another label that begins with the same letters.
  const rest = last.text.slice(to.at + 1);
  if (/^[\p{L}]/u.test(rest)) return null;
  const glued = rest.replace(/^[:\s.-]+/, '');
  const colon = row.words.some(isColonAfter(last, row)) || /:/.test(rest);
  const behind = own.slice(own.indexOf(last) + 1);
  const after = colon ? behind : withoutGloss(behind);
  const beside = [...(glued === '' ? [] : [{ ...last, text: glued }]), ...after].map(withoutColon);
  const words = upToLabel(beside.filter(({ text }) => /[\p{L}\p{N}&]/u.test(text)));
  const parted = /[:-]/.test(last.text.slice(to.at + 1)) || /^[:-]/.test(after[0]?.text ?? '');
  if (words.length > 0 && !parted && !label.includes(' ') && !colon) return null;
  const labelLeft = edge(own).left;
  if (words.length > 0) return { text: joined(words), page: row.page, words, index, labelLeft };
  const next = isHead(rows, index) ? undefined : cells[at + 1];
  if (next && !isLabelLike(next) && !isOtherLabel(next)) {
    const clean = next.map(withoutColon);
    return { text: joined(clean), page: row.page, words: clean, index, labelLeft };
  }
  return under(rows, own, row, index);
}

/** A row of words over a row of as many figures is the head of a table. */
function isHead(rows: readonly Row[], index: number): boolean {
  const [head, below] = [rows[index], rows[index + 1]].map((row) => (row ? cellsOf(row) : []));
  const figures = (cells: readonly Word[][] = []) =>
    cells.filter((words) => words.some(({ text }) => /\d/.test(text))).length;
  return (head?.length ?? 0) >= 3 && figures(head) === 0 && figures(below) >= 3;
}

/** A label said once more: `CA No. / CRN`, `Customer ID (BP No.)`, `Service No (இணைப்பு எண்) : 12`. */
function withoutGloss(words: readonly Word[]): readonly Word[] {
  const [first] = words;
  if (!first) return words;
  if (first.text.startsWith('(')) {
    const end = words.findIndex(({ text }) => /\):?$/.test(text));
    return end < 0 ? words : words.slice(end + 1);
  }
  if (!first.text.startsWith('/')) return words;
  const end = words.findIndex(({ text }) => text.endsWith(':'));
  return end < 0 ? [] : words.slice(end + 1);
}

/** `4.`, `(a)`: the number of an item, which forms print before its label. */
const itemNumber = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]+-?$/;

/** What a word may have before the label with which it begins. */
const mayStandBefore = (text: string) => text.length <= 1 || itemNumber.test(text);

/**
 * A cell begins with a word or its item's number, or has the word right after the slash behind which bilingual papers say a label in
 * English.
 */
function beginsWith(words: readonly Word[], first: Word): boolean {
  const at = words.indexOf(first);
  if (at === 1 && itemNumber.test(words[0]?.text ?? '')) return true;
  return at === 0 || (at > 0 && (/[/|]$/.test(words[at - 1]?.text ?? '') || /^[/|]/.test(first.text)));
}

/** The words before the next one that a colon makes a label. */
function upToLabel(words: readonly Word[]): Word[] {
  const end = words.findIndex(({ text }, at) => at > 0 && /\p{L}:$/u.test(text));
  return end < 0 ? [...words] : words.slice(0, end);
}

/** Whether a word is the colon right behind another; cells leave it out. */
const isColonAfter = (word: Word, row: Row) => (one: Word) =>
  /^[:-]/.test(one.text) && row.words.indexOf(one) === row.words.indexOf(word) + 1;

const withoutColon = (word: Word): Word => ({ ...word, text: word.text.replace(/^[:]+/, '') });

/** A cell that ends in a colon announces something itself. */
const isLabelLike = (words: readonly Word[]) => /:$/.test(words.at(-1)?.text ?? '');

function under(rows: readonly Row[], label: readonly Word[], row: Row, index: number): Cell | null {
  const own = edge(label);
  for (const [at, below] of rows.slice(index + 1, index + 3).entries()) {
    if (below.page !== row.page) return null;
    const cell = cellsOf(below).find((words) => {
      const { left, right } = edge(words);
      return Math.min(right, own.right) - Math.max(left, own.left) > 0;
    });
    if (cell) return { text: joined(cell), page: below.page, words: cell, index: index + 1 + at };
  }
  return null;
}

/** What stands in the cell behind each label of this form, which begins its row: `11. Gross salary p.m.   45,000`. */
export function besideForm(rows: readonly Row[], form: RegExp): Omit<Cell, 'index'>[] {
  return rows.flatMap(({ words: all, page }) => {
    const [label, words] = groupsOf(all, cellGap);
    return label && words && form.test(joined(label)) ? [{ text: joined(words), page, words }] : [];
  });
}
