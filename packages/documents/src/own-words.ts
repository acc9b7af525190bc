/*
 * What a person writes to the lender in words of their own, beside all documents: an appeal, why a court case is not theirs. The
 * draft keeps it as it keeps the answers of a form (typed-answers.ts).
 */

const ownWords = ['appeal', 'case-denial'] as const;

/** The id of such a form: `about` names what the words are about where there can be several. */
export const ownWordsForm = (kind: (typeof ownWords)[number], about = ''): string => `words.${kind}.${about}`;

/** The only field of such a form. */
export const ownWordsField = 'words';

/** Is it the id of such a form? */
export const isOwnWords = (form: string): boolean =>
  ownWords.some((kind) => form.startsWith(ownWordsForm(kind)));
