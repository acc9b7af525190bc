import { amountsIn } from '../printed-forms/amounts.ts';
import { openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { joined, rowsOf } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { askUnproven } from './ask-unproven.ts';
import { besideOrUnder } from './labelled-cell.ts';
import { likenessOf } from './likeness.ts';
import { linesOfAddress } from './lines-of-address.ts';
import { isNameLike } from './name-like.ts';
import { firstOf, proseOf, titledName, writtenDay } from './prose.ts';
import { plainDay } from './written-day.ts';

const sides = {
  landlord: ['Landlord', 'Landlady', 'Lessor', 'Licensor', 'Owner', 'First Party'],
  tenant: ['Tenant', 'Lessee', 'Licensee', 'Second Party'],
} as const;

const labels = {
  landlord: [
    'NAME OF LANDLORD',
    'NAME OF THE LANDLORD',
    'LANDLORD NAME',
    'LANDLORD',
    'LESSOR',
    'LICENSOR',
    'OWNER',
  ],
  tenant: ['NAME OF TENANT', 'NAME OF THE TENANT', 'TENANT NAME', 'TENANT', 'LESSEE', 'LICENSEE'],
  address: [
    'ADDRESS OF PREMISES',
    'ADDRESS OF THE PREMISES',
    'PROPERTY ADDRESS',
    'RENTED PREMISES',
    'PREMISES',
  ],
  rent: ['MONTHLY RENT', 'RENT PER MONTH', 'LICENCE FEE', 'LICENSE FEE', 'RENT'],
  from: ['START DATE', 'COMMENCEMENT DATE', 'FROM'],
  to: ['END DATE', 'EXPIRY DATE', 'TO'],
} as const;

/** The name that an agreement gives to one side: the last titled name before "hereinafter called the TENANT". */
const partyForm = (names: readonly string[]) =>
  new RegExp(
    `${titledName}(?:(?!\\b(?:Mr|Mrs|Ms|Shri|Smt|AND)\\b)[\\s\\S]){0,260}?(?:hereinafter|herein|called|referred)[^.]{0,60}?["“']?(?:${names.flatMap((name) => [name, name.toUpperCase(), name.toLowerCase()]).join('|')})\\b`,
    'u',
  );
const addressForm =
  /(?:situated at|located at|known as|premises (?:at|bearing(?: No\.?)?)|property (?:at|bearing(?: No\.?)?)|house (?:at|bearing(?: No\.?)?)|flat (?:at|bearing(?: No\.?)?))\s+(?<value>[\s\S]{8,200}?\d{6})/i;
const rentForm =
  /(?:monthly rent|rent|licen[cs]e fee|compensation)\b[^.]{0,70}?(?:Rs\.?|INR|₹)\s*(?<value>[\d,]+(?:\.\d{2})?)/i;
const fromForm = new RegExp(
  `(?:commenc\\w+|starting|start\\w*|effect|effective|begin\\w*|from)\\s+(?:from\\s+|on\\s+)?(?:the\\s+)?${writtenDay}`,
  'u',
);
const toForm = new RegExp(
  `(?:to|till|until|up to|upto|ending(?: on)?|expir\\w+(?: on)?|ends? on)\\s+(?:the\\s+)?${writtenDay}`,
  'u',
);
const monthsForm =
  /(?:(?:period|term|tenure|duration)\b[^.]{0,30}?)(?<value>\d{1,2})\s*(?:\([^)]*\)\s*)?(?:calendar )?months/i;

/**
 * A rent agreement or a leave and licence. Fields: landlord, tenant, address, rent, from, to (DD-MM-YYYY), months. The
 * period is believed when its months lead from its first day to its last; everything else is shown to the person.
 */
export const readRentAgreement: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const prose = proseOf(rows);
  for (const side of ['landlord', 'tenant'] as const) {
    const party = firstOf(
      () => prose.find(partyForm(sides[side])),
      () =>
        besideOrUnder(rows, labels[side]).find(({ text }) =>
          isNameLike(text.replace(/^(?:Mr|Mrs|Ms|Shri|Smt)\.? /, '')),
        ),
    );
    if (party) findings.keep(side, party.text.replace(/^(?:Mr|Mrs|Ms|Shri|Smt)\.? /, ''), party);
  }
  const address = firstOf(
    () => prose.find(addressForm),
    () => {
      const start = besideOrUnder(rows, labels.address).find(({ text }) => text.length > 10);
      const words = start ? linesOfAddress(rows, start) : [];
      return start ? { text: joined(words), page: start.page, words } : null;
    },
  );
  if (address) findings.keep('address', address.text, address);
  const rent = firstOf(
    () => besideOrUnder(rows, labels.rent).find(({ words }) => amountsIn(words).length > 0),
    () => prose.find(rentForm),
  );
  const amount = rent && amountsIn(rent.words)[0];
  if (rent && amount) findings.keepAmount('rent', amount, rent.page);
  const days = (['from', 'to'] as const).map((side) => {
    const found = firstOf(
      () => besideOrUnder(rows, labels[side]).find(({ text }) => plainDay(text)),
      () => prose.find(side === 'from' ? fromForm : toForm),
    );
    const day = found && plainDay(found.text);
    if (found && day) findings.keep(side, day, found);
    return day;
  });
  const months = prose.find(monthsForm);
  if (months) findings.keep('months', months.text, months);
  if (days[0] && days[1] && months && lastDay(days[0], Number(months.text)) === days[1]) {
    const detail = `${months.text} months from ${days[0]} end on ${days[1]}.`;
    findings.check('The period fits its days', true, detail, []);
    findings.prove(['from', 'to', 'months']);
  }
  const heading = findRow(
    ['RENT AGREEMENT', 'RENTAL AGREEMENT', 'LEASE', 'LEAVE AND LICENCE', 'LEAVE AND LICENSE', 'TENANCY'],
    rows,
  );
  const likeness = likenessOf(heading, [
    findings.has('landlord') || null,
    findings.has('tenant') || null,
    amount,
  ]);
  return askUnproven(
    findings.reading('rent-agreement', likeness, ['landlord', 'tenant', 'address', 'rent', 'from', 'to']),
  );
};

/** The last of so many months that begin on a day, DD-MM-YYYY. */
function lastDay(from: string, months: number): string {
  const [day = 1, month = 1, year = 0] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day - 1))
    .toISOString()
    .slice(0, 10)
    .split('-')
    .reverse()
    .join('-');
}
