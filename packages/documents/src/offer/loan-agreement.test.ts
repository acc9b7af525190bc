import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clausesOr } from './default-clauses.ts';
import { type AgreementFacts, loanAgreement, type Party } from './loan-agreement.ts';
import type { OfferTerms } from './terms.ts';

const terms: OfferTerms = {
  ...{ amount: 100_000, tenureMonths: 24, ratePercent: 15, firstDue: '2027-01-31', fees: [] },
  ...{ penalPercent: 24, foreclosurePercent: 2, transferable: true, recoveryAgents: '' },
};
const party = (name: string, joinsAs: Party['joinsAs'] = null): Party => ({
  ...{ name, joinsAs, address: '4 Station Road, Pune 411001', source: 'Aadhaar' },
});
const facts = (guarantors: Party[], language: 'en' | 'hi' = 'en'): AgreementFacts => ({
  ...{
    lender: party('Saral Finance'),
    reference: 'SF-1-1',
    day: '2026-12-20',
    validUntil: '2027-01-05',
    termsSha256: 'ab',
  },
  ...{ borrowers: [party('Asha Sample'), party('Kiran Sample', 'co-applicant')], guarantors },
  ...{ amountInWords: 'one lakh', disclosures: { grievance: 'Sudha Officer', coolingOffDays: 3 } },
  clauses: clausesOr(null)[language],
});

test('a guarantor is a party of their own, who guarantees and does not borrow', () => {
  const { above, clauses } = loanAgreement(terms, facts([party('Ravi Surety', 'guarantor')]), 'en');
  assert.deepEqual(
    above[0]?.blocks.map(({ heading }) => heading),
    ['Lender', 'Borrower', 'Co-borrower', 'Guarantor'],
  );
  assert.ok(
    clauses[0]?.paragraphs[0]?.startsWith('Saral Finance lends Asha Sample and Kiran Sample ₹1,00,000'),
  );
  const last = clauses.at(-1);
  assert.equal(last?.heading, 'Guarantee');
  assert.match(
    last?.paragraphs[0] ?? '',
    /^Ravi Surety guarantees to Saral Finance that Asha Sample and Kiran/,
  );
});

test('the same in Hindi; without a guarantor nobody guarantees', () => {
  const two = [party('Ravi Surety', 'guarantor'), party('Gita Surety', 'guarantor')];
  const hindi = loanAgreement(terms, facts(two, 'hi'), 'hi').clauses.at(-1);
  assert.match(hindi?.paragraphs[0] ?? '', /^Ravi Surety और Gita Surety Saral Finance को गारंटी देते हैं/);
  const headings = loanAgreement(terms, facts([]), 'en').clauses.map(({ heading }) => heading);
  assert.ok(!headings.includes('Guarantee'));
});
