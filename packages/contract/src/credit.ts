/** How long an answer of the bureau serves: asked again before, the one that is there is shown. */
export const creditFreshDays = 30;

/** Why the lender asks the bureau again though the last answer still serves; each is on the record. */
export const creditReasons = {
  'dispute-settled': 'A dispute was resolved',
  'loan-changed': 'The loan request changed',
  'before-decision': 'Final check before the decision',
  'person-information-requests': 'The applicant asked for it',
} as const;
export type CreditReason = keyof typeof creditReasons;

/** How a question to the bureau ended, in words. */
export const creditVerdicts = {
  open: 'Requested',
  report: 'Report with score',
  thin: 'Not enough history for a score',
  'no-hit': 'No credit history',
  'wrong-person': 'Another person’s report',
  refused: 'Rejected by the bureau',
  down: 'Bureau unreachable',
} as const;
export type CreditOutcome = keyof typeof creditVerdicts;
