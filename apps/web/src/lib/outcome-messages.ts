import type { PolicyOutcome } from '@pramaan/documents/policy/rule.ts';
import { type Message, m } from '@pramaan/messages';

/** What a policy leads to. */
export const outcomeMessages: Readonly<Record<PolicyOutcome, Message>> = {
  approve: m.policy_approve,
  refer: m.policy_refer,
  decline: m.policy_decline,
};
