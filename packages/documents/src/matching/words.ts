import { soundOf } from './name-words.ts';

/** How one word of a name compares with one of another. */
export interface WordMatch {
  score: number;
  /** Why it is not certain; blank for the very same word. */
  reason: string;
}

const none: WordMatch = { score: 0, reason: '' };

function swapped(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 4) return false;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function oneLetterMore(long: string, short: string): boolean {
  if (long.length !== short.length + 1 || short.length < 5) return false;
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  return at < 0 || long.slice(at + 1) === short.slice(at);
}

/**
 * One word against another. A changed letter is not forgiven: Ramesh and Rakesh are two people.
 * `given`: the fuller of the two words stands first in its name, which says most about who it is.
 */
export function compareWords(a: string, b: string, given: boolean): WordMatch {
  if (a === b) return { score: 1, reason: '' };
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (short.length === 1)
    return long.startsWith(short)
      ? { score: given ? 0.45 : 0.7, reason: `${short} may stand for ${long}.` }
      : none;
  if (soundOf(a) === soundOf(b)) return { score: 0.95, reason: `${a} and ${b} are spellings of one name.` };
  if (swapped(a, b)) return { score: 0.85, reason: `${a} and ${b} have two letters swapped.` };
  if (oneLetterMore(long, short)) return { score: 0.8, reason: `${long} has one letter more than ${short}.` };
  if (long.startsWith(short)) return { score: 0.35, reason: `${short} may be short for ${long}.` };
  return none;
}
