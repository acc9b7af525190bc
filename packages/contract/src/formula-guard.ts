/** What a spreadsheet takes for the start of a formula: also after spaces, and in full width (OWASP, CSV injection). */
const formula = /^(?:[\t\r]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** The text of a CSV cell, with an apostrophe before what a spreadsheet would run as a formula. Plain numbers stay numbers. */
export function guardFormula(text: string): string {
  return formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}
