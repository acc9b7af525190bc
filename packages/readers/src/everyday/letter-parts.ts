import { groupsOf, joined, type Row, rowText } from '../printed-forms/rows.ts';

/** What opens a letter's text: nothing of its head stands behind it. */
const opening =
  /^(?:Dear\b|Sub(?:ject)?\b|This is to|Certified|We (?:are|have|refer)|With reference|TO WHOM)/i;
const signOff =
  /^(?:Yours|Thanking|With (?:best|warm|kind)|Warm|Best (?:wishes|regards)|Regards|Sincerely|Authori[sz]ed Signator)/i;
const forFirm = /^For,?\s+(?:and on behalf of\s+)?(?:M\/s\.?\s+)?\p{Lu}/u;
const to = /^To\b[,.:]?(?:\s|$)(?!whom)/i;

/** A letter's rows by what they are for. */
export interface LetterParts {
  /** Up to its text: letterhead, reference, date, whom it is sent to. */
  head: Row[];
  /** Up to where it is signed. */
  body: Row[];
  /** All but the lines of whom it is sent to, who may be a bank. */
  withoutAddressee: Row[];
}

/** Most lines of whom a letter is sent to. */
const mostLines = 6;

/** Where a letter's head ends, where it is signed, and where it says whom it is sent to. */
export function partsOf(rows: readonly Row[]): LetterParts {
  const open = rows.findIndex(
    (row, at) => at > 0 && groupsOf(row.words, 2).some((words) => opening.test(joined(words))),
  );
  const head = rows.slice(0, open < 0 ? 12 : open);
  const sign = rows.findIndex(
    (row, at) =>
      at > head.length &&
      (signOff.test(rowText(row)) || groupsOf(row.words, 2).some((words) => forFirm.test(joined(words)))),
  );
  const begin = head.findIndex((row) => to.test(rowText(row)));
  const end = begin < 0 ? begin : Math.min(head.length, begin + mostLines);
  return {
    head,
    body: rows.slice(0, sign < 0 ? rows.length : sign),
    withoutAddressee: rows.filter((_, at) => begin < 0 || at < begin || at >= end),
  };
}
