import type { Spelt } from './spelt.ts';

/* Names that one rule of sound covers and that are known apart where they are borne. A reviewer looks at them. */

/** Saji and Shaji, Sibu and Shibu, Sini and Shini: short names of Kerala in which S and SH tell two people apart. */
const hushed = /^(SH?)([AEIOU]{1,2}[BJMNP]{1,2}(?:I|U|O|Y|EE|OO))$/;
/** Bala and Bhala, Dani and Dhani: with no more than four letters there is little else to tell them by. */
const aspirated = /^([BK]|J(?!H?A$)|D(?=H?A))(H?)([AEIOU].*)$/;

function byFirstSound(a: string, b: string): boolean {
  const [one, other] = [hushed.exec(a), hushed.exec(b)];
  if (one && other && one[1] !== other[1]) return true;
  const [plain, breathed] = [aspirated.exec(a), aspirated.exec(b)];
  return (
    plain !== null &&
    breathed !== null &&
    plain[1] === breathed[1] &&
    plain[2] !== breathed[2] &&
    Math.min(a.length, b.length) <= 4
  );
}

/** Families whose names are confused by clerks and by rules of sound, each side by its spellings. */
const families: readonly (readonly [RegExp, RegExp])[] = [
  // Odisha has both.
  [/^DAS{1,2}$/, /^DASH$/],
  [/^R(?:OY|AY)$/, /^RA[IE]$/],
  [/^BHATI$/, /^BHATT[IY]$/],
  [/^JADAV$/, /^JADHAV$/],
  [/^THAK(?:A|E)RE$/, /^THACKERA?Y$/],
];

/** Somaiah is a man of the South, Soumya a woman: the A before the ending is no vowel that one may leave unsaid. */
const byEnding = (a: string, b: string) => /A(?:I|YY|IY)AH?$/.test(a) && /[^AEIOUY][IY]A$/.test(b);

/** True for two spellings that may be of one name by their sound, and are known as two. */
export function knownApart(a: Spelt, b: Spelt): boolean {
  const scripts = [a.script, b.script];
  if (scripts.includes('tamil') || a.latin.some((text) => b.latin.includes(text))) return false;
  const latin = scripts.every((script) => script === null);
  return a.latin.some((one) =>
    b.latin.some(
      (other) =>
        byFirstSound(one, other) ||
        byEnding(one, other) ||
        byEnding(other, one) ||
        (latin &&
          families.some(
            ([left, right]) => (left.test(one) && right.test(other)) || (left.test(other) && right.test(one)),
          )),
    ),
  );
}
