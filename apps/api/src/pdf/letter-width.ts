/**
 * About how wide a letter of Noto Sans SemiBold is, in shares of the letters' size. Never less than it is: a word must
 * not be thought to fit when it does not. A cluster of Devanagari counts as one letter.
 */
export function letterWidth(letter: string): number {
  if (/^[ijlI.,:;'!()[\]/ -]$/.test(letter)) return 0.4;
  if (/^[mwMW@%]$/.test(letter)) return 0.97;
  if (/^[A-Z&]$/.test(letter)) return 0.8;
  return /^[\x20-\x7e₹]$/.test(letter) ? 0.65 : 1.5;
}
