/** Words put before a name that are no part of it. */
const titles = new Set(
  'SHRI SRI SHREE SMT SHRIMATI KUM KUMARI KM MR MRS MS MISS MASTER DR PROF ADV CA CS ER COL CAPT LATE LT'.split(
    ' ',
  ),
);
/** Of these, the ones that are also given names: dropped only when two words are left without them. */
const alsoNames = new Set(['SRI', 'SHREE', 'SHRI', 'KUMARI', 'CA', 'CS', 'ER', 'COL']);

/** Spellings of one name that no rule of sound brings together. */
const families: readonly RegExp[] = [
  /^(?:MD|MOHD|MUHD|M[OU]H[AU]M+[AE]D)$/,
  /^(?:KUMAR|KR|KUMER)$/,
  /^(?:CH|CH[OA][UW]?DH?[AU]?R[IY])$/,
  /^(?:SH[AE]I?KH?|SK|SHAIKH|SHAIK)$/,
  /^(?:S[AY][IY]?[AE]+D|SYD|SAYYED|SAIYED)$/,
  /^(?:LAKSHMI|LAXMI|LUXMI)$/,
  /^(?:KRISHNA|KRISHNAN|KRISHAN|KISHAN)$/,
];

/** Gujarati and Marathi endings of respect: Rameshbhai is Ramesh. */
const respect = /^(.{3,})(?:BHAI|BEN|BAI)$/;

/** Where the name of a parent or husband begins: S/O, D/O, W/O, C/O, H/O, or the words. */
const relation = /\b(?:[SDWCH]\s*\/\s*O|(?:SON|DAUGHTER|WIFE|CARE|HUSBAND)\s+OF)\b\.?:?/;

/**
 * The words of a name, upper-case, without titles, accents and marks. "Asha Sample D/O Mohan Sample" is Asha's
 * name; "S/O Mohan Sample" alone is Mohan's.
 */
export function nameWords(name: string): string[] {
  const plain = name
    .slice(0, 300)
    .normalize('NFKD')
    .replace(/\p{M}(?<![\p{Script=Devanagari}])/gu, '')
    .toUpperCase();
  const [before = '', ...after] = plain.split(relation);
  const own = /[\p{L}]/u.test(before) ? before : after.join(' ');
  const words = own
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  while (words.length > 1 && titles.has(words[0] ?? '')) {
    if (alsoNames.has(words[0] ?? '') && words.length === 2) break;
    words.shift();
  }
  return words.map((word) => respect.exec(word)?.[1] ?? word).slice(0, 12);
}

/**
 * How a word sounds in Indian spelling habits: Choudhary and Chaudhari differ, Geetha and Gita do not. Two
 * words with one key are one name spelt in two ways.
 */
export function soundOf(word: string): string {
  const family = families.findIndex((spellings) => spellings.test(word));
  if (family >= 0) return `*${family}`;
  return word
    .replace(/(.)\1+/g, (pair, letter: string) =>
      letter === 'E' ? 'I' : letter === 'O' ? 'U' : pair.charAt(0),
    )
    .replace(/PH/g, 'F')
    .replace(/CK|Q/g, 'K')
    .replace(/X/g, 'KS')
    .replace(/[WV]/g, 'V')
    .replace(/Z/g, 'J')
    .replace(/SH/g, 'S')
    .replace(/([BCDGJKT])H/g, '$1')
    .replace(/OU|AU|OW/g, 'O')
    .replace(/IY|Y/g, 'I')
    .replace(/(.{3,})A$/, '$1');
}
