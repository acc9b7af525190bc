import type { Word } from './name-evidence.ts';
import { isCourtesy, isSurname, kindOf, type NameKind } from './name-kinds.ts';
import type { NameReading } from './name-words.ts';
import { bestPairs, type Pair, unpaired } from './pairs.ts';
import { closeSound } from './sound.ts';
import { parted, type Spelt } from './spelt.ts';
import { firm } from './words.ts';

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
const mens = sounds('SINGH KUMAR LAL MOHAMMED');
const womens = sounds('KAUR DEVI KUMARI BEN BEGUM BIBI BANO KHATOON AMMA AMMAL RANI');
const among = (set: ReadonlySet<string>) => (word: Word) => word.word.close.some((sound) => set.has(sound));
/** What stands behind the given name in Andhra and Telangana, and what given names are put together of there. */
const castes = sounds('REDDY RAO NAIDU CHOUDHARY');
const partsOfGiven = sounds(
  'SIVA RAMA RAMI VENKATA SUBBA SAI SRI NAGA LAKSHMI KRISHNA NARAYANA SATYA SURYA VEERA RAGHAVA GOPALA HARI BALA CHINNA ' +
    'PEDDA KOTI ANJI MALLI RAJA APPALA SAMBA CHANDRA',
);
/** Given names of Kerala that sons have as their second name. */
const christian = sounds(
  'THOMAS MATHEW JOHN JOSEPH GEORGE PHILIP VARGHESE KURIAN JACOB ABRAHAM CHACKO ANTONY PAUL PETER SIMON SAMUEL DANIEL ' +
    'DAVID JAMES KOSHY CHERIAN MATHAI OOMMEN EAPEN ZACHARIAH ALEXANDER STEPHEN XAVIER SEBASTIAN FRANCIS LUKE MARK ' +
    'BENJAMIN ISAAC NINAN POTHEN JOSE SAJI LAWRENCE VINCENT MICHAEL GABRIEL MARTIN',
);
const bears = (kind?: NameKind) => kind === 'own' || kind === 'common';

/** Bhai is said of a brother and Bai of a lady; by their sound they are one. */
const written = (text: string) => (word: Word) => word.word.latin.includes(text);
const isMans = (word: Word) => written('BHAI')(word) || among(mens)(word);
const isWomans = (word: Word) => written('BAI')(word) || among(womens)(word);

