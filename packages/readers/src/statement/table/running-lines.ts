import { readDate } from '../dates.ts';
import { tailOf } from './line-row.ts';
import type { PlacedLine } from './placed-line.ts';

const keyOf = ({ text }: PlacedLine) => text.replace(/\d+/g, '0').replace(/\s+/g, ' ');
const isRow = ({ text }: PlacedLine) => readDate(text) !== null && tailOf(text) !== null;

/** The lines at the top and at the foot of pages that other pages have at the same place. */
export function runningLines(pages: readonly (readonly PlacedLine[])[]): ReadonlySet<PlacedLine> {
  const found = new Set<PlacedLine>();
  const full = pages.filter(({ length }) => length > 0);
  for (const fromEnd of [false, true]) {
    const turned = full.map((page) => (fromEnd ? [...page].reverse() : page));
    const counts = turned.map(countsAt).reduce(joined, []);
    for (const page of turned)
      for (const [place, line] of page.entries()) {
        if ((counts[place]?.get(keyOf(line)) ?? 0) < 2 || isRow(line)) break;
        found.add(line);
      }
  }
  return found;
}

/** No heading or footer is longer. */
const longest = 60;

type Counts = Map<string, number>[];

const countsAt = (page: readonly PlacedLine[]): Counts =>
  page.slice(0, longest).map((line) => new Map([[keyOf(line), 1]]));

function joined(all: Counts, page: Counts): Counts {
  for (const [place, keys] of page.entries()) {
    const own = all[place] ?? new Map<string, number>();
    for (const [key, times] of keys) own.set(key, (own.get(key) ?? 0) + times);
    all[place] = own;
  }
  return all;
}
