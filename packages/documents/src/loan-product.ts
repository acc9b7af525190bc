import type { JoiningRole } from './joins-as.ts';
import { readPath } from './paths.ts';
import { recordAt, type Tree } from './tree.ts';

/*
 * A lender's loan products. An application holds the whole product as it was when the application was begun: a change of the
 * catalogue changes no application.
 */

/** How an applicant earns, as a product tells people apart. */
export const applicantTypes = ['salaried', 'self-employed', 'business', 'other'] as const;
export type ApplicantType = (typeof applicantTypes)[number];

/** Both ends included; null: no limit. */
export interface Limits {
  from: number | null;
  to: number | null;
}

/** One thing that is asked: any one of these subjects, each a document's name, or `area:` and an area. */
export interface AskedDocuments {
  anyOf: string[];
  /** Of whom; of everyone when empty. */
  types: ApplicantType[];
  /** Rupees: asked only for more than this; null: for any amount. */
  above: number | null;
}

interface LoanFees {
  /** Percent of the amount, and its least and highest sum in rupees. */
  processingPercent: number;
  processingLeast: number | null;
  processingMost: number | null;
  /** Rupees. */
  fixed: number;
  /** Percent of all fees. */
  gstPercent: number;
}

export interface LoanProduct {
  code: string;
  /** 0 is the product's own catalogue, which every lender begins with. */
  version: number;
  name: { en: string; hi: string };
  segment: 'retail' | 'business';
  /** Rupees. */
  amount: Limits;
  /** Months. */
  tenure: Limits;
  /** Percent a year; both ends the same: fixed. */
  rate: Limits;
  fees: LoanFees;
  /** For whom; for everyone when empty. */
  types: ApplicantType[];
  /** What is asked; null: what is asked of everyone who earns as the applicant does. */
  asked: AskedDocuments[] | null;
}

/** Of whom something is asked: for which product, and as what they join the application of another, if they do. */
export interface AskedOf {
  product?: Pick<LoanProduct, 'asked'> | undefined;
  joinsAs?: JoiningRole | undefined;
}

const noLimits: Limits = { from: null, to: null };
const withoutLimits = {
  ...{ version: 0, amount: noLimits, tenure: noLimits, rate: noLimits, types: [], asked: null },
  fees: { processingPercent: 0, processingLeast: null, processingMost: null, fixed: 0, gstPercent: 18 },
};

/** The catalogue of a lender that has changed nothing: one product for each segment, which sets no limits. */
export const defaultProducts: readonly LoanProduct[] = [
  {
    ...withoutLimits,
    code: 'PERSONAL',
    name: { en: 'Personal loan', hi: 'पर्सनल लोन' },
    segment: 'retail',
  },
  {
    ...withoutLimits,
    code: 'BUSINESS',
    name: { en: 'Business loan', hi: 'बिज़नेस लोन' },
    segment: 'business',
  },
];

const typeOf: Readonly<Record<string, ApplicantType>> = {
  Salaried: 'salaried',
  Contract: 'salaried',
  'Part-time': 'salaried',
  'Self-employed': 'self-employed',
  Professional: 'self-employed',
  'Business owner': 'business',
  Retired: 'other',
  Other: 'other',
};

/** The type of applicant that an answer to "How do you earn your living?" means; null for no answer. */
export const applicantTypeOf = (work: string | null): ApplicantType | null => typeOf[work ?? ''] ?? null;

/** Whether a product is for this type of applicant; one who has not said it yet may choose any. */
export const isFor = ({ types }: Pick<LoanProduct, 'types'>, type: ApplicantType | null): boolean =>
  type === null || types.length === 0 || types.includes(type);

/** Whether a value lies between two ends, both included. */
export const isWithin = (value: number, { from, to }: Limits) =>
  value >= (from ?? Number.NEGATIVE_INFINITY) && value <= (to ?? Number.POSITIVE_INFINITY);

/** A number as it was typed, with commas or without; null when it is none. */
export function typedNumber(typed: unknown): number | null {
  const bare = String(typed ?? '').replaceAll(/[,\s]/g, '');
  return bare !== '' && Number.isFinite(Number(bare)) ? Number(bare) : null;
}

/** The fields of a loan request that a product does not allow. */
export function outsideLimits(
  { amount, tenure }: Pick<LoanProduct, 'amount' | 'tenure'>,
  request: Readonly<Record<string, unknown>>,
): ('loanAmt' | 'loanPeriod')[] {
  const limits = { loanAmt: amount, loanPeriod: tenure };
  return (['loanAmt', 'loanPeriod'] as const).filter((field) => {
    const said = typedNumber(request[field]);
    return said !== null && !isWithin(said, limits[field]);
  });
}

const whole = (rupees: number) => rupees.toLocaleString('en-IN');

function amountFault({ from, to }: Limits): string {
  if (from === null) return `Enter an amount of at most ₹${whole(to ?? 0)}.`;
  return to === null
    ? `Enter an amount of at least ₹${whole(from)}.`
    : `Enter an amount from ₹${whole(from)} to ₹${whole(to)}.`;
}

function periodFault({ from, to }: Limits): string {
  if (from === null) return `Enter a period of at most ${to} months.`;
  return to === null
    ? `Enter a period of at least ${from} months.`
    : `Enter a period from ${from} to ${to} months.`;
}

/** What is wrong with a loan request that a product does not allow, by field, each in a sentence. */
export const limitFaults = (
  product: Pick<LoanProduct, 'amount' | 'tenure'>,
  request: Readonly<Record<string, unknown>>,
): { path: string; message: string }[] =>
  outsideLimits(product, request).map((path) => ({
    path,
    message: path === 'loanAmt' ? amountFault(product.amount) : periodFault(product.tenure),
  }));

/** The amount that is asked for, in rupees; null while nobody said. */
export const requestedAmount = (docs: Tree): number | null =>
  typedNumber(readPath(recordAt(docs, 'loanRequest', 'input')?.data, 'loanAmt'));

/** Without the loan request nothing can be decided, and without knowing how they earn not what to ask. */
const loan: AskedDocuments = { anyOf: ['area:loan'], types: [], above: null };
const work: AskedDocuments = { anyOf: ['work'], types: [], above: null };

/** What a product asks of an applicant, line by line; null when it asks what is usual. */
export function askedLines(
  { asked }: Pick<LoanProduct, 'asked'>,
  type: ApplicantType | null,
  amount: number | null,
): readonly AskedDocuments[] | null {
  if (!asked) return null;
  const ofAmount = asked.filter(({ above }) => above === null || (amount !== null && amount > above));
  const dependsOnType = type === null && ofAmount.some(({ types }) => types.length > 0);
  const ofThem = ofAmount.filter(
    ({ types }) => types.length === 0 || (type !== null && types.includes(type)),
  );
  return [...ofThem, loan, ...(dependsOnType ? [work] : [])];
}
