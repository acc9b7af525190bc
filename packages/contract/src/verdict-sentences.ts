/** What a verification answers about its verdict (decision 0075). Pages say it in words of their own, in each language. */
export const verdictSentences = {
  unmatched:
    'The source confirms this. Add your name to the application: the document is compared with it by itself.',
  unconfirmed: 'Saved. It was read from your file; no source has confirmed it yet.',
  invalid: 'The source says that this document is not valid. Check the number, or submit another document.',
  expired: 'This document has expired. Submit one that is in force, or another document.',
  differs: 'Some details differ from your other documents.',
} as const;
