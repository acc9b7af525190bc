import { isDevanagari, romanised } from './devanagari.ts';
import { bones, closeSound, looseSound } from './sound.ts';

/** A word ready for comparing: as it stands in the text, and how it sounds. */
export interface Spelt {
  shown: string;
  /** In Latin letters: one spelling, or the likely ones of a Devanagari word. Other scripts stand as they are. */
  latin: readonly string[];
  close: readonly string[];
  loose: readonly string[];
  bones: readonly string[];
  devanagari: boolean;
  /** The longer word it was cut out of: RAVI of RAVIKUMAR. */
  from?: string;
}

/** `word` is in plain upper-case letters already; `from` says which longer word it is a piece of. */
export function spelt(word: string, from?: string): Spelt {
  const devanagari = isDevanagari(word);
  const latin = devanagari ? romanised(word) : [word];
  const close = latin.map(closeSound);
  return {
    shown: word,
    latin,
    close,
    loose: close.map(looseSound),
    bones: close.map(bones),
    devanagari,
    ...(from ? { from } : {}),
  };
}

const latinOf = (word: Spelt) => word.latin[0] ?? word.shown;

/** Letters a word is an initial for; blank when it is a whole word. */
export function initialOf(word: Spelt): string {
  if (word.devanagari) return '';
  return [...word.shown].length === 1 ? word.shown : '';
}

function joins(word: Spelt, run: readonly Spelt[]): boolean {
  const whole = run.map(latinOf).join('');
  if (Math.abs(whole.length - latinOf(word).length) > 4) return false;
  if (word.latin.includes(whole)) return true;
  // An A at the end is often left unsaid: Laxminarayan, Lakshmi Narayana.
  const sound = (close: string) => close.replace(/A$/, '');
  return whole.length >= 6 && word.close.map(sound).includes(sound(closeSound(whole)));
}

/** KS beside K S, or beside Kandula Srinivasa: initials that stand together. */
function clustered(word: Spelt, other: readonly Spelt[]): string[] | null {
  const letters = [...word.shown];
  if (word.devanagari || letters.length < 2 || letters.length > 3) return null;
  if (other.some((one) => latinOf(one).startsWith(word.shown))) return null;
  for (let at = 0; at + letters.length <= other.length; at++) {
    const run = other.slice(at, at + letters.length);
    const singles = run.every((one) => initialOf(one) !== '');
    if (!singles && letters.length > 2 && /[AEIOU]/.test(word.shown)) continue;
    if (run.every((one, place) => latinOf(one).startsWith(letters[place] ?? ' '))) return letters;
  }
  return null;
}

/** Words that one side writes together are cut as on the other: RAVIKUMAR beside RAVI KUMAR, KS beside K S. */
export function parted(words: readonly Spelt[], other: readonly Spelt[]): Spelt[] {
  return words.flatMap((word) => {
    if (other.some(({ shown }) => shown === word.shown)) return [word];
    if (latinOf(word).length >= 4)
      for (const length of [2, 3])
        for (let at = 0; at + length <= other.length; at++) {
          const run = other.slice(at, at + length);
          if (joins(word, run)) return run.map((piece) => ({ ...piece, from: word.shown }));
        }
    return clustered(word, other)?.map((letter) => spelt(letter, word.shown)) ?? [word];
  });
}
