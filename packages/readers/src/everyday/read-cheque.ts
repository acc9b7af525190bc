import { openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { rowsOf, rowText } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { bankOf } from '../statement/layouts/banks.ts';
import { askUnproven } from './ask-unproven.ts';
import { accountOn, drawerOf, ifscOn, magneticLine } from './cheque-parts.ts';

/**
 * A cheque of any bank in the national layout (CTS-2010). Fields: accountNumber, ifsc, name, bank, and of the line in
 * magnetic ink chequeNumber, micr (city, bank, branch) and transactionCode. All of them are shown to the person.
 */
export const readCheque: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const heads = rows.slice(0, 8).map(rowText);
  const named = bankOf(heads, '');
  const account = accountOn(rows);
  if (account) findings.keep('accountNumber', account.text, account);
  const code = ifscOn(rows, named?.ifsc ?? null);
  if (code) findings.keep('ifsc', code.text, code);
  const name = drawerOf(rows);
  if (name) findings.keep('name', name.text, name);
  const ink = magneticLine(rows);
  for (const [path, value] of Object.entries(ink?.values ?? {})) if (ink) findings.keep(path, value, ink);
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
