import type * as courtCalls from '@pramaan/contract/calls/court-cases.ts';
import type * as calls from '@pramaan/contract/calls/credit.ts';
import type { Reference } from './entry.ts';

const caseFields = {
  case: 'The court’s case number (CNR); if there is none, the case’s number and court as listed.',
  status: '`verified`, or `needs_review` while a likely match is undecided.',
  open: 'Number of likely matches that are undecided.',
};

export const courtCases: Reference<typeof courtCalls> = {
  denyCase: {
    description:
      'Records the applicant’s statement that a court case found under their name is not theirs. Only the applicant can do this; the lender sees it and decides.',
    fields: { ...caseFields, words: 'Explanation, at most 500 characters.' },
  },
  withdrawCaseDenial: {
    description: 'Withdraws the applicant’s statement that a court case is not theirs.',
    fields: caseFields,
  },
  judgeCase: {
    description: 'Records the lender’s decision whether a court case is the applicant’s.',
    fields: {
      ...caseFields,
      verdict: '`this-person` or `not-this-person`.',
      words: 'Reason, at most 500 characters.',
    },
  },
};

const reportFields = {
  status: 'State of the record.',
  state:
    'What the last usable answer said: never-asked, report, thin (too little history), no-hit (no history), wrong-person.',
  kind: 'Kind of account.',
  days: 'Days past due; `null` if the bureau reported none.',
  missing: 'What the bureau needs and the application does not have yet.',
  limit: 'Credit limit in rupees.',
  amount: 'Amount in rupees.',
  balance: 'Outstanding balance in rupees.',
  emi: 'Monthly instalment in rupees.',
  reason: 'Why a fresh report was requested; `null` if none was needed.',
  by: 'Who asked.',
  number: 'Account number, masked.',
  active: 'Number of active accounts.',
  overdue: 'Amount overdue in rupees.',
  since: 'Opening day of the oldest account.',
  purpose: 'Purpose of the enquiry.',
  accounts: 'Accounts, or in `figures` their number.',
  month: 'Month (YYYY-MM).',
  informationRequests: 'Every request to the bureau for this person, newest first.',
  verdict: 'How the request ended.',
  at: 'Date and time (ISO 8601).',
  opened: 'Day on which the account was opened.',
};

export const credit: Reference<typeof calls> = {
  getCreditReport: {
    description:
      'Returns the latest credit report of an applicant and every request made to the bureau. Amounts are in rupees, days are YYYY-MM-DD. If no report was requested, `state` is `never-asked`.',
    fields: reportFields,
  },
  requestCreditReport: {
    description:
      'Requests a credit report from the bureau. The applicant must have consented to the credit-bureau check. A report of the last 30 days is returned again without asking the bureau; the lender’s reviewers can request a fresh one by sending a `reason`.',
    fields: {
      ...reportFields,
      reason:
        'Why a fresh report is needed within 30 days: dispute-settled, loan-changed, before-decision or person-asks.',
    },
  },
};
