import { defineDocument, method, record, words } from '../../define.ts';
import { money, wholeNumber } from '../../field.ts';

/** The loan the applicant asks for: amount and tenure (P §2.7, §3.5). */
export const loanRequest = defineDocument({
  id: 'loanRequest',
  group: 'loan',
  area: 'loan',
  title: 'Loan request',
  why: 'Your lender uses the amount and the period to plan your instalments.',
  draft: { fields: { loanAmt: 'loanAmt', loanPeriod: 'loanPeriod' } },
  methods: {
    input: method({
      title: 'Fill in',
      endpoint: null,
      source: 'self-declared',
      record: 'self',
      capture: {
        loanAmt: money('Loan amount', '500000', { hint: 'In rupees', least: 1 }),
        loanPeriod: wholeNumber('Loan period', 1, 360, '60', { hint: 'In months, from 1 to 360' }),
      },
      result: record(words('loanAmt', 'loanPeriod')),
      card: {
        title: 'Loan Details',
        blocks: [
          {
            rows: [
              { label: 'Loan Amount', path: 'loanAmt', format: 'inr' },
              { label: 'Loan Period (Months)', path: 'loanPeriod' },
            ],
          },
        ],
      },
    }),
  },
});
