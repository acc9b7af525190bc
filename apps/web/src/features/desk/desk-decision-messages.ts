import { m } from '@pramaan/messages';

export const deskDecisionMessages = {
  reject: m.desk_decision_reject,
  approve: m.desk_decision_approve,
  refer: m.desk_decision_refer,
  withdraw: m.desk_decision_withdraw,
} as const;
