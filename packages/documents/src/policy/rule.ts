import type { PolicyFact } from './facts.ts';

/** How a rule compares a fact. `starts-with-none-of` is for PIN codes: a list of beginnings that are served. */
export const policyOperators = ['below', 'above', 'is', 'starts-with-none-of'] as const;
export type PolicyOperator = (typeof policyOperators)[number];

/** What a rule that applies leads to; the gravest of all counts. A case to which none applies is approved. */
export const ruleOutcomes = ['decline', 'refer'] as const;
export type RuleOutcome = (typeof ruleOutcomes)[number];
export const policyOutcomes = ['approve', 'refer', 'decline'] as const;
export type PolicyOutcome = (typeof policyOutcomes)[number];

/** Why a rule declines or refers, as the team reads it. What the applicant is told of it: decline-reasons.ts. */
export const policyReasons = {
  AGE_OUTSIDE: 'Age outside the policy',
  INCOME_LOW: 'Income too low for the loan',
  OTHER_LOANS: 'Instalments too high for the income',
  SCORE_LOW: 'Credit score too low',
  NO_HISTORY: 'No credit history',
  PLACE_NOT_SERVED: 'Place not served',
  AMOUNT_OUTSIDE: 'Amount or tenure outside the policy',
  VALUE_LOW: 'Loan too high for the price',
  DOCUMENTS_DIFFER: 'Documents contradict each other',
  UNKNOWN: 'A value is not known yet',
  OUTSIDE_POLICY: 'Outside the lending policy',
} as const;
export type PolicyReason = keyof typeof policyReasons;
export const policyReasonCodes = Object.keys(policyReasons) as [PolicyReason, ...PolicyReason[]];

/** What a rule asks of one fact. */
export interface PolicyCondition {
  fact: PolicyFact;
  operator: PolicyOperator;
  /** A number, or words: one for `is`, several with commas between them for `starts-with-none-of`. */
  value: number | string;
}

/** One line of a lender's policy. */
export interface PolicyRule extends PolicyCondition {
  /** A second condition: the rule applies when both do. */
  and?: PolicyCondition | undefined;
  outcome: RuleOutcome;
  reason: PolicyReason;
}

/** What has to be true for a rule to apply, the first condition first. */
export const conditionsOf = ({ fact, operator, value, and }: PolicyRule): PolicyCondition[] => [
  { fact, operator, value },
  ...(and ? [and] : []),
];

/** The policy of a lender that has published none of its own. Who borrows together is judged together (decision 0141). */
export const defaultPolicy: readonly PolicyRule[] = [
  { fact: 'blocks', operator: 'above', value: 0, outcome: 'refer', reason: 'DOCUMENTS_DIFFER' },
  { fact: 'age', operator: 'below', value: 21, outcome: 'decline', reason: 'AGE_OUTSIDE' },
  { fact: 'age', operator: 'above', value: 65, outcome: 'decline', reason: 'AGE_OUTSIDE' },
  { fact: 'householdIncome', operator: 'below', value: 15_000, outcome: 'decline', reason: 'INCOME_LOW' },
  { fact: 'householdFoir', operator: 'above', value: 50, outcome: 'decline', reason: 'OTHER_LOANS' },
  { fact: 'score', operator: 'below', value: 700, outcome: 'decline', reason: 'SCORE_LOW' },
  { fact: 'history', operator: 'is', value: 'none', outcome: 'refer', reason: 'NO_HISTORY' },
  { fact: 'othersScore', operator: 'below', value: 700, outcome: 'refer', reason: 'SCORE_LOW' },
];
