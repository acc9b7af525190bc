import { knownApart } from './look-alikes.ts';
import { isKnown, soundsSouthern, tamilSound } from './sound.ts';
import { initialOf, type Spelt } from './spelt.ts';

/** How one word compares with another. */
export interface WordMatch {
  score: number;
  how: string;
  /** Why it is not certain; blank for the very same word. */
  reason: string;
}

/** From this score on, two words are taken for one. */
export const firm = 0.75;

const none: WordMatch = { score: 0, how: '', reason: '' };
const any = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));

/** Where two letters stand the other way round; −1 when that is not all. */
function swapped(a: string, b: string): number {
  if (a.length !== b.length || a.length < 4) return -1;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  // At the beginning it is another name: Parveen is a woman, Praveen a man.
  const all = at >= 2 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return all ? at : -1;
}

/** Of two unwritten vowels in a row one reader says the first and another the second: Manasrovar, Mansarovar. */
const saidElsewhere = (a: string, at: number) =>
  a.slice(at, at + 2).includes('A') &&
  /[AEIOU][^AEIOU]{1,2}$/.test(a.slice(0, at)) &&
  /^[^AEIOU]+[AEIOU]/.test(a.slice(at + 2));

/** Where `long` has one letter more than `short`; −1 when that is not all. */
function letterMore(long: string, short: string): number {
  if (long.length !== short.length + 1) return -1;
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  if (at < 0) return short.length;
  return long.slice(at + 1) === short.slice(at) ? at : -1;
}

/** An A between two syllables is said or not: Bhavana, Bhavna. No word begins as RMESH does. */
const unsaid = (long: string, place: number) =>
  place > 0 && long[place] === 'A' && place < long.length - 1 && /[AEIOU]/.test(long.slice(0, place));

/** One of A, E and O for another, once: Bengal writes Promod for Pramod. Kamal and Komal are two people all the same. */
function vowelChanged(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 5) return false;
  const places = [...a].flatMap((letter, at) => (letter === b[at] ? [] : [letter + b[at]]));
  return places.length === 1 && /^[AEO]{2}$/.test(places[0] ?? '');
}

/** Stems that are a man's name with and without the last A; most others make a woman's of it. */
const eitherWay =
  /(?:[^AEIOU][^AEIOUY]|ES|V|.{6}RI|NAT|BRAT|NARAIAN|NIVAS|.RAM|DUR?ANG|..ARAJ|SEK?AR|[AI]DAR|ISVAR|AKAR|..IRAJ|UNDAR|SUDAN|GOPAL|ARJUN|MANOHAR|.DAS|..MAT)$|^(?:RAM|VENKAT|PRASAD|RAJ|SANKAR|PATIL|KARNATAK)$/;

/** Of the stems in two consonants, those of which an A does make a woman’s name: Priyank, Priyanka. */
const womans = /^(?:PRIANK|PUSP|KANT|SANT|AKANKS|[DR][IA]KS|VARS)$/;

function endings(a: string, b: string): WordMatch | null {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (short.length < 3 || !long.startsWith(short) || long.length !== short.length + 1) return null;
  const ending = long.at(-1);
  // Lal and Lale, Man and Mane: a short word with an E is a surname of the West.
  if (ending === 'E' && short.length > 3) return { score: 0.9, how: 'spelling', reason: 'spelling' };
  if (ending === 'N' && long.length >= 9 && short.endsWith('A'))
    return { score: 0.8, how: 'spelling', reason: 'spelling' };
  if (ending === 'A' && eitherWay.test(short) && !womans.test(short))
    return { score: 0.9, how: 'spelling', reason: 'spelling' };
  if (ending === 'A') return { score: 0.6, how: 'ending', reason: 'ending' };
  return { score: 0.5, how: 'one letter more', reason: 'letter' };
}

const inTamil = ({ latin }: Spelt) => latin.map(tamilSound);

/** Of the likely spellings in two scripts, the two that differ least in their endings. */
const endingsOf = (a: Spelt, b: Spelt) =>
  a.close
    .flatMap((one) => b.close.map((other) => endings(one, other)))
    .reduce((best, one) => ((one?.score ?? 0) > (best?.score ?? 0) ? one : best), null);

/** Scripts in which an unwritten A is said O: Mondal. */
const saysO: readonly Spelt['script'][] = ['bengali', 'odia'];

/**
 * Two scripts often hear A and E in two ways, and those of the East A and O (Model, মডেল); never I and E: Patil and Patel
 * are two names, as Thakor and Thakkar are in the West.
 */
function byVowels(a: Spelt, b: Spelt, tamil: boolean): boolean {
  const wide = [a, b].some(({ script }) => saysO.includes(script));
  const heard = (text: string) => text.replace(wide ? /(?<=.)[EO](?=.)/g : /(?<=.)E(?=.)/g, 'A');
  const [some, others] = tamil ? [inTamil(a), inTamil(b)] : [a.close, b.close];
  return some.some((one, i) =>
    others.some(
      (other) =>
        (a.bones[i]?.length ?? 0) >= 2 &&
        Math.min(one.length, other.length) >= 4 &&
        heard(one) === heard(other),
    ),
  );
}

