import { m } from '@pramaan/messages';

export const creditReasonMessages = {
  'dispute-settled': m.credit_reason_dispute_settled,
  'loan-changed': m.credit_reason_loan_changed,
  'before-decision': m.credit_reason_before_decision,
  'person-information-requests': m.credit_reason_person_requests,
} as const;
