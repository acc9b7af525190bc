import { defineDocument, method, record, words } from '../../define.ts';
import { money } from '../../field.ts';

/** Loans the applicant already has (C §2 "Other Loan Details"). */
export const loanDetails = defineDocument({
  id: 'loanDetails',
  group: 'personalDetails',
  area: 'loan',
  title: 'Your other loans',
  why: 'What you already repay each month shows how much more you can carry with ease.',
  methods: {
    input: method({
      title: 'Fill in',
      endpoint: null,
      source: 'self-declared',
      capture: {
        loanAmt: money('Total loan amount', '250000', { hint: 'All loans you still repay, together' }),
        emi: money('Total EMI paid', '8500', { hint: 'All monthly instalments together' }),
      },
      result: record(words('loanAmt', 'emi')),
      card: {
        title: 'Other Loan Details',
        blocks: [
          {
            rows: [
              { label: 'Total Loan Amount', path: 'loanAmt', format: 'inr' },
              { label: 'Total EMI Paid', path: 'emi', format: 'inr' },
            ],
          },
        ],
      },
    }),
  },
});