function byLetters(a: string, b: string): WordMatch {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  const ends = (text: string) => /[AI]$/.test(text);
  const turn = ends(a) === ends(b) ? swapped(a, b) : -1;
  // Most often a slip, but nobody can tell it from another name by the letters alone.
  if (turn >= 0)
    return {
      score: saidElsewhere(a, turn) && !isKnown(a) && !isKnown(b) ? 0.85 : 0.7,
      how: 'letters swapped',
      reason: `${a} and ${b} have two letters swapped.`,
    };
  const place = short.length >= 5 ? letterMore(long, short) : -1;
  if (place > 0 && place < short.length)
    // An A said or unsaid (Bhavana, Bhavna) is a spelling; any other vowel makes another name of Harsh.
    return unsaid(long, place)
      ? { score: 0.9, how: 'spelling', reason: `${a} and ${b} are spellings of one name.` }
      : { score: 0.7, how: 'one letter more', reason: `${long} has one letter more than ${short}.` };
  if (vowelChanged(a, b))
    return { score: 0.6, how: 'one vowel changed', reason: `${a} and ${b} differ in one vowel.` };
  return long.startsWith(short) && short.length > 1
    ? { score: 0.35, how: 'beginning', reason: `${short} may be short for ${long}.` }
    : none;
}

function bySound(a: Spelt, b: Spelt): WordMatch | null {
  const scripts = a.script !== b.script;
  const tamil = scripts && (a.script === 'tamil' || b.script === 'tamil');
  const spellings = `${a.shown} and ${b.shown} are spellings of one name.`;
  const how = scripts ? 'two scripts' : 'spelling';
  if (knownApart(a, b))
    return {
      score: 0.6,
      how: 'two names',
      reason: `${a.shown} and ${b.shown} sound alike and may be two names.`,
    };
  if (any(a.latin, b.latin) || any(a.close, b.close))
    return {
      score: scripts ? 0.97 : 0.95,
      how,
      reason: scripts ? `${a.shown} and ${b.shown} are one name in two scripts.` : spellings,
    };
  if (tamil && any(inTamil(a), inTamil(b)))
    return { score: 0.9, how, reason: `${a.shown} and ${b.shown} are one name in two scripts.` };
  if (!a.script && !b.script && soundsSouthern(a.shown, b.shown))
    return { score: 0.85, how, reason: spellings };
  if (any(a.loose, b.loose)) return { score: 0.85, how, reason: spellings };
  const [one = '', other = ''] = [a.close[0], b.close[0]];
  const [long, short] = one.length >= other.length ? [one, other] : [other, one];
  if (!scripts && short.length >= 5 && unsaid(long, letterMore(long, short)))
    return { score: 0.9, how, reason: spellings };
  const ended = scripts ? endingsOf(a, b) : endings(a.close[0] ?? '', b.close[0] ?? '');
  if (ended?.reason === 'spelling') return { ...ended, how, reason: spellings };
  if (ended?.reason === 'ending')
    return { ...ended, reason: `${a.shown} and ${b.shown} may be a man’s and a woman’s name.` };
  if (ended) return { ...ended, reason: `${a.shown} and ${b.shown} differ in their last letter.` };
  return scripts && byVowels(a, b, tamil)
    ? { score: 0.8, how, reason: `${a.shown} and ${b.shown} sound alike in two scripts.` }
    : null;
}

/**
 * One word against another. A changed consonant is not forgiven: Ramesh and Rakesh are two people.
 * `given`: the fuller of the two words stands first in its name, which says most about who it is.
 */
export function compareWords(a: Spelt, b: Spelt, given: boolean): WordMatch {
  if (a.shown === b.shown) {
    const from = a.from ?? b.from;
    return from
      ? { score: 0.98, how: 'written together', reason: `${from} is written in parts on the other side.` }
      : { score: 1, how: 'same word', reason: '' };
  }
  const [single, whole] = initialOf(a).length > 0 ? [a, b] : [b, a];
  const letters = initialOf(single);
  if (any(letters, initialOf(whole)))
    return {
      score: 0.97,
      how: 'two scripts',
      reason: `${a.shown} and ${b.shown} are one name in two scripts.`,
    };
  // The R of "R Demo" is not the Rao of Madhavrao.
  const tail = whole.from !== undefined && !whole.from.startsWith(whole.shown);
  if (letters.length > 0)
    return !tail && letters.some((letter) => whole.latin.some((text) => text.startsWith(letter)))
      ? {
          score: given ? 0.45 : 0.7,
          how: 'initial',
          reason: `${single.shown} may stand for ${whole.shown}.`,
        }
      : none;
  return bySound(a, b) ?? byLetters(a.latin[0] ?? a.shown, b.latin[0] ?? b.shown);
}
