import { exampleOf } from '@pramaan/documents/fixtures/fixture.ts';
import { form16Certificate, itrAcknowledgement } from '@pramaan/documents/identifiers/income-tax.ts';
import { tan } from '@pramaan/documents/identifiers/tan.ts';
import { check, must } from '../check.ts';
import { panForm } from '../forms.ts';
import { clients } from '../published.ts';

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
    also: { cert_no: (person) => exampleOf(form16Certificate, person), pan: ({ pan }) => pan },
  },
  answer: () => ({ status: 'Valid' }),
  least: ['status'],
});

export const itr = check({
  path: '/v2/itr',
  title: 'Income-tax return',
  source: clients,
  unconfirmed: 'the words of status and validity',
  request: { pan: must(panForm), ack: must(/^\d{15}$/) },
  by: { member: 'ack', kind: itrAcknowledgement, also: { pan: ({ pan }) => pan } },
  answer: () => ({ status: 'ITR-V received and return processed', validity: 'Valid' }),
  least: ['status'],
});