/** Gurpreet Kaur and Gurpreet Singh are a woman and a man. */
function womanAndMan({ a, b, pairs, onlyA, onlyB }: Beside): string | null {
  const met = pairs.map((pair) => [[a[pair.a]], [b[pair.b]]] as const);
  for (const [one, other] of [[onlyA, onlyB] as const, ...met].flatMap(([x, y]) => [
    [x, y],
    [y, x],
  ])) {
    const woman = one?.find((word) => word && isWomans(word) && !isMans(word));
    const man = other?.find((word) => word && isMans(word) && !isWomans(word));
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
function turnedRound({ a, b, pairs, onlyA, onlyB }: Beside): string | null {
  const descents = (order: readonly number[]) =>
    order.filter((place, at) => place > (order[(at + 1) % order.length] ?? place)).length;
  const whole = pairs.map((pair) => pair.b);
  const bearing = pairs.filter(({ kind }) => bears(kind)).map((pair) => pair.b);
  const turned = bearing.some((place, at) => place > (bearing[at + 1] ?? place));
  // Of two words in common beside a third, the surname is left out and father and son remain.
  const alone = pairs.length === 2 && pairs.every(({ kind }) => kind === 'own') && a.length !== b.length;
  // The word that was carried to the end is the surname: another surname does not follow it.
  const followed = [a.at(-1), b.at(-1)].some(
    (last) =>
      last && [...onlyA, ...onlyB].includes(last) && last.kind !== 'respect' && last.kind !== 'initial',
  );
  return turned && (descents(whole) > 1 || alone || followed)
    ? 'In this order one may be the name of a parent.'
    : null;
}

/** Words of both sides that met none: brothers have a father and a surname in common. */
function others({ onlyA, onlyB }: Beside): string | null {
  // Rao of one word is a courtesy in the West and part of the name in the South.
  const told = (words: readonly Word[]) =>
    words.filter(({ kind, word }) => kind !== 'respect' || word.shown === 'RAO');
  const [[first], [second]] = [told(onlyA), told(onlyB)];
  // Kumari becomes Devi with marriage, Khatoon Bibi; and it may be another woman.
  const [one, other] = [onlyA, onlyB].map((words) => words.find(({ word }) => !isCourtesy(word)));
  return (first && second) || (one && other) ? 'Each name has a word that the other does not have.' : null;
}

/** Jr and Sr tell a son from his father; on one paper alone they tell that there are two. */
function generations({ onlyA, onlyB }: Beside): string | null {
  const told = [...onlyA, ...onlyB].find(({ word }) => /^(?:JR|JNR|JUNIOR|SR|SNR|SENIOR)$/.test(word.shown));
  return told ? `${told.word.shown} tells a father from his son.` : null;
}

/** Neha Gupta and Neha Gupta Agarwal: a surname is put after another one by marriage. A middle name is no surname. */
function surnameAdded({ a, b, pairs, onlyA, onlyB }: Beside): string | null {
  for (const [words, lone, others, side] of [
    [a, onlyA, onlyB, 'a'],
    [b, onlyB, onlyA, 'b'],
  ] as const) {
    const [added] = lone;
    if (!added || lone.length > 1 || others.length > 0 || added !== words.at(-1) || !bears(added.kind))
      continue;
    const before = words.at(-2);
    const met = pairs.some((pair) => words[pair[side]] === before && pair.score >= firm);
    if (before && met && isSurname(before.word))
      return `A surname can be added with marriage: only one name ends with ${added.word.shown}.`;
  }
  return null;
}

/** Siva Reddy and Siva Rami Reddy: in Andhra and Telangana a given name has several words before Reddy or Rao. */
function partOfGiven({ a, b, onlyA, onlyB }: Beside): string | null {
  const [lone, words] = onlyA.length > 0 ? [onlyA, a] : [onlyB, b];
  const left = lone.filter(({ kind }) => bears(kind));
  const [part] = left;
  const last = words.at(-1);
  if (!part || left.length > 1 || !last || words.at(-2) !== part || !among(castes)(last)) return null;
  const before = words.at(-3);
  const joined = [part, before].some((word) => word && among(partsOfGiven)(word));
  return joined ? `${part.word.shown} may be a part of the given name.` : null;
}

/** Thomas Mathew and Mathew Thomas: in Kerala a given name stands beside the father’s given name. */
function exchanged({ a, b, pairs }: Beside): string | null {
  const turned =
    a.length === 2 && b.length === 2 && pairs.length === 2 && (pairs[0]?.b ?? 0) > (pairs[1]?.b ?? 0);
  return turned && a.every(among(christian)) ? 'In this order one may be the name of a parent.' : null;
}

/** V. S. Raghavan and S. V. Raghavan: initials that stand the other way round are another father's and another house's. */
function initialsTurned({ a, b, pairs }: Beside): string | null {
  const places = pairs
    .filter((pair) => a[pair.a]?.kind === 'initial' && b[pair.b]?.kind === 'initial')
    .map((pair) => pair.b);
  return places.some((place, at) => place > (places[at + 1] ?? place))
    ? 'The initials are in a different order.'
    : null;
}

/** Short forms of a name or a title that may as well be two initials. */
const shortForms = new Set(['MD', 'SK', 'PT', 'ER', 'KM', 'MR', 'DR', 'SH', 'MS', 'CH']);

/** Md. Salim and M. D. Salim: Mohammad or two initials. */
function shortOrInitials({ a, b }: Beside): string | null {
  const cut = [...a, ...b].find(({ word, kind }) => kind === 'initial' && shortForms.has(word.from ?? ''));
  return cut ? `${cut.word.from} may be a short form or two initials.` : null;
}

/** Why two names are not taken for one person’s, although their words agree; null when nothing speaks against it. */
export function twoPeople(beside: Beside): string | null {
  return (
    womanAndMan(beside) ??
    generations(beside) ??
    parentAlone(beside) ??
    turnedRound(beside) ??
    initialsTurned(beside) ??
    shortOrInitials(beside) ??
    exchanged(beside) ??
    others(beside) ??
    surnameAdded(beside) ??
    partOfGiven(beside)
  );
}

/**
 * Ravi Demo, son of Mohan, and Ravi Demo, son of Suresh. A daughter of the one may be the wife of the other; with one word
 * for a name nothing says so.
 */
export function anotherRelative(one: NameReading, other: NameReading): string | null {
  const known = one.relative === other.relative && one.relative !== 'somebody';
  const alone = one.words.length === 1 || other.words.length === 1;
  if (!known && !alone) return null;
  const [a, b] = [parted(one.relation, other.relation), parted(other.relation, one.relation)];
  const pairs = bestPairs(a, b).filter(({ score, how }) => score >= firm || how === 'initial');
  const tells = (words: readonly Spelt[]) => words.some((word) => bears(kindOf(word)));
  return tells(unpaired(a, pairs, 'a')) && tells(unpaired(b, pairs, 'b'))
    ? 'The parents or husbands beside the names differ.'
    : null;
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
