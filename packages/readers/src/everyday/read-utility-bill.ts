import { electricityConsumer } from '@pramaan/documents/identifiers/utility.ts';
import { type Findings, openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { groupsOf, joined, type Row, rowsOf } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { addresseeOn } from './addressee.ts';
import { askUnproven } from './ask-unproven.ts';
import { labelledAmounts } from './labelled-amount.ts';
import { besideOrUnder, type Cell } from './labelled-cell.ts';
import { likenessOf } from './likeness.ts';
import { linesOfAddress } from './lines-of-address.ts';
import { bareName, isNameLike } from './name-like.ts';
import { plainDay } from './written-day.ts';

const labels = {
  consumer: [
    ...[
      'CONSUMER NUMBER',
      'CONSUMER NO',
      'CONSUMER ID',
      'CA NUMBER',
      'CA NO',
      'SERVICE CONNECTION NO',
      'USC NO',
    ],
    ...[
      'ACCOUNT ID',
      'RR NUMBER',
      'RR NO',
      'BP NUMBER',
      'SERVICE NO',
      'SERVICE NUMBER',
      'CAN NO',
      'RELATIONSHIP NUMBER',
      'CUSTOMER NO',
      'CUSTOMER ID',
      'CONNECTION ID',
      'K NO',
    ],
    ...['CONSUMER ACCOUNT NO', 'ACCOUNT NUMBER', 'ACCOUNT NO'],
  ],
  name: [
    'CONSUMER NAME',
    'NAME OF THE CONSUMER',
    'NAME OF CONSUMER',
    'CUSTOMER NAME',
    'NAME AND ADDRESS',
    'NAME & ADDRESS',
    'NAME',
  ],
  address: ['SUPPLY ADDRESS', 'BILLING ADDRESS', 'SERVICE ADDRESS', 'ADDRESS', 'ADDR'],
  billNumber: ['BILL NUMBER', 'BILL NO', 'INVOICE NO', 'INVOICE NUMBER'],
  billDate: [
    ...[
      'BILL DATE',
      'DATE OF BILL',
      'BILLING DATE',
      'BILL ISSUE DATE',
      'ISSUE DATE',
      'INVOICE DATE',
      'STATEMENT DATE',
    ],
    ...['BILL NUMBER & DATE', 'BILL NO & DATE', 'DATE'],
  ],
  dueDate: ['DUE DATE', 'PAY BY DATE', 'PAY BY', 'PAY BEFORE', 'LAST DATE OF PAYMENT', 'LAST DATE'],
  amount: [
    ...['TOTAL AMOUNT PAYABLE', 'NET AMOUNT PAYABLE', 'AMOUNT PAYABLE', 'NET PAYABLE', 'TOTAL PAYABLE'],
    ...['PAYABLE AMOUNT', 'NET AMT DUE', 'BILL AMOUNT', 'AMOUNT DUE', 'TOTAL AMOUNT', 'NET BILL'],
  ],
} as const;

const services = [
  ...['ELECTRICITY', 'POWER', 'VIDYUT', 'WATER', 'GAS', 'ENERGY'],
  ...['BROADBAND', 'FIBER', 'FIBRE', 'FTTH', 'TELEPHONE', 'POSTPAID', 'LANDLINE', 'FIXEDLINE'],
];

/** A number as it begins a cell: another label may stand close behind. */
const leadingCode = (text: string) => /^[A-Z0-9/-]*\d[A-Z0-9/-]*(?: [0-9-]+(?![^ ]))*/i.exec(text)?.[0] ?? '';

/** Whose son a consumer is belongs to no name. */
const withoutParent = (text: string) => text.replace(/,? (?:[SDWC] ?\/ ?O|SON OF|WIFE OF)\b.*$/i, '');

/** What is owed once the due date is over, without arrears, or was paid last is another sum. */
const otherSum = /\b(?:after|current|last|previous)\b/i;

/**
 * A bill for electricity, water or gas, by the words that such bills share. Fields: consumer_number, consumer_name,
 * address, bill_no, bill_date, bill_due_date (DD-MM-YYYY), amount_payable. All of them are shown to the person.
 */
export const readUtilityBill: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const keep = (path: string, cell: Cell | undefined, value = cell?.text ?? '') => {
    if (cell) findings.keep(path, value, cell);
  };
  const number = besideOrUnder(rows, labels.consumer)
    .map((cell) => ({ cell, value: electricityConsumer.check(leadingCode(cell.text)).value ?? '' }))
    .find(({ value }) => value !== '');
  keep('consumer_number', number?.cell, number?.value);
  const sentTo = addresseeOn(rows);
  const name = besideOrUnder(rows, labels.name).find(({ text }) => isNameLike(bareName(withoutParent(text))));
  if (name) findings.keep('consumer_name', bareName(withoutParent(name.text)), name);
  else if (sentTo) findings.keep('consumer_name', sentTo.name.text, { ...sentTo.name, page: sentTo.page });
  keepAddress(findings, rows);
  if (sentTo) findings.keep('address', sentTo.address.text, { ...sentTo.address, page: sentTo.page });
  keep(
    'bill_no',
    besideOrUnder(rows, labels.billNumber).find(({ text }) => /^[A-Z0-9/-]*\d[A-Z0-9/-]*$/i.test(text)),
  );
  for (const [path, spellings] of [
    ['bill_date', labels.billDate],
    ['bill_due_date', labels.dueDate],
  ] as const) {
    const dated = besideOrUnder(rows, spellings).flatMap((cell) => {
      const day = plainDay(cell.text.replace(/^.*\bDt\b\.?:? */i, ''));
      return day ? [{ cell, day }] : [];
    })[0];
    keep(path, dated?.cell, dated?.day);
  }
  const amounts = labelledAmounts(rows, labels.amount, otherSum);
  const amount = amounts.find(({ paise }) => paise !== 0) ?? amounts[0];
  if (amount) findings.keepAmount('amount_payable', amount, amount.page);
  const heading = findRow(['BILL', 'TAX INVOICE'], rows);
  const likeness = likenessOf(heading, [
    findRow(services, rows),
    number,
    amount,
    findRow(['UNITS', 'METER', 'READING', 'KWH'], rows),
  ]);
  const expected = ['consumer_number', 'consumer_name', 'address', 'bill_date', 'amount_payable'];
  return askUnproven(findings.reading('utility-bill', likeness, expected));
};

