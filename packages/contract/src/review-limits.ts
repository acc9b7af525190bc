/** Times at the back office, in milliseconds. They stand apart so that pages for applicants do not carry them. */
export const reviewLimits = {
  /** How long whoever decided may take it back. */
  undoDecision: 10_000,
  /** How long a masked value is shown whole. */
  reveal: 60_000,
  /** How long somebody counts as looking at a file after they last said so. */
  presence: 40_000,
} as const;
