import type { Spelt } from './spelt.ts';
import { compareWords, type WordMatch } from './words.ts';

/** Two words taken for each other, by their places. */
export interface Pair extends WordMatch {
  a: number;
  b: number;
}

/** The surest pairs of words, each word once, in the order of the first side. */
export function bestPairs(a: readonly Spelt[], b: readonly Spelt[]): Pair[] {
  const all = a.flatMap((word, i) =>
    b.map((other, j) => ({
      a: i,
      b: j,
      ...compareWords(word, other, (word.shown.length >= other.shown.length ? i : j) === 0),
    })),
  );
  const [takenA, takenB] = [new Set<number>(), new Set<number>()];
  const chosen: Pair[] = [];
  for (const pair of all.filter(({ score }) => score > 0).sort((x, y) => y.score - x.score || x.a - y.a))
    if (!takenA.has(pair.a) && !takenB.has(pair.b)) {
      takenA.add(pair.a);
      takenB.add(pair.b);
      chosen.push(pair);
    }
  return chosen.sort((x, y) => x.a - y.a);
}

/** The words of a side that no pair took. */
export function unpaired<T>(words: readonly T[], pairs: readonly Pair[], side: 'a' | 'b'): T[] {
  const taken = new Set(pairs.map((pair) => pair[side]));
  return words.filter((_, index) => !taken.has(index));
}
