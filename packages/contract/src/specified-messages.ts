/** What giving a document answers. Apart from the other sentences: only the server says these. */
export const specifiedMessages = {
  stored: 'Saved.',
  /** A source has answered, and what it found is for a person to look at. */
  lenderLooks: 'Saved. Your lender will review the result.',
  betterStands: 'Your application already has a better record of this document, so we did not replace it.',
} as const;
