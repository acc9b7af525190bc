/** Excel keeps no more in one cell. */
const longest = 32_767;
const controls = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that turn the direction of reading or cannot be seen: what is read must be what is there. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu;
const plainNumber = /^-?\d+(\.\d+)?$/;
/** What spreadsheets take for the start of a formula, after any space; full-width forms as well (OWASP, CSV injection). */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** Text as a cell can hold it: one line, no control characters, at most 32,767 letters. */
export function cellText(text: string): string {
  const clean = text.toWellFormed().replace(controls, ' ').replace(hidden, '').trim();
  return clean.length <= longest ? clean : `${clean.slice(0, longest - 1).toWellFormed()}…`;
}

/**
 * A cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it, also
 * where it began with a tab or a line end; numbers stay as they are.
 */
export function csvCell(text: string): string {
  const clean = cellText(text);
  const safe = formula.test(clean) && !plainNumber.test(clean) ? `'${clean}` : clean;
  return /[",;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
