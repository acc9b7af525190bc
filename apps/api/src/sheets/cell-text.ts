/** Excel keeps no more in one cell. */
const longest = 32_767;
const controls = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that turn the direction of reading or cannot be seen: what is read must be what is there. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;

/** Text as a cell can hold it: one line, no control characters, at most 32,767 letters. */
export function cellText(text: string): string {
  const clean = text.toWellFormed().replace(controls, ' ').replace(hidden, '').trim();
  return clean.length <= longest ? clean : `${clean.slice(0, longest - 1).toWellFormed()}…`;
}
