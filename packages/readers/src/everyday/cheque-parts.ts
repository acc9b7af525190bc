import { accountNumber, ifsc } from '@pramaan/documents/identifiers/bank.ts';
import { findRow } from '../printed-forms/labels.ts';
import { groupsOf, joined, type Row, rowText } from '../printed-forms/rows.ts';
import { banks } from '../statement/layouts/banks.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { bareName, firmName, isNameLike } from './name-like.ts';
import type { Passage } from './prose.ts';

const accountLabels = [
  ...['ACCOUNT NUMBER', 'ACCOUNT NO', 'A/C NUMBER', 'A/C NO', 'ACC NO', 'SB A/C NO', 'SAVINGS A/C NO'],
  ...['CURRENT A/C NO', 'A/C'],
];
const nameLabels = [
  ...['ACCOUNT HOLDER NAME', 'NAME OF ACCOUNT HOLDER', 'ACCOUNT HOLDER', 'A/C HOLDER', 'ACCOUNT NAME'],
  'A/C NAME',
];

/** `A/c No.`, behind anything in another script; an engine reads its stroke as a letter. */
const saidAccount =
  /(?:\ba ?[/\\|lIi1!jJ.]?[ ]?c|\bacc?t|account)\.? ?(?:no|number|num)\b[ .:|#-]*(?<value>\d[\d -]{7,22}\d)(?!\d)/i;
const otherNumber = /\b(?:tel|phone|ph|mob\w*|toll|care|micr|cin|gstin?|fax|cust\w*|crn|cif)\b/i;

/** The number of the account: beside its label, behind it on the row, else the only long number that a leaf prints in its words. */
export function accountOn(rows: readonly Row[]): Passage | null {
  const plain = (text: string) => /^\d[\d -]{8,24}/.exec(text)?.[0].replace(/[ -]/g, '') ?? '';
  const isAccount = (text: string) => accountNumber.check(text).fault === null;
  for (const { text, page, words } of besideOrUnder(rows, accountLabels))
    if (isAccount(plain(text))) return { text: plain(text), page, words };
  for (const row of rows) {
    const said = saidAccount.exec(rowText(row))?.groups?.value;
    const text = plain(said ?? '');
    if (said && isAccount(text))
      return { text, page: row.page, words: row.words.filter(({ text: one }) => said.includes(one)) };
  }
  const sign = findRow(signatureMarks, rows)?.index ?? rows.length - 2;
  const alone = rows
    .slice(0, Math.max(0, sign))
    .flatMap((row) =>
      otherNumber.test(rowText(row)) || magnetic.test(rowText(row))
        ? []
        : row.words
            .filter((word) => /^(?!1[89]00)\d{11,18}$/.test(word.text) && isWhole(word, row))
            .map((word): Passage => ({ text: word.text, page: row.page, words: [word] })),
    );
  return new Set(alone.map(({ text }) => text)).size === 1 ? (alone[0] ?? null) : null;
}

/** Whether nothing is missing before a number: a gap after the box's rule or the label is where an engine lost digits. */
function isWhole(word: Passage['words'][number], { words }: Row): boolean {
  const before = words[words.indexOf(word) - 1];
  if (!before) return true;
  const gap = word.box.left - (before.box.left + before.box.width);
  return !/\d$/.test(before.text) && gap < (2.5 * word.box.width) / word.text.length;
}

/** What an IFSC is announced with. */
const saidIfsc = /\bIF ?SC?\b|RTGS|NEFT/i;

/**
 * Eleven signs in an IFSC's form, beside its label or alone. Its fifth sign is a zero and its first four are a bank's, whatever an
 * engine makes of them beside a label; the rest is never repaired, for letters and digits stand there alike.
 */
export function ifscOn(rows: readonly Row[], bank: string | null): Passage | null {
  for (const row of rows)
    for (const word of row.words) {
      const said = word.text.replace(/^.*[:\s]/, '').replace(/[^A-Z0-9]+$/i, '');
      const text = saidIfsc.test(rowText(row)) ? withBank(said, bank) : said;
      if (/^[A-Z]{4}0[A-Z0-9]{6}$/.test(text) && ifsc.check(text).fault === null)
        return { text, page: row.page, words: [word] };
    }
  return null;
}

/** The same with a zero in the fifth place, and with the letters of the bank that is meant when one of the four looks like another. */
function withBank(text: string, named: string | null): string {
  const [, letters = '', rest = ''] = /^([A-Z0-9]{4})[0OoDQ]([A-Z0-9]{6})$/.exec(text) ?? [];
  if (letters === '') return text;
  const known = banks.map((bank) => bank.ifsc);
  const near = known.filter(
    (code) => [...code].filter((sign, at) => sign !== letters.charAt(at)).length === 1,
  );
  const meant = known.includes(letters) ? letters : named && near.includes(named) ? named : letters;
  return `${meant}0${rest}`;
}

/** Where the drawer signs; the name is printed over it. */
const signatureMarks = [
  ...['PLEASE SIGN ABOVE', 'AUTHORISED SIGNATORY', 'AUTHORISED SIGNATORIES', 'AUTHORIZED SIGNATORY'],
  ...['SIGNATURE', 'SIGN ABOVE', 'ABOVE'],
];
const ofCheque = [
  ...['RUPEES', 'BEARER', 'PAYABLE', 'VALID', 'CHEQUE', 'BRANCH', 'SAVINGS', 'CURRENT ACCOUNT', 'CANCELLED'],
];
/** Rows over a signature in which the names of its holders may stand. */
const nameRows = 5;
const parent = /^[SDWC][/\\|lI1 ]?[O0]\b|\b(?:SON|WIFE|DAUGHTER) OF\b/i;

/** Who draws the cheque: beside a label, after `For` over a signature, else the first of the names over it. */
export function drawerOf(rows: readonly Row[]): Passage | null {
  const labelled = besideOrUnder(rows, nameLabels).find(({ text }) => isNameLike(bareName(text)));
  if (labelled) return { text: bareName(labelled.text), page: labelled.page, words: labelled.words };
  const mark = findRow(signatureMarks.slice(0, -1), rows) ?? findRow(signatureMarks, rows);
  const sign = mark?.row.words[mark.row.origins[mark.from]?.word ?? 0]?.box;
  if (!mark || !sign) return null;
  const over = rows
    .slice(Math.max(0, mark.index - nameRows), mark.index)
    .filter((row) => row.page === mark.row.page && !findRow(ofCheque, [row]));
  const names = over.flatMap((row) => {
    const group = groupsOf(row.words, 1.4).find((words) => {
      const last = words.at(-1)?.box;
      return last && last.left + last.width > sign.left - 8 * sign.height && nameIn(words) !== null;
    });
    const found = group && nameIn(group);
    return found ? [{ ...found, page: row.page }] : [];
  });
  // One word alone is what an engine makes of a pen or a stamp beside a name of several.
  const full = names.filter(({ text }) => text.includes(' '));
  return names.find(({ forFirm }) => forFirm) ?? firstHolder(full.length > 0 ? full : names) ?? null;
}

type Name = NonNullable<ReturnType<typeof nameIn>> & { page: number };

/** Of names right under one another, the first: joint holders. What stands higher up is something else. */
function firstHolder(names: readonly Name[]): Name | undefined {
  let first = names.at(-1);
  for (const above of names.slice(0, -1).reverse()) {
    const [box, below] = [above.words[0]?.box, first?.words[0]?.box];
    if (!box || !below || below.top - (box.top + box.height) > 1.8 * below.height) break;
    first = above;
  }
  return first;
}

/** The name that a group of words prints; small pieces that an engine makes of another script before a title are none of it. */
function nameIn(words: Passage['words']): { text: string; words: Passage['words']; forFirm: boolean } | null {
  const said = joined(words);
  const titled = words.findIndex(({ text }) => /^(?:Mr|Mrs|Ms|Shri|Sri|Smt|M\/s)\b\.?/i.test(text));
  const capitals = words.slice(words.findIndex(({ text }) => /^[A-Z]{3,}$/.test(text)));
  const forFirm = /^For[ .,]|^For(?=[A-Z]{2})/i.test(said);
  const own = titled > 0 ? words.slice(titled) : forFirm || isNameLike(said) ? words : capitals;
  const bare = joined(own).replace(/^For(?:[ .,]+|(?=[A-Z]{2}))/i, '');
  const text = forFirm ? firmName(bare) : bareName(bare);
  const few = own === capitals && own.length < 2;
  return !few && isNameLike(text) && !parent.test(text) ? { text, words: own, forFirm } : null;
}

/** Number, sort code, account id and transaction code between the marks of E-13B, which print as letters or signs. */
const magnetic = /(?<!\d)(\d{6})\D{1,4}(\d{9})\D{1,4}(\d{6})\D{1,4}(\d{2})(?!\d)/;

/** What the line in magnetic ink says, at the foot of a leaf. */
export function magneticLine(rows: readonly Row[]) {
  for (const row of [...rows].reverse()) {
    const [, chequeNumber, micr, , transactionCode] = magnetic.exec(rowText(row)) ?? [];
    if (chequeNumber && micr && transactionCode)
      return { values: { chequeNumber, micr, transactionCode }, page: row.page, words: row.words };
  }
  return null;
}
