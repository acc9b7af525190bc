import { groupsOf, joined, type Row } from '../printed-forms/rows.ts';
import type { Word } from '../reading/page.ts';
import { edge } from './labelled-cell.ts';
import { bareName, isNameLike } from './name-like.ts';
import { isOrganisation } from './organisation.ts';

/** Whom a paper is sent to, as it stands in an envelope's window: a name, and an address under it. */
export interface Addressee {
  page: number;
  name: { text: string; words: Word[] };
  address: { text: string; words: Word[] };
}

/** Lines that such a block may have. */
const most = 8;

const pin = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/;
const ofAnotherKind =
  /:|\b(?:NAME|ADDRESS|CONSUMER|CUSTOMER|BILL|GSTIN|REGD|OFFICE|PHONE|MOBILE|INVOICE)\b|@|www\./i;
const to = /^To\b[,.]?$/i;
const parent = /^(?:[SDWC] ?\/ ?O|SON OF|DAUGHTER OF|WIFE OF)\b/i;

/** The first block of lines under one another that begins with a person's name and ends with a PIN code; null without one. */
export function addresseeOn(rows: readonly Row[]): Addressee | null {
  for (const [index, row] of rows.entries())
    for (const words of groupsOf(row.words, 1.4)) {
      if (!pin.test(joined(words)) || ofAnotherKind.test(joined(words))) continue;
      const found = blockEndingIn(rows, index, words);
      if (found) return found;
    }
  return null;
}

function blockEndingIn(rows: readonly Row[], index: number, last: Word[]): Addressee | null {
  const page = rows[index]?.page ?? 0;
  const lines = [last];
  for (const row of rows.slice(Math.max(0, index - 2 * most), index).reverse()) {
    const [below] = lines;
    const over = below && row.page === page ? lineOver(row, below) : undefined;
    if (!over) continue;
    if (over === 'apart' || lines.length === most) break;
    const text = joined(over);
    if (ofAnotherKind.test(text) || to.test(text)) break;
    lines.unshift(over);
    if (bareName(text) !== text.replace(/[\s,;:]+$/, '')) break;
  }
  // A line of the letterhead may stand right over the name.
  const begin = lines.findIndex((line) => isNameLike(bareName(joined(line))));
  const [name = [], ...rest] = lines.slice(Math.max(0, begin));
  const address = rest.filter((line) => !parent.test(joined(line))).flat();
  if (begin < 0 || address.length === 0 || lines.some((line) => isOrganisation(joined(line)))) return null;
  const text = bareName(joined(name));
  return { page, name: { text, words: name }, address: { text: joined(address), words: address } };
}

/** The group of a row that stands right over a line and begins where it does; 'apart' when the row is too far up for any. */
function lineOver(row: Row, below: readonly Word[]): Word[] | 'apart' | undefined {
  const box = below[0]?.box;
  if (!box) return undefined;
  const group = groupsOf(row.words, 1.4).find(
    (words) => Math.abs(edge(words).left - edge(below).left) < 1.2 * box.height,
  );
  const bottom = Math.max(...(group ?? row.words).map((word) => word.box.top + word.box.height));
  if (box.top - bottom > 1.2 * box.height) return 'apart';
  return group;
}
