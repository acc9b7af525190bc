import { folded } from '../reading/look-alikes.ts';
import type { Word } from '../reading/page.ts';
import { type Amount, amountOf, amountsIn } from './amounts.ts';
import { findLabel, type LabelPlace, wordsBetween } from './labels.ts';
import { type Row, rowText } from './rows.ts';

/** One line of a form's computation: its words, then sometimes its number again, then its amount. */
export interface FigureLine<Key extends string> {
  key: Key;
  /** The words the line begins with. */
  label: string;
  /** Numbers that may stand between the words and the amount: `7a`. */
  codes?: readonly string[];
  /** What may stand before the words in the same row, besides the line's number. */
  before?: string;
  /** Looked for only in so many rows below the line before it. */
  within?: number;
}

export interface Figure extends Amount {
  page: number;
  /** Why it has to be looked at. */
  doubt?: string;
}

export type Figures<Key extends string> = Partial<Record<Key, Figure>>;

interface Placed<Key extends string> {
  route: FigureLine<Key>;
  place: LabelPlace;
  words: Word[];
  amounts: Amount[];
  /** Label and number were printed without a space between. */
  glued: boolean;
}

/**
 * The amounts of a form's lines. Each line is looked for below the one before it and only where a row or cell begins,
 * so that "Total Income" is not taken for "Gross Total Income", nor "Tax Payable" for "Net Tax Payable".
 *
 * @param accepts what can be an amount of this form: only those with decimals, where it prints decimals
 */
export function readFigures<Key extends string>(
  rows: readonly Row[],
  lines: readonly FigureLine<Key>[],
  accepts: (amount: Amount) => boolean = () => true,
): Figures<Key> {
  const placed = placesOf(rows, lines).map((each) => ({ ...each, amounts: each.amounts.filter(accepts) }));
  const style = codeStyle(placed);
  const column = rightEdge(placed);
  const figures: Figures<Key> = {};
  for (const each of placed) {
    const found = figureOf(each, style, column) ?? besideOf(each, rows, accepts, column);
    if (found) figures[each.route.key] = found;
  }
  return figures;
}

function placesOf<Key extends string>(
  rows: readonly Row[],
  lines: readonly FigureLine<Key>[],
): Placed<Key>[] {
  const found: { route: FigureLine<Key>; place: LabelPlace }[] = [];
  let [from, after] = [0, 0];
  for (const route of lines) {
    const end = Math.min(rows.length, route.within === undefined ? rows.length : from + route.within);
    for (let index = from; index < end; index++) {
      const place = beginningOf(route, rows[index], index, index === from ? after : 0);
      if (!place) continue;
      found.push({ route, place });
      [from, after] = [index, place.to];
      break;
    }
  }
  return found.map(({ route, place }, at) => {
    const next = found[at + 1]?.place;
    const { row, to } = place;
    const words = wordsBetween(row, to, next?.index === place.index ? next.from : row.key.length);
    const glued =
      to > 0 && row.origins[to] !== undefined && row.origins[to - 1]?.word === row.origins[to]?.word;
    return { route, place, words, amounts: amountsIn(words), glued };
  });
}

/** Characters before a line's words: its own number, or a stroke that a picture added. */
const mostBefore = 3;

function beginningOf(
  { label, before }: FigureLine<string>,
  row: Row | undefined,
  index: number,
  after: number,
): LabelPlace | null {
  const place = row ? findLabel(label, row, index, after) : null;
  if (!row || !place) return null;
  const ahead = row.key.slice(after, place.from);
  const foreign = after > 0 ? '' : ahead.replace(before ? folded(before) : '', '');
  return foreign.length <= mostBefore ? place : null;
}

/** How this copy prints the numbers of its lines beside the amounts. */
type CodeStyle = 'apart' | 'glued' | 'none';

function codeStyle(placed: readonly Placed<string>[]): CodeStyle {
  const coded = placed.filter(({ route, amounts }) => route.codes && amounts.length > 0);
  const apart = coded.filter(({ route, amounts }) => amounts.length > 1 && isCode(route, amounts[0]));
  if (apart.length >= 3) return 'apart';
  const fits = coded.filter(({ route, words }) => codeAt(route, joined(words)) !== null);
  return coded.length >= 5 && fits.length >= coded.length * 0.8 ? 'glued' : 'none';
}