/** The label's own cell and those under it in its column, up to the PIN code. */
function keepAddress(findings: Findings, rows: readonly Row[]): void {
  const around = linesAround(rows);
  if (around) {
    findings.keep('address', joined(around.words), around);
    return;
  }
  const [start] = besideOrUnder(rows, labels.address).filter(
    ({ text }) => (!isNameLike(text) || /,/.test(text)) && !/^same as/i.test(text),
  );
  if (!start) return;
  const words = linesOfAddress(rows, start);
  const unclear = /\d{6}/.test(joined(words))
    ? undefined
    : 'The address may go on. Compare it with the bill.';
  findings.keep('address', joined(words), { page: start.page, words }, unclear);
}

/** Where the label stands in the middle of its cell, the address has lines above and below it, up to the PIN code. */
function linesAround(rows: readonly Row[]) {
  const mark = findRow(labels.address, rows);
  const label = mark?.row.words[mark.row.origins[mark.to - 1]?.word ?? -1]?.box;
  if (!mark || !label) return null;
  const words = rows.slice(Math.max(0, mark.index - 2), mark.index + 3).flatMap((row) => {
    const near = row.page === mark.row.page && Math.abs(row.box.top - label.top) < 1.2 * label.height;
    return near && row !== mark.row
      ? (groupsOf(row.words, 1.4).find(([first]) => first && first.box.left > label.left + label.width) ?? [])
      : [];
  });
  return /,.*\d{6}/.test(joined(words)) ? { page: mark.row.page, words } : null;
}
