import type { Word } from './name-evidence.ts';
import type { NameKind } from './name-kinds.ts';
import type { Pair } from './pairs.ts';
import { closeSound } from './sound.ts';

/* What makes two people of two names although most of their words agree: a parent, a brother, a woman and a man. */

/** Two names word by word, and which of their words met. */
export interface Beside {
  a: readonly Word[];
  b: readonly Word[];
  pairs: readonly (Pair & { kind: NameKind })[];
  onlyA: readonly Word[];
  onlyB: readonly Word[];
}

const sounds = (words: string) => new Set(words.split(' ').map(closeSound));
const mens = sounds('SINGH KUMAR LAL BHAI MOHAMMED');
const womens = sounds('KAUR DEVI KUMARI BAI BEN BEGUM BIBI BANO KHATOON AMMA AMMAL RANI');
const among = (set: ReadonlySet<string>) => (word: Word) => word.word.close.some((sound) => set.has(sound));
const bears = (kind?: NameKind) => kind === 'own' || kind === 'common';

/** Gurpreet Kaur and Gurpreet Singh are a woman and a man. */
function womanAndMan({ onlyA, onlyB }: Beside): string | null {
  for (const [one, other] of [
    [onlyA, onlyB],
    [onlyB, onlyA],
  ] as const) {
    const [woman, man] = [one.find(among(womens)), other.find(among(mens))];
    if (woman && man) return `${woman.word.shown} is a woman’s word and ${man.word.shown} a man’s.`;
  }
  return null;
}

/** Where the given name stands: first, or second after a surname that everybody knows (Sharma Ramesh Kumar). */
function givenAt(words: readonly Word[]): number {
  const [firstKind, lastKind] = [words[0]?.kind, words.at(-1)?.kind];
  return words.length > 2 && firstKind === 'common' && lastKind !== 'common' ? 1 : 0;
}

/**
 * Ramesh Baburao Patil is a son of Baburao Patil: the fuller name begins with a word that the other lacks, and the other
 * is made of what follows.
 */
function parentAlone({ a, b, pairs, onlyA, onlyB }: Beside): string | null {
  for (const [words, lone, side] of [
    [a, onlyA, 'a'],
    [b, onlyB, 'b'],
  ] as const) {
    const at = givenAt(words);
    const given = words[at];
    if (!given || !lone.includes(given) || !bears(given.kind)) continue;
    const parent = pairs.find((pair) => pair[side] > at && bears(pair.kind));
    if (parent) return `Without ${given.word.shown} it may be the name of a parent.`;
  }
  return null;
}

/** Ramesh Baburao Patil and Baburao Ramesh Patil: a son has his grandfather’s name. Patil Ramesh Baburao is one order. */
function turnedRound({ a, b, pairs }: Beside): string | null {
  const descents = (order: readonly number[]) =>
    order.filter((place, at) => place > (order[(at + 1) % order.length] ?? place)).length;
  const whole = pairs.map((pair) => pair.b);
  const bearing = pairs.filter(({ kind }) => bears(kind)).map((pair) => pair.b);
  const turned = bearing.some((place, at) => place > (bearing[at + 1] ?? place));
  // Of two words in common beside a third, the surname is left out and father and son remain.
  const alone = pairs.length === 2 && pairs.every(({ kind }) => kind === 'own') && a.length !== b.length;
  return turned && (descents(whole) > 1 || alone) ? 'In this order one may be the name of a parent.' : null;
}

/** Words of both sides that met none: brothers have a father and a surname in common. */
function others({ onlyA, onlyB }: Beside): string | null {
  const told = (words: readonly Word[]) => words.filter(({ kind }) => kind !== 'respect');
  const [[first], [second]] = [told(onlyA), told(onlyB)];
  return first && second ? 'Each name has a word that the other does not have.' : null;
}

/** Why two names are not taken for one person’s, although their words agree; null when nothing speaks against it. */
export function twoPeople(beside: Beside): string | null {
  return womanAndMan(beside) ?? parentAlone(beside) ?? turnedRound(beside) ?? others(beside);
}
/** Harpreet Singh and Harpreet Singh Sandhu: a clan’s name is added after Singh or Kaur, and is often left out. */
export function clanLeftOut({ a, b, pairs, onlyA, onlyB }: Beside): boolean {
  const [lone, words] = onlyA.length > 0 ? [onlyA, a] : [onlyB, b];
  if (onlyA.length > 0 && onlyB.length > 0) return false;
  const clans = sounds('SINGH KAUR');
  const [first, second] = pairs;
  return (
    lone.length === 1 &&
    lone[0] === words.at(-1) &&
    pairs.length === 2 &&
    first?.kind === 'own' &&
    first.score >= 0.95 &&
    second !== undefined &&
    second.b > first.b &&
    [a[second.a], b[second.b]].every((word) => word && among(clans)(word))
  );
}
