import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { form16Certificate, itrAcknowledgement } from '@pramaan/documents/identifiers/income-tax.ts';
import { tan } from '@pramaan/documents/identifiers/tan.ts';
import { certificateNoOf } from '@pramaan/specimens/papers/form-16.ts';
import { paidInYear, salaryOf } from '@pramaan/specimens/papers/salary.ts';
import { wasFiledUnder } from '@pramaan/specimens/papers/tax-return.ts';
import type { InventedPerson } from '@pramaan/specimens/people.ts';
import { type Asked, check, must } from '../check.ts';
import { panForm } from '../forms.ts';
import { clients } from '../published.ts';

/** Whether the certificate asked for is the one of a year that was drawn of the person. */
const isOfYear = (person: InventedPerson, { cert_no, fiscal_year }: Asked): boolean =>
  cert_no === certificateNoOf(person, fiscal_year ?? '');

/** The certificate of a year is valid with what that year's paper says was paid; of the example no paper says anything. */
const agrees = (person: InventedPerson, asked: Asked): boolean =>
  !isOfYear(person, asked) || Number(asked.amount) === paidInYear(salaryOf(person, asked.fiscal_year));

/** Says whether the five belong together, no more. */
export const form16 = check({
  path: '/v2/tds',
  title: 'Form 16',
  source: clients,
  unconfirmed: 'the words of the status',
  request: {
    tan: must(/^[A-Z]{4}\d{5}[A-Z]$/),
    pan: must(panForm),
    cert_no: must(/^[A-Z0-9]{5,10}$/),
    amount: must(/^\d{1,12}(?:\.\d{1,2})?$/),
    fiscal_year: must(/^20\d{2}-\d{2}$/),
  },
  by: {
    member: 'tan',
    kind: tan,
    also: {
      cert_no: (person, asked) =>
        asked?.cert_no && isOfYear(person, asked) ? asked.cert_no : exampleOf(form16Certificate, person),
      pan: ({ pan }) => pan,
    },
  },
  answer: (person, asked) => ({ status: agrees(person, asked) ? 'Valid' : 'Invalid' }),
  instead: { 'says-no': { status: 'Invalid' } },
  least: ['status'],
});

export const itr = check({
  path: '/v2/itr',
  title: 'Income-tax return',
  source: clients,
  unconfirmed: 'the words of status and validity',
  request: { pan: must(panForm), ack: must(/^\d{15}$/) },
  by: { member: 'ack', kind: itrAcknowledgement, also: { pan: ({ pan }) => pan }, others: wasFiledUnder },
  answer: () => ({ status: 'ITR-V received and return processed', validity: 'Valid' }),
  instead: { 'says-no': { status: 'No record found', validity: 'Invalid' } },
  least: ['status'],
});
