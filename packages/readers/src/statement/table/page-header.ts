import type { Line, Word } from '../../reading/page.ts';
import { labelKey } from '../layouts/banks.ts';
import { guessLabel } from '../layouts/guess-label.ts';
import type { ColumnKind } from '../layouts/layout.ts';
import { kindOfLabel } from '../layouts/vocabulary.ts';
import { columnKinds } from './column-kinds.ts';

/** The words over a table's columns on a page. */
interface PageHeader {
  /** Its lines on the page, the first and the one after the last. */
  from: number;
  to: number;
  columns: HeaderColumn[];
}

export interface HeaderColumn {
  kind: ColumnKind;
  label: string;
  left: number;
  right: number;
}

/** Every header of a table of transactions on a page, from the top. */
export function pageHeaders(lines: readonly Line[]): PageHeader[] {
  const found: PageHeader[] = [];
  for (let at = 0; at < lines.length; at++) {
    let best = headerAt(lines, at);
    if (!best) continue;
    // A line of the heading above may pass for the first line of the header.
    for (let later = at + 1; later < best.header.to; later++) {
      const other = headerAt(lines, later);
      if (other && other.score >= best.score) best = other;
    }
    found.push(best.header);
    at = best.header.to - 1;
  }
  return found;
}

const mostLines = 3;
const mostWords = 60;

interface Scored {
  header: PageHeader;
  score: number;
}

/** Every table has one of these words over it. */
const mayBeHead = /BAL|AMOUNT|DEPOSIT|CREDIT/i;

/** What stands on the second line of a heading and in no narration. */
const labelWords: ReadonlySet<string> = new Set(
  [
    'date dt time no nos number cheque chq ref reference code inr rs rupees amount amt balance bal type id',
    'details dr cr debit credit deposit withdrawal',
  ]
    .join(' ')
    .split(' '),
);
const isLabelWord = (text: string) =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).every((part) => labelWords.has(part));

/** The best reading of the lines from `at` on as a header of one to three lines. */
function headerAt(lines: readonly Line[], at: number): Scored | null {
  let best: Scored | null = null;
  for (let count = 1; count <= mostLines && at + count <= lines.length; count++) {
    const some = lines.slice(at, at + count);
    if (some.some(({ words }) => words.length > mostWords)) break;
    // Most lines of a statement are no header: one look at their letters saves the rest.
    if (!some.some(({ words }) => words.some(({ text }) => mayBeHead.test(text)))) continue;
    if (some.some(({ words }) => words.some(({ text }) => /\d\.\d\d/.test(text)))) break;
    const cells = split(stacked(some));
    const known = columnKinds(cells.map(({ label }) => label));
    if (!known || known.unknown > 2 || cells.some(({ label }) => label.length > 45)) continue;
    const score = known.known - 2 * known.unknown;
    const goesOn = lines[at + count - 1]?.words.every(({ text }) => isLabelWord(text)) ?? false;
    if (best && (goesOn ? score < best.score - 1 : score <= best.score)) continue;
    const columns = cells.map((cell, place) => ({ ...cell, kind: known.kinds[place] ?? 'other' }));
    best = { header: { from: at, to: at + count, columns }, score };
  }
  return best;
}

interface Cell {
  lines: Word[][];
  left: number;
  right: number;
}

/** Words of several lines that stand over each other or side by side make one cell. */
function stacked(lines: readonly Line[]): Cell[] {
  const cells: Cell[] = [];
  for (const { words } of lines) {
    for (const phrase of phrases(words)) {
      const left = phrase[0]?.box.left ?? 0;
      const last = phrase.at(-1)?.box;
      const right = last ? last.left + last.width : left;
      const under = cells.find((cell) => overlap(cell, { left, right }) > 0.4);
      if (under) {
        under.lines.push(phrase);
        under.left = Math.min(under.left, left);
        under.right = Math.max(under.right, right);
      } else cells.push({ lines: [phrase], left, right });
    }
  }
  return cells.sort((a, b) => a.left - b.left);
}

/** Shared width as part of the narrower one's. */
function overlap(a: { left: number; right: number }, b: { left: number; right: number }): number {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared / Math.max(1, Math.min(a.right - a.left, b.right - b.left));
}

/** A gap of half a letter's height parts columns; a space is a quarter to a third. */
function phrases(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    const last = parts.at(-1);
    if (last && word.box.left - end <= word.box.height * 0.5) last.push(word);
    else parts.push([word]);
    end = word.box.left + word.box.width;
  }
  return parts;
}

type Labelled = Omit<HeaderColumn, 'kind'>;

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ');

/** Cells with their words; those of close columns that were taken for one are parted by what the words can mean. */
function split(cells: readonly Cell[]): Labelled[] {
  const columns = cells.flatMap((cell): Labelled[] => {
    const label = cell.lines.map(textOf).join(' ');
    const only = cell.lines.length === 1 ? cell.lines[0] : undefined;
    // "Narration / Chq No." is one column.
    const shared = label.includes('/') && guessLabel(label) !== null;
    if (kindOfLabel.has(labelKey(label)) || shared || !only)
      return [{ label, left: cell.left, right: cell.right }];
    return parted(only) ?? [{ label, left: cell.left, right: cell.right }];
  });
  return joined(columns);
}

/** The words of one line as several known labels; null when some word belongs to none. */
function parted(words: readonly Word[]): Labelled[] | null {
  if (words.length === 0) return [];
  if (words.length > 16) return null;
  for (let count = words.length; count >= 1; count--) {
    const own = words.slice(0, count);
    if (!kindOfLabel.has(labelKey(textOf(own)))) continue;
    const rest = parted(words.slice(count));
    const last = own.at(-1)?.box;
    const first = own[0]?.box;
    if (rest && last && first)
      return [{ label: textOf(own), left: first.left, right: last.left + last.width }, ...rest];
  }
  return null;
}

/** A label whose words stand wide apart was taken for two columns; of "Closing" and "Bal" only one is a label by itself. */
function joined(columns: readonly Labelled[]): Labelled[] {
  const result: Labelled[] = [];
  for (const column of columns) {
    const before = result.at(-1);
    const batched = before ? `${before.label} ${column.label}` : '';
    const both = before && [before, column].every(({ label }) => kindOfLabel.has(labelKey(label)));
    if (before && !both && kindOfLabel.has(labelKey(batched))) {
      before.label = batched;
      before.right = column.right;
    } else result.push({ ...column });
  }
  return result;
}
