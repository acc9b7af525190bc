import { defineDocument, method, record, words } from '../../define.ts';
import { money } from '../../field.ts';

/** Loans the applicant already has (C §2 "Other Loan Details"). */
export const loanDetails = defineDocument({
  id: 'loanDetails',
  group: 'personalDetails',
  area: 'loan',
  title: 'Other loans',
  why: 'What you already repay each month shows how much more you can repay.',
  methods: {
    input: method({
      title: 'Fill in',
      endpoint: null,
      source: 'self-declared',
      capture: {
        loanAmt: money('Total loan amount', '250000', { hint: 'The total of all loans you are repaying' }),
        emi: money('Total EMI paid', '8500', { hint: 'The total of your monthly instalments' }),
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
