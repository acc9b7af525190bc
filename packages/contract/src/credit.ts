/** How long an answer of the bureau serves: asked again before, the one that is there is shown. */
export const creditFreshDays = 30;

/** Why the lender asks the bureau anew though the last answer still serves; each is on the record. */
export const creditReasons = {
  'dispute-settled': 'A dispute was settled',
  'loan-changed': 'The loan asked for changed',
  'before-decision': 'Last look before deciding',
  'person-asks': 'The applicant asks for it',
} as const;
export type CreditReason = keyof typeof creditReasons;

/** How a question to the bureau ended, in words. */
export const creditOutcomes = {
  open: 'Being asked',
  report: 'Report with score',
  thin: 'Too little history for a score',
  'no-hit': 'No credit history',
  'wrong-person': 'The bureau names somebody else',
  refused: 'The bureau did not take the question',
  down: 'The bureau did not answer',
} as const;
export type CreditOutcome = keyof typeof creditOutcomes;
