import { m } from '@pramaan/messages';

export const reviewDecisionMessages = {
  reject: m.review_decision_reject,
  approve: m.review_decision_approve,
  refer: m.review_decision_refer,
  withdraw: m.review_decision_withdraw,
} as const;
