import { type IndicScript, indicScriptOf, isSouthern, romanised } from './indic.ts';
import { bones, closeSound, looseSound, tamilSound } from './sound.ts';

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
  'BI:B SI:C DI:D EF:F EPH:F ECH:H ACH:H ECHCH:H HECH:H AI:I JE:J KE:K EL:L EM:M EN:N O:O PI:P AR:R ES:S TI:T YU:U VI:V VAI:Y E:A'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Tamil has one letter for each of these, and a name may begin with its second in Latin. */
const asTamil: Readonly<Record<string, string>> = { K: 'G', C: 'S', T: 'D', P: 'B', I: 'E' };

/** Jha, a surname: where a script has no JH it is a J with a long A. */
const longA = /[\u0bbe\u0c3e\u0cbe\u0d3e]/;
const isJha = (word: Spelt): boolean =>
  latinOf(word).startsWith('JH') || (latinOf(word).startsWith('JA') && longA.test(word.shown));

/**
 * What the words begin with that a word may be an initial for; none when it is a whole word. One letter; two where they
 * write one sound, as Telugu papers do (Ch. Srinivasa Rao), three as Manipur does (Ksh.). JI is a courtesy in the North.
 */
export function initialOf(word: Spelt): readonly string[] {
  const latin = latinOf(word);
  if (!word.script)
    return [...word.shown].length === 1 || /^(?:[BCDGJKPT]H|KSH)$/.test(word.shown) ? [word.shown] : [];
  if (latin === 'JI') return word.script === 'tamil' ? ['G', 'J'] : [];
  const syllable = !isJha(word) && isSouthern(word.script) && word.shown.replace(/\p{M}/gu, '').length === 1;
  const letter = letterNames.get(latin) ?? (syllable ? latin.charAt(0) : '');
  const other = word.script === 'tamil' ? asTamil[letter] : undefined;
  return [letter, other ?? ''].filter(Boolean);
}

const isInitial = (word: Spelt) => initialOf(word).length > 0;

function joins(word: Spelt, run: readonly Spelt[]): boolean {
  const whole = run.map(latinOf).join('');
  if (Math.abs(whole.length - latinOf(word).length) > 4) return false;
  if (word.latin.includes(whole)) return true;
  if ([word, ...run].some(({ script }) => script === 'tamil'))
    return whole.length >= 6 && word.latin.map(tamilSound).includes(tamilSound(whole));
  // A vowel at the end is often left unsaid: Laxminarayan, Lakshmi Narayana. In a long word so is an A between syllables, and
  // the East has a B for a V: Devkinandan, Debendra Nath.
  const sound = (close: string) => close.replace(/[AE]$/, '');
  const long = (close: string) =>
    looseSound(sound(close)).replace(/(?<=[AEIOU][^AEIOU])A(?=[^AEIOU][AEIOU])/g, '');
  const same = (said: (close: string) => string) => word.close.map(said).includes(said(closeSound(whole)));
  return (whole.length >= 6 && same(sound)) || (whole.length >= 10 && same(long));
}

/** KS beside K S, or beside Kandula Srinivasa: initials that stand together. */
function clustered(word: Spelt, other: readonly Spelt[]): string[] | null {
  const letters = [...word.shown];
  if (word.script || letters.length < 2 || letters.length > 3) return null;
  if (other.some((one) => latinOf(one).startsWith(word.shown))) return null;
  for (let at = 0; at + letters.length <= other.length; at++) {
    const run = other.slice(at, at + letters.length);
    const singles = run.every(isInitial);
    if (!singles && letters.length > 2 && /[AEIOU]/.test(word.shown)) continue;
    if (run.every((one, place) => latinOf(one).startsWith(letters[place] ?? ' '))) return letters;
  }
  return null;
}

/**
 * MITALIR beside Mitali Rao: an initial that stands at the end of its name. In Baligar Ramesh beside Baliga Ramesh it stands
 * for nothing: Ramesh is on both sides.
 */
function withInitial(word: Spelt, own: readonly Spelt[], other: readonly Spelt[]): Spelt[] | null {
  const [, name = '', letter = ''] =
    /^(?!.*A[MN]$)([A-Z]{4,}[^AEIOUYN]|[A-Z]{5,}[AEIOU])([B-DF-HJ-NP-TV-XZ])$/.exec(word.shown) ?? [];
  const sounds = closeSound(name);
  const at = name ? other.findIndex(({ close }) => close.includes(sounds)) : -1;
  const spoken = new Set(own.flatMap(({ close }) => close));
  const follows =
    at >= 0 &&
    other.some(
      (one, place) =>
        place !== at && latinOf(one).startsWith(letter) && !one.close.some((sound) => spoken.has(sound)),
    );
  return follows ? [spelt(name, word.shown), spelt(letter, word.shown)] : null;
}

