import { withoutTitles } from './name-kinds.ts';
import { plainText } from './plain-text.ts';
import { type Spelt, spelt } from './spelt.ts';

/** Where the name of a parent or husband begins: S/O, D/O, W/O, C/O, H/O, or the words, in English and Hindi. */
const relation =
  /(?<![\p{L}\p{M}])(?:[SDWCH]\s*\/\s*O|(?:SON|DAUGHTER|WIFE|CARE|HUSBAND)\s+OF|पुत्री|पुत्र|पत्नी|आत्मज|आत्मजा)(?![\p{L}\p{M}])\.?:?/u;

/** What stands between two names of one person: @, alias, urf, a.k.a., or brackets. */
const alias =
  /@|[([](?=[\p{L}\s.]{3,}[)\]])|(?<![\p{L}\p{M}])(?:ALIAS|URF|AKA|A\.?\s?K\.?\s?A|ALS|उर्फ)(?![\p{L}\p{M}])/u;

/** Courtesies written as one with the name: Rameshbhai, Gurmukhsingh, Jigneshkumar. Ravikumar is a name of its own. */
const suffixed = /^(.{3,}(?=(?:BHAI|BEN|BAI|SINGH|SINH|KAUR)$)|.{5,}[^AEIOUY](?=KUMAR$))(.+)$/;

/** One way to read a name. */
export interface NameReading {
  words: Spelt[];
  /** The words of a parent's or husband's name beside it. */
  relation: Spelt[];
}

function wordsOf(text: string): Spelt[] {
  const words = text
    .replace(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, 14);
  return withoutTitles(words.map((word) => spelt(word)))
    .flatMap((word) => {
      const [, stem, suffix] = suffixed.exec(word.shown) ?? [];
      return stem && suffix ? [spelt(stem), spelt(suffix)] : [word];
    })
    .slice(0, 12);
}

/**
 * The ways to read a name, at most three. "Asha Sample D/O Mohan Sample" is Asha's name; "S/O Mohan Sample" alone is
 * Mohan's. "Ravi Demo @ Raju" is Ravi Demo, Raju Demo, or Raju.
 */
export function nameReadings(name: string): NameReading[] {
  const plain = plainText(name, 300);
  const [before = '', ...after] = plain.split(relation);
  const hasOwn = /\p{L}/u.test(before);
  const own = hasOwn ? before : after.join(' ');
  const related = hasOwn ? wordsOf(after.join(' ')) : [];
  const [first = [], other] = own
    .split(alias)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const readings = [first];
  if (other) {
    if (other.length === 1 && first.length > 1) readings.push([...other, ...first.slice(1)]);
    readings.push(other);
  }
  return readings.map((words) => ({ words, relation: related }));
}
