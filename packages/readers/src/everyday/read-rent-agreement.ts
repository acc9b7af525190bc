import { openFindings } from '../printed-forms/findings.ts';
import { findRow } from '../printed-forms/labels.ts';
import { rowsOf } from '../printed-forms/rows.ts';
import type { Reader } from '../reading/reading.ts';
import { askUnproven } from './ask-unproven.ts';
import { likenessOf } from './likeness.ts';
import { monthlyRent } from './monthly-rent.ts';
import { partyOf } from './parties.ts';
import { premisesOf } from './premises.ts';
import { proseOf } from './prose.ts';
import { termOf } from './term-of-rent.ts';
import { plainDay } from './written-day.ts';

const headings = [
  ...['RENT AGREEMENT', 'RENTAL AGREEMENT', 'RENT DEED', 'LEASE', 'LEAVE AND LICENCE', 'LEAVE AND LICENSE'],
  ...['LEAVE & LICENCE', 'LEAVE & LICENSE', 'LICENCE AGREEMENT', 'LICENSE AGREEMENT', 'TENANCY'],
];

/**
 * A rent agreement or a leave and licence. Fields: landlord, tenant, address, rent, from, to (DD-MM-YYYY), months. The
 * period is believed when its months lead from its first day to its last; everything else is shown to the person.
 */
export const readRentAgreement: Reader = (pages) => {
  const findings = openFindings();
  const rows = rowsOf(pages);
  const prose = proseOf(rows);
  for (const side of ['landlord', 'tenant'] as const) {
    const party = partyOf(side, rows, prose);
    if (party) findings.keep(side, party.text, party);
  }
  const address = premisesOf(rows, prose);
  if (address) findings.keep('address', address.text, address);
  const rent = monthlyRent(rows, prose);
  if (rent) findings.keepAmount('rent', rent.amount, rent.page);
  const term = termOf(rows, prose);
  const { from, to, months } = term;
  if (from) findings.keep('from', plainDay(from.text) ?? '', from);
  if (to) findings.keep('to', plainDay(to.text) ?? '', to);
  if (months) findings.keep('months', months.text, months);
  if (term.fits) {
    const detail = `${months?.text} months from ${findings.value('from')} end on ${findings.value('to')}.`;
    findings.check('The period fits its days', true, detail, []);
    findings.prove(['from', 'to', 'months']);
  }
  const likeness = likenessOf(findRow(headings, rows), [
    findings.has('landlord') || null,
    findings.has('tenant') || null,
    rent,
  ]);
  return askUnproven(
    findings.reading('rent-agreement', likeness, ['landlord', 'tenant', 'address', 'rent', 'from', 'to']),
  );
};
