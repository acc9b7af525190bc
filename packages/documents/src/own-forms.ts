/*
 * What a person writes beside all documents: an appeal, why a court case is not theirs, their name, who applies with them,
 * what a file is that they add. The
 * draft keeps it as it keeps the answers of a document's form (typed-answers.ts).
 */

/** The fields of each such form. */
export const ownForms = {
  appeal: ['words'],
  'case-denial': ['words'],
  name: ['name'],
  profile: ['name', 'email', 'segment'],
  'co-applicant': ['name', 'mobile', 'joinsAs'],
  'new-locker': ['mobile', 'name', 'dob', 'gender'],
  'aa-consent': ['mobile'],
  'bank-help': ['reason'],
  'added-file': ['fileName'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OwnForm = keyof typeof ownForms;

/** Each answer counts as free words: a whole Aadhaar number in any of them is not kept. */
export const ownField = { secret: null, control: 'textarea', keyboard: 'text' } as const;

/** The id of such a form: `about` names what it is about where there can be several. */
export const ownFormId = (form: OwnForm, about = ''): string => `own.${form}.${about}`;

/** The fields of the form with this id; undefined where it is no such form. */
export const ownFieldsOf = (id: string): readonly string[] | undefined =>
  Object.entries(ownForms).find(([form]) => id.startsWith(ownFormId(form as OwnForm)))?.[1];
