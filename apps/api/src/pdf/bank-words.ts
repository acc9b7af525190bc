import type { readBankAccount } from '@pramaan/contract/calls/bank.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';

type Account = ResultOf<typeof readBankAccount>;

/** Where an account came from. */
export const sourceWords: Readonly<Record<Account['source'], string>> = {
  'account-aggregator': 'Bank, via Account Aggregator',
  aggregator: 'Bank, via linked account',
  'net-banking': 'Net banking',
  upload: 'Uploaded file',
};

/** The figures of the analysis, by their ids, in the order of the document. Figures not named here are not printed. */
export const figureWords: Readonly<Record<string, string>> = {
  salary: 'Salary',
  emi: 'Loan instalments per month',
  mandates: 'Mandate payments per month',
  bounces: 'Bounced payments',
  'bounces-received': 'Returned cheque deposits',
  'average-balance': 'Average balance',
  'lowest-balance': 'Lowest balance',
  'highest-balance': 'Highest balance',
  credits: 'Total credits',
  debits: 'Total debits',
  charges: 'Bank charges',
  cashOut: 'Cash withdrawals',
  cashIn: 'Cash deposits',
  upiOut: 'Paid by UPI',
  upiIn: 'Received by UPI',
};

export const notKnown = 'Not known';