/** One letter for each sound: SH is an X here, and other letters lose their H. */
const soundsOf = (consonants: string) => consonants.replace(/SH/g, 'X').replace(/(?<=.)H/g, '');

/** True for the beginning of no word: KRV, BS, LN. The V of Vanitha may be her own, and no initial of Anitha. */
function beginsOddly(word: string): boolean {
  const onset = soundsOf(/^[^AEIOU]*/.exec(word)?.[0] ?? '');
  return onset.length > 1 && !/^(?:.[LRY]|[DJSTX][VW]|S.|[GJ]N|[DGBPTK]RY|S[KTPM][RY])$/.test(onset);
}

/** True for the end of no word: MTK, RDK. Vijayan is no Vijay A. N. */
function endsOddly(word: string): boolean {
  const coda = soundsOf(/[^AEIOU]*$/.exec(word)?.[0] ?? '');
  return coda.length > 1 && !/^(?:N.|R.|S[TKM]|KS|.R|PT|L[KPT]|[NS][DT]R|(.)\1)$/.test(coda);
}

/**
 * Initials that make another name of the one they are written to: Sunita, Krishnan and Vanitha are no Sunit A, Krishna N
 * and V Anitha.
 */
function anotherName(word: Spelt, run: readonly Spelt[]): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || word.script || !run.some(isInitial)) return false;
  // No long name is another one for a letter more before a consonant.
  const long = word.shown.length >= 10 && /^.[^AEIOU]/.test(word.shown);
  const inFront = isInitial(first) && first.shown !== 'D' && !long && !beginsOddly(word.shown);
  return inFront || (isInitial(last) && /[AEIOU]$|A[MN]$/.test(word.shown));
}

/** KRVENKATESH and RAMALINGAMTK beside names with K R and T K apart: initials at either end, as no word is spelt. */
function withInitials(word: Spelt, other: readonly Spelt[]): Spelt[] | null {
  const { shown } = word;
  const letters = other.filter((one) => !one.script && one.shown.length === 1);
  const names = other.filter((one) => !letters.includes(one));
  if (word.script || letters.length === 0 || letters.length > 3 || shown.length < letters.length + 4)
    return null;
  const said = letters.map((one) => one.shown).join('');
  const pieces = [...said].map((letter) => spelt(letter, shown));
  const named = (text: string): Spelt[] | null => {
    const piece = spelt(text, shown);
    if (names.some(({ close }) => close.some((sound) => piece.close.includes(sound)))) return [piece];
    for (const length of [2, 3])
      for (let at = 0; at + length <= names.length; at++) {
        const run = names.slice(at, at + length);
        if (joins(piece, run)) return run.map((one) => ({ ...one, from: shown }));
      }
    return null;
  };
  const behind = shown.startsWith(said) && beginsOddly(shown) ? named(shown.slice(said.length)) : null;
  if (behind) return [...pieces, ...behind];
  const before = shown.endsWith(said) && endsOddly(shown) ? named(shown.slice(0, -said.length)) : null;
  return before ? [...before, ...pieces] : null;
}

/** Words that one side writes together are cut as on the other: RAVIKUMAR beside RAVI KUMAR, KS beside K S. */
export function parted(words: readonly Spelt[], other: readonly Spelt[]): Spelt[] {
  return words.flatMap((word) => {
    const whole = other.some(({ shown }) => shown === word.shown);
    const apart = whole
      ? null
      : (withInitials(word, other) ?? (endsOddly(word.shown) ? withInitial(word, words, other) : null));
    if (apart) return apart;
    if (other.some((one) => one.close.some((sound) => word.close.includes(sound)))) return [word];
    if (latinOf(word).length >= 4)
      for (const length of [2, 3])
        for (let at = 0; at + length <= other.length; at++) {
          const run = other.slice(at, at + length);
          if (!anotherName(word, run) && joins(word, run))
            return run.map((piece) => ({ ...piece, from: word.shown }));
        }
    return (
      clustered(word, other)?.map((letter) => spelt(letter, word.shown)) ??
      withInitial(word, words, other) ?? [word]
    );
  });
}
