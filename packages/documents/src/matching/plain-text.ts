/** Marks that show nothing and would cut a word in two: soft hyphen, zero-width signs, byte-order mark. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Digits of the Indian scripts stand at the same place in each block of 128 signs (Unicode 16, chapter 12). */
const indianDigits =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;

/**
 * A text for comparing: upper case, no accents, no unseen signs, digits as 0–9, at most `longest` signs. The
 * scripts of India keep their vowel signs.
 */
export function plainText(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .toWellFormed()
    .replace(unseen, '')
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{M}(?<![\u0900-\u0dff])/gu, '')
    .replace(indianDigits, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));
}
