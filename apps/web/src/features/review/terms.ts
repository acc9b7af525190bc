import type { LoanProduct } from '@pramaan/documents/loan-product.ts';
import { m } from '@pramaan/messages';
import { bareRupees } from '../../lib/rupees.ts';
import type { Review } from './use-review.ts';

export type LoanTerms = NonNullable<Review['decisions'][number]['terms']>;

/** The three figures as they are typed. */
export type TypedTerms = Record<keyof LoanTerms, string>;
export type TermFaults = Partial<TypedTerms>;

const numberIn = (typed: string): number => {
  const plain = typed.replace(/[\s,₹]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
};
const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
const isRate = (typed: string) => /^\d{1,3}(?:\.\d{1,2})?$/.test(typed.trim()) && Number(typed) <= 100;

/** The terms that were typed, or what is wrong with each figure. */
export function readTerms(typed: TypedTerms): { terms: LoanTerms | null; faults: TermFaults } {
  const amount = numberIn(typed.amount);
  const tenureMonths = numberIn(typed.tenureMonths);
  const faults: TermFaults = {
    ...(isWhole(amount, 10_000_000_000) ? {} : { amount: m.review_terms_amount_fault() }),
    ...(isWhole(tenureMonths, 360) ? {} : { tenureMonths: m.review_terms_tenure_fault() }),
    ...(isRate(typed.ratePercent) ? {} : { ratePercent: m.review_terms_rate_fault() }),
  };
  const right = Object.keys(faults).length === 0;
  return { terms: right ? { amount, tenureMonths, ratePercent: Number(typed.ratePercent) } : null, faults };
}

/** What was requested, as the beginning of what is approved. A rate is nobody's request: it is known where the product has one. */
export function requestedTerms(
  { amount, tenureMonths }: Pick<Review, 'amount' | 'tenureMonths'>,
  product?: Pick<LoanProduct, 'rate'>,
): TypedTerms {
  const { from, to } = product?.rate ?? { from: null, to: null };
  return {
    amount: amount === null ? '' : bareRupees(amount),
    tenureMonths: tenureMonths === null ? '' : String(tenureMonths),
    ratePercent: from !== null && from === to ? String(from) : '',
  };
}

/** Rupees that a decision is about: the approved amount or the highest requested one; infinite where one is unknown. */
export const atStake = ({ highestAmount }: Review, terms: LoanTerms | null): number =>
  Math.max(highestAmount ?? Number.POSITIVE_INFINITY, terms?.amount ?? 0);

/** ₹4,00,000 for 36 months at 12.5% a year. */
export const termsText = ({ amount, tenureMonths, ratePercent }: LoanTerms): string =>
  m.review_terms_line({
    amount: bareRupees(amount),
    months: String(tenureMonths),
    rate: ratePercent.toLocaleString('en-IN', { maximumFractionDigits: 2 }),
  });
