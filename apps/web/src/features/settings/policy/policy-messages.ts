import type { FactKind } from '@pramaan/documents/policy/facts.ts';
import type { PolicyOperator } from '@pramaan/documents/policy/rule.ts';
import { type Message, m } from '@pramaan/messages';

export const operatorMessages: Readonly<Record<PolicyOperator, Message>> = {
  below: m.policy_below,
  above: m.policy_above,
  is: m.policy_is,
  'starts-with-none-of': m.policy_outside,
};

/** What stands after the value of a fact in numbers. */
export const unitMessages: Readonly<Partial<Record<FactKind, Message>>> = {
  years: m.policy_years,
  months: m.policy_months,
  'per cent': m.policy_percent,
};
