/** What giving a document answers. Apart from the other sentences: only the server says these. */
export const givenMessages = {
  kept: 'Saved.',
  /** A source has answered, and what it found is for a person to look at. */
  lenderLooks: 'Saved. Your lender looks at what was found.',
  betterStands:
    'A better record of this document is in the file already, so this one did not take its place.',
} as const;
