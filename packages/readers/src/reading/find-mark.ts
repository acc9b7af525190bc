import { folded } from './look-alikes.ts';
import { type Box, boxAround, type Page, type Word } from './page.ts';

/** A label or heading of a document, found on a page. */
export interface Mark {
  page: number;
  /** Its line on the page, and the words of it there: from `first` up to and with `last`. */
  line: number;
  first: number;
  last: number;
  box: Box;
  /** Letters that were read wrong. */
  slips: number;
}

/** The best place of any of the spellings; null when none is on the pages. */
export function findMark(pages: readonly Page[], ...spellings: string[]): Mark | null {
  return findMarks(pages, ...spellings).sort((a, b) => a.slips - b.slips)[0] ?? null;
}

/** Every line that shows one of the spellings, from the top: its best place there. Words may be split or glued. */
export function findMarks(pages: readonly Page[], ...spellings: string[]): Mark[] {
  const wanted = spellings.map(folded);
  return pages.flatMap((page, number) =>
    page.lines.flatMap(({ words }, line) => {
      const signs = signsOf(words);
      const places = wanted.flatMap((label) => placeIn(signs, label) ?? []);
      const best = places.sort((a, b) => a.slips - b.slips || b.length - a.length)[0];
      if (!best) return [];
      const { first, last, slips } = best;
      const box = boxAround(words.slice(first, last + 1).map((word) => word.box));
      return box ? [{ page: number, line, first, last, slips, box }] : [];
    }),
  );
}

/** Slips that a label of this many letters may have and still be none other. */
const slipsAllowed = (letters: number) =>
  letters < 4 ? 0 : letters < 8 ? 1 : letters < 12 ? 2 : Math.floor(letters / 5);

interface Place {
  first: number;
  last: number;
  slips: number;
  length: number;
}

/** Labels of fewer letters stand in many words: GOVERNMENT nearly has NAME in it. They must be words themselves. */
const shortLabel = 6;

/** The signs of a line as they are compared: of which word each is, and whether a token begins with it. */
interface Signs {
  text: string;
  owners: number[];
  begins: boolean[];
}

function signsOf(words: readonly Word[]): Signs {
  const owners: number[] = [];
  const begins: boolean[] = [];
  let text = '';
  for (const [index, word] of words.entries()) {
    for (const token of word.text.split(/[^\p{L}\p{N}|!$']+/u)) {
      for (const [place, sign] of [...folded(token)].entries()) {
        text += sign;
        owners.push(index);
        begins.push(place === 0);
      }
    }
  }
  return { text, owners, begins };
}

function placeIn({ text, owners, begins }: Signs, label: string): Place | null {
  const found = nearestIn(text, label);
  if (!found || found.slips > slipsAllowed(label.length)) return null;
  const cut = !begins[found.start] || (begins[found.end] === false && found.end < text.length);
  if (label.length < shortLabel && cut) return null;
  const touched = owners.slice(found.start, found.end);
  // A word of which the label took a letter or two belongs to what stands beside it.
  const whole = [...new Set(touched)].filter((index) => {
    const letters = owners.filter((owner) => owner === index).length;
    return touched.filter((owner) => owner === index).length * 2 > letters;
  });
  const its = whole.length > 0 ? whole : touched;
  const [first, last] = [its[0], its.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { first, last, slips: found.slips, length: label.length };
}

interface Nearest {
  start: number;
  end: number;
  slips: number;
}

/** The part of `text` with the fewest changes to `label` (Sellers' variant of the edit distance). Every label is looked for in every line. */
function nearestIn(text: string, label: string): Nearest | null {
  let costs = Int32Array.from({ length: label.length + 1 }, (_, i) => i);
  let starts = new Int32Array(label.length + 1);
  let nextCosts = new Int32Array(label.length + 1);
  let nextStarts = new Int32Array(label.length + 1);
  let best: Nearest | null = null;
  for (let end = 1; end <= text.length; end++) {
    nextCosts[0] = 0;
    nextStarts[0] = end;
    const sign = text.charCodeAt(end - 1);
    for (let i = 1; i <= label.length; i++) {
      let cost = (costs[i - 1] ?? 0) + (sign === label.charCodeAt(i - 1) ? 0 : 1);
      let start = starts[i - 1] ?? 0;
      const skipped = (costs[i] ?? 0) + 1;
      if (skipped < cost) [cost, start] = [skipped, starts[i] ?? 0];
      const missed = (nextCosts[i - 1] ?? 0) + 1;
      if (missed < cost) [cost, start] = [missed, nextStarts[i - 1] ?? 0];
      nextCosts[i] = cost;
      nextStarts[i] = start;
    }
    [costs, nextCosts] = [nextCosts, costs];
    [starts, nextStarts] = [nextStarts, starts];
    const slips = costs[label.length] ?? label.length;
    if (!best || slips < best.slips) best = { start: starts[label.length] ?? 0, end, slips };
  }
  return best;
}
