import { type IndicScript, indicScriptOf, isSouthern, romanised } from './indic.ts';
import { bones, closeSound, looseSound } from './sound.ts';

/** A word ready for comparing: as it stands in the text, and how it sounds. */
export interface Spelt {
  shown: string;
  /** In Latin letters: one spelling, or the likely ones of a word in a script of India. Others stand as they are. */
  latin: readonly string[];
  close: readonly string[];
  loose: readonly string[];
  bones: readonly string[];
  /** Null for Latin letters. */
  script: IndicScript | null;
  /** The longer word it was cut out of: RAVI of RAVIKUMAR. */
  from?: string;
}

/** `word` is in plain upper-case letters already; `from` says which longer word it is a piece of. */
export function spelt(word: string, from?: string): Spelt {
  const script = indicScriptOf(word);
  const latin = script ? romanised(word) : [word];
  const close = latin.map(closeSound);
  return {
    shown: word,
    latin,
    close,
    loose: close.map(looseSound),
    bones: close.map(bones),
    script,
    ...(from ? { from } : {}),
  };
}

const latinOf = (word: Spelt) => word.latin[0] ?? word.shown;

/** How the scripts of India spell the English names of letters, romanised: एस is S. A and E sound alike. */
const letterNames = new Map(
  'BI:B SI:C DI:D EF:F EPH:F ECH:H ACH:H AI:I JE:J KE:K EL:L EM:M EN:N PI:P AR:R ES:S TI:T YU:U VI:V VAI:Y E:A'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Jha, a surname: where a script has no JH it is a J with a long A. */
const longA = /[\u0bbe\u0c3e\u0cbe\u0d3e]/;
const isJha = (word: Spelt): boolean =>
  latinOf(word).startsWith('JH') || (latinOf(word).startsWith('JA') && longA.test(word.shown));

/** Letters a word is an initial for; blank when it is a whole word. JI is a courtesy. */
export function initialOf(word: Spelt): string {
  const latin = latinOf(word);
  if (!word.script) return [...word.shown].length === 1 ? word.shown : '';
  if (latin === 'JI') return '';
  const syllable = !isJha(word) && isSouthern(word.script) && word.shown.replace(/\p{M}/gu, '').length === 1;
  return letterNames.get(latin) ?? (syllable ? latin.charAt(0) : '');
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
  if (word.script || letters.length < 2 || letters.length > 3) return null;
  if (other.some((one) => latinOf(one).startsWith(word.shown))) return null;
  for (let at = 0; at + letters.length <= other.length; at++) {
    const run = other.slice(at, at + letters.length);
    const singles = run.every((one) => initialOf(one) !== '');
    if (!singles && letters.length > 2 && /[AEIOU]/.test(word.shown)) continue;
    if (run.every((one, place) => latinOf(one).startsWith(letters[place] ?? ' '))) return letters;
  }
  return null;
}

/** MITALIR beside Mitali Rao: an initial that stands at the end of its name. */
function withInitial(word: Spelt, other: readonly Spelt[]): Spelt[] | null {
  const [, name = '', letter = ''] =
    /^([A-Z]{4,}[^AEIOUYN]|[A-Z]{5,}[AEIOUY])([B-DF-HJ-NP-TV-XZ])$/.exec(word.shown) ?? [];
  const sounds = closeSound(name);
  const at = name ? other.findIndex(({ close }) => close.includes(sounds)) : -1;
  const follows = at >= 0 && other.some((one, place) => place !== at && latinOf(one).startsWith(letter));
  return follows ? [spelt(name, word.shown), spelt(letter, word.shown)] : null;
}

/** Words that one side writes together are cut as on the other: RAVIKUMAR beside RAVI KUMAR, KS beside K S. */
export function parted(words: readonly Spelt[], other: readonly Spelt[]): Spelt[] {
  return words.flatMap((word) => {
    if (other.some((one) => one.close.some((sound) => word.close.includes(sound)))) return [word];
    if (latinOf(word).length >= 4)
      for (const length of [2, 3])
        for (let at = 0; at + length <= other.length; at++) {
          const run = other.slice(at, at + length);
          if (joins(word, run)) return run.map((piece) => ({ ...piece, from: word.shown }));
        }
    return (
      clustered(word, other)?.map((letter) => spelt(letter, word.shown)) ?? withInitial(word, other) ?? [word]
    );
  });
}