const joined = (words: readonly Word[]) =>
  words
    .map(({ text }) => text)
    .join('')
    // What is left of a label's brackets, and "(6-7)".
    .replace(/^[)\].,:]+/, '')
    .replace(/^\(?\d+[a-z]?-\d+[a-z]?\)/i, '');

function isCode({ codes = [] }: FigureLine<string>, amount: Amount | undefined): boolean {
  return codes.some((code) => /^\d+$/.test(code) && amount?.value === code);
}

/** Where the amounts of a form end, by those too long to be a line's number; null for too few of them. */
function rightEdge(placed: readonly Placed<string>[]): number | null {
  const edges = placed.flatMap(({ amounts }) => {
    const last = amounts.at(-1);
    return last && Math.abs(last.paise) >= 100_000 ? [endOf(last)] : [];
  });
  return edges.length < 2 ? null : (edges.sort((a, b) => a - b)[Math.floor(edges.length / 2)] ?? null);
}

function endOf({ words }: Amount): number {
  const box = words.at(-1)?.box;
  return box ? box.left + box.width : 0;
}

/**
 * Whether all that was read of a line is its own number, whole or in part, and its amount was not: engines leave out
 * a single 0 in a wide cell.
 */
function isOwnNumber({ codes = [] }: FigureLine<string>, amount: Amount, column: number | null): boolean {
  if (codes.length === 0 || !/^[1-9]\d?$/.test(amount.value)) return false;
  if (codes.some((code) => code.includes(amount.value))) return true;
  const height = amount.words[0]?.box.height ?? 0;
  return column !== null && column - endOf(amount) > 2 * height;
}

function codeAt({ codes = [] }: FigureLine<string>, text: string): string | null {
  const starts = codes.filter((code) => text.toLowerCase().startsWith(code.toLowerCase()));
  return starts.find((code) => amountOf(text.slice(code.length)) !== null) ?? null;
}

const several = 'This line has more than one number. Compare the amount.';
const withCode = "The line's own number may stand in this amount. Compare it.";

function figureOf(placed: Placed<string>, style: CodeStyle, column: number | null): Figure | null {
  const { route, place, words, amounts, glued } = placed;
  const { page } = place.row;
  const last = amounts.at(-1);
  const code = codeAt(route, joined(words));
  if (route.codes && code !== null && (glued || style === 'glued') && amounts.length <= 1) {
    const read = amountOf(joined(words).slice(code.length));
    if (read) return { ...read, words, page };
  }
  if (!last) return null;
  if (!route.codes) return { ...last, page };
  if (amounts.length === 1) {
    if (isOwnNumber(route, last, column)) return null;
    const unsure =
      (style === 'apart' && hasNoCode(words, route) && code !== null) || (glued && code === null);
    return { ...last, page, ...(unsure ? { doubt: withCode } : {}) };
  }
  const strange = amounts.slice(0, -1).some((amount) => !isCode(route, amount));
  return { ...last, page, ...(strange ? { doubt: several } : {}) };
}

/** Codes such as 7a are no amounts: they stand among the words. */
const hasNoCode = (words: readonly Word[], { codes = [] }: FigureLine<string>) =>
  !words.some(({ text }) => codes.some((code) => code.toLowerCase() === text.toLowerCase()));

/** Of a label that runs over several rows, the amount in the row beside them that holds nothing else. */
function besideOf(
  { route, place }: Placed<string>,
  rows: readonly Row[],
  accepts: (amount: Amount) => boolean,
  column: number | null,
): Figure | null {
  for (const row of rows.slice(place.index + 1, place.index + 3)) {
    const near = row.page === place.row.page && row.box.top - place.row.box.top < 3 * place.row.box.height;
    if (!near || /[a-z]{3}/i.test(rowText(row))) return null;
    const amounts = amountsIn(row.words).filter(accepts);
    const last = amounts.at(-1);
    if (last && !(amounts.length === 1 && isOwnNumber(route, last, column)))
      return { ...last, page: row.page };
  }
  return null;
}
