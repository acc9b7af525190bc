/** Signs that RFC 3454 (table B.1) maps to nothing: soft hyphen, joiners, variation selectors, byte-order mark. */
const mappedToNothing =
  /\u00ad|\u034f|\u1806|[\u180b-\u180d]|\u200b|\u200c|\u200d|\u2060|[\ufe00-\ufe0f]|\ufeff/g;
/** Spaces other than the one on the keyboard (table C.1.2). */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * A password as PDF 2.0 wants it before it is encrypted or tried: SASLprep (RFC 4013). Full-width digits of a phone's
 * keyboard become digits, and the space of another keyboard a space. What RFC 4013 prohibits opens no file anyway.
 */
export function preparedPassword(password: string): string {
  return password.replace(otherSpaces, ' ').replace(mappedToNothing, '').normalize('NFKC');
}
