import { accountNumber, ifsc as ifscNumber } from '@pramaan/documents/identifiers/bank.ts';
import { openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { groupsOf, joined, type Row, rowsOf, rowText } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { bankOf } from '../statement/layouts/banks.ts';
import { askUnproven } from './ask-unproven.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { isNameLike } from './name-like.ts';

const labels = {
  account: [
    ...['ACCOUNT NUMBER', 'ACCOUNT NO', 'A/C NUMBER', 'A/C NO', 'ACC NO', 'SB A/C NO', 'SAVINGS A/C NO'],
    ...['CURRENT A/C NO', 'A/C'],
  ],
  name: [
    'ACCOUNT HOLDER NAME',
    'NAME OF ACCOUNT HOLDER',
    'ACCOUNT HOLDER',
    'A/C HOLDER',
    'ACCOUNT NAME',
    'A/C NAME',
  ],
  ifsc: ['IFSC CODE', 'IFS CODE', 'RTGS/NEFT IFSC CODE', 'RTGS / NEFT IFSC', 'IFSC', 'IFSC CODE NO'],
} as const;

/**
 * A cheque of any bank in the national layout (CTS-2010). Fields: accountNumber, ifsc, name, bank, and of the line in
 * magnetic ink chequeNumber, micr (city, bank, branch) and transactionCode. All of them are shown to the person.
 */
export const readCheque: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const account = besideOrUnder(rows, labels.account)
    .map((cell) => ({ cell, value: /^\d[\d -]{8,24}/.exec(cell.text)?.[0].replace(/[ -]/g, '') ?? '' }))
    .find(({ value }) => accountNumber.check(value).fault === null);
  if (account) findings.keep('accountNumber', account.value, account.cell);
  const code = ifscOn(rows);
  if (code) findings.keep('ifsc', code.text, code);
  const name =
    besideOrUnder(rows, labels.name).find(({ text }) => isNameLike(text)) ?? nameOverSignature(rows);
  if (name) findings.keep('name', name.text, name);
  const ink = magneticLine(rows);
  for (const [path, value] of Object.entries(ink?.values ?? {})) if (ink) findings.keep(path, value, ink);
  const heads = rows.slice(0, 8).map(rowText);
  const named = bankOf(heads, '');
  const row = named && rows.slice(0, 8).find((one) => bankOf([rowText(one)], '') === named);
  if (named && row) findings.keep('bank', named.name, row);
  if (named && code) {
    const fits = code.text.startsWith(named.ifsc);
    const detail = `The IFSC ${code.text} ${fits ? 'is' : 'is not'} one of ${named.name}.`;
    findings.check('The IFSC is the bank’s', fits, detail, ['ifsc', 'bank']);
  }
  const seen = [
    findRow(['OR BEARER', 'OR ORDER', 'YA DHARAK KO'], rows),
    findRow(['RUPEES'], rows),
    findRow(['PAY'], rows),
    account,
    code,
    ink,
  ].filter(Boolean).length;
  return askUnproven(
    findings.reading('cheque', Math.min(1, seen / 5), ['accountNumber', 'ifsc', 'name', 'chequeNumber']),
  );
};

/** Eleven signs in an IFSC's form, beside its label or alone; never repaired: its letters and digits stand anywhere. */
function ifscOn(rows: readonly Row[]) {
  for (const row of rows)
    for (const word of row.words) {
      const text = word.text.replace(/^.*[:\s]/, '').replace(/[^A-Z0-9]+$/i, '');
      if (/^[A-Z]{4}0[A-Z0-9]{6}$/.test(text) && ifscNumber.check(text).fault === null)
        return { text, page: row.page, words: [word] };
    }
  return null;
}

/** Where the drawer signs; the name is printed over it. */
const signatureMarks = ['PLEASE SIGN ABOVE', 'AUTHORISED SIGNATORY', 'AUTHORISED SIGNATORIES', 'SIGNATURE'];

function nameOverSignature(rows: readonly Row[]) {
  const mark = findRow(signatureMarks, rows);
  const sign = mark?.row.words[mark.row.origins[mark.from]?.word ?? 0]?.box;
  if (!mark || !sign) return null;
  for (const row of rows.slice(Math.max(0, mark.index - 4), mark.index).reverse()) {
    const words = groupsOf(row.words, 1.4).find(([first, ...rest]) => {
      const last = (rest.at(-1) ?? first)?.box;
      return (
        first &&
        last &&
        last.left + last.width > sign.left - 8 * sign.height &&
        isNameLike(joined([first, ...rest]))
      );
    });
    if (words && row.page === mark.row.page && !findRow(['RUPEES', 'BEARER', 'PAYABLE', 'VALID'], [row])) {
      const text = joined(words).replace(/^for /i, '');
      return { text, page: row.page, words };
    }
  }
  return null;
}

/** Number, sort code, account id and transaction code between the marks of E-13B, which print as letters or signs. */
const magnetic = /(?<!\d)(\d{6})\D{1,4}(\d{9})\D{1,4}(\d{6})\D{1,4}(\d{2})(?!\d)/;

function magneticLine(rows: readonly Row[]) {
  for (const row of [...rows].reverse()) {
    const [, chequeNumber, micr, , transactionCode] = magnetic.exec(rowText(row)) ?? [];
    if (chequeNumber && micr && transactionCode)
      return { values: { chequeNumber, micr, transactionCode }, page: row.page, words: row.words };
  }
  return null;
}
