/** How an application ended, which decides when its clock begins. */
export const endings = ['unfinished', 'refused', 'granted'] as const;
export type Ending = (typeof endings)[number];

/** What is kept of an applicant, by what it serves. `person` goes last, and the applicant with it. */
export const retainedKinds = ['identity', 'income', 'work', 'other', 'agreements', 'person'] as const;
export type RetainedKind = (typeof retainedKinds)[number];

export const retainedKindWords: Readonly<Record<RetainedKind, string>> = {
  identity: 'Identity and address',
  income: 'Income and bank statements',
  work: 'Work and business',
  other: 'Loan, property and other documents',
  agreements: 'Application forms and signed agreements',
  person: 'Personal details, messages, notes and decisions',
};
export const endingWords: Readonly<Record<Ending, string>> = {
  unfinished: 'Not completed',
  refused: 'Rejected or withdrawn',
  granted: 'Loan granted',
};

const day = 1;
const year = 365 * day;
/** Five years with their leap day. */
export const fiveYears = 5 * year + 2;

/**
 * Days that a law wants something kept after the loan has ended: records that identify a client, and of transactions
 * (PMLA s.12, standards §12.3 and §12.10). 0: no law, the lender's own choice.
 */
const lawful: Readonly<Record<RetainedKind, number>> = {
  identity: fiveYears,
  income: 0,
  work: 0,
  other: fiveYears,
  agreements: fiveYears,
  person: fiveYears,
};

/** The least number of days; what a law wants cannot be shortened. */
export const leastDays = (kind: RetainedKind, ending: Ending): number =>
  ending === 'granted' ? lawful[kind] : 30 * day;
/** When the lender settled nothing else: a year without a loan (DPDP s.8(7), standards §12.10), five after one. */
export const usualDays = (_: RetainedKind, ending: Ending): number =>
  ending === 'granted' ? fiveYears : year;
export const mostDays = 10 * year + 3;

/** Why something stays although the person asked for its erasure; null when nothing wants it. */
export const lawOf = (kind: RetainedKind, ending: Ending): 'pmla' | null =>
  ending === 'granted' && lawful[kind] > 0 ? 'pmla' : null;

/** First part of a document's place in the file → what it serves. A group not named here belongs to `other`. */
const kindOfGroup: Readonly<Record<string, RetainedKind>> = {
  id: 'identity',
  address: 'identity',
  personalDetails: 'identity',
  income: 'income',
  employment: 'work',
  business: 'work',
  tax: 'work',
};
/** What a document of a group serves. */
export const retainedKindOf = (group: string): RetainedKind => kindOfGroup[group] ?? 'other';
