/** What giving a document answers. Apart from the other sentences: only the server says these. */
export const givenMessages = {
  kept: 'Saved.',
  betterStands:
    'A better record of this document is in the file already, so this one did not take its place.',
} as const;
