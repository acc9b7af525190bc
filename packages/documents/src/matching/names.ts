import { type Matched, rounded } from './matched.ts';
import { nameWords } from './name-words.ts';
import { compareWords, type WordMatch } from './words.ts';

/** From this score on, two names are taken for one person's. */
const enough = 0.7;
/** What a word that only the fuller name has takes away: middle names are often left out, initials more so. */
const leftOut = (word: string) => (word.length === 1 ? 0.1 : 0.3);

interface Pair extends WordMatch {
  a: number;
  b: number;
}

/** Words that one side writes together are parted as on the other: RAVIKUMAR beside RAVI KUMAR. */
function parted(words: string[], other: string[]): string[] {
  return words.flatMap((word) => {
    const at = other.findIndex((first, index) => first + (other[index + 1] ?? ' ') === word);
    return at < 0 ? [word] : other.slice(at, at + 2);
  });
}

function bestPairs(a: string[], b: string[]): Pair[] {
  const all = a.flatMap((word, i) =>
    b.map((other, j) => ({
      a: i,
      b: j,
      ...compareWords(word, other, (word.length >= other.length ? i : j) === 0),
    })),
  );
  const chosen: Pair[] = [];
  for (const pair of all.filter(({ score }) => score > 0).sort((x, y) => y.score - x.score || x.a - y.a))
    if (!chosen.some((taken) => taken.a === pair.a || taken.b === pair.b)) chosen.push(pair);
  return chosen.sort((x, y) => x.a - y.a);
}

const missing = (words: string[], pairs: Pair[], side: 'a' | 'b') =>
  words.filter((_, index) => !pairs.some((pair) => pair[side] === index));

/**
 * Compares two Indian names: word by word in any order, with initials, titles, relations and spellings allowed
 * for. One common word among several does not make a match: half the country shares a surname.
 */
export function matchNames(a: string, b: string): Matched {
  const first = nameWords(a);
  const second = nameWords(b);
  if (first.length === 0 || second.length === 0)
    return { score: 0, match: false, reasons: ['There is no name to compare.'] };
  const wordsA = parted(first, second);
  const wordsB = parted(second, first);
  const pairs = bestPairs(wordsA, wordsB);
  const onlyA = missing(wordsA, pairs, 'a');
  const onlyB = missing(wordsB, pairs, 'b');
  const conflicts = Math.min(onlyA.length, onlyB.length);
  const longer = onlyA.length >= onlyB.length ? onlyA : onlyB;
  const extra = longer
    .map(leftOut)
    .sort((x, y) => x - y)
    .slice(conflicts)
    .reduce((sum, weight) => sum + weight, 0);
  const inOrder = pairs.every((pair, index) => index === 0 || pair.b > (pairs[index - 1]?.b ?? -1));
  const total = pairs.reduce((sum, pair) => sum + pair.score, 0);
  const score = rounded(total / (pairs.length + conflicts + extra) - (inOrder ? 0 : 0.03));
  const reasons = pairs.map((pair) => pair.reason).filter(Boolean);
  if (conflicts > 0) reasons.push(`${onlyA.join(' ')} and ${onlyB.join(' ')} differ.`);
  else if (extra > 0) reasons.push(`Only one of the two has ${[...onlyA, ...onlyB].join(' ')}.`);
  if (!inOrder) reasons.push('The words stand in another order.');
  const whole = wordsA.length === 1 && wordsB.length === 1;
  const enoughWords = whole || pairs.filter((pair) => pair.score > 0.35).length >= 2;
  if (pairs.length === 1 && !whole) reasons.push('They have only one word in common.');
  return { score, match: score >= enough && enoughWords, reasons };
}
