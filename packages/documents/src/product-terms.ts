import { isWithin, type Limits, type LoanProduct } from './loan-product.ts';
import type { Fee } from './offer/terms.ts';

/*
 * What a loan product says of the terms of one loan: which it allows, at which rate a request is assessed, which fees it has.
 */

interface Terms {
  amount: number;
  tenureMonths: number;
  ratePercent: number;
}

/** A term that the product does not allow. */
export interface BeyondProduct {
  term: 'amount' | 'tenure' | 'rate';
  sentence: string;
}

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const months = (count: number) => `${count} months`;
const percent = (rate: number) => `${rate.toLocaleString('en-IN')}% a year`;

/** "at least ₹50,000", "₹50,000 to ₹10,00,000"; both ends the same: that one. */
function limitsText({ from, to }: Limits, text: (value: number) => string): string {
  if (from === null) return `at most ${text(to ?? 0)}`;
  if (to === null) return `at least ${text(from)}`;
  return from === to ? text(from) : `${text(from)} to ${text(to)}`;
}

/** The terms of a loan that its product does not allow, each in a sentence; none without a product. */
export function beyondProduct(
  product: Pick<LoanProduct, 'name' | 'amount' | 'tenure' | 'rate'> | undefined,
  { amount, tenureMonths, ratePercent }: Terms,
): BeyondProduct[] {
  if (!product) return [];
  const asked = [
    { term: 'amount', called: 'Amount', value: amount, limits: product.amount, text: rupees },
    { term: 'tenure', called: 'Tenure', value: tenureMonths, limits: product.tenure, text: months },
    { term: 'rate', called: 'Rate', value: ratePercent, limits: product.rate, text: percent },
  ] as const;
  return asked
    .filter(({ value, limits }) => !isWithin(value, limits))
    .map(({ term, called, value, limits, text }) => ({
      term,
      sentence: `${called} is ${text(value)}. ${product.name.en} has ${limitsText(limits, text)}.`,
    }));
}

/** The rate at which a request for the product is assessed: the lender's usual one, moved into what the product allows. */
export function assumedRateOf(product: Pick<LoanProduct, 'rate'> | undefined, usual: number): number {
  const { from, to } = product?.rate ?? { from: null, to: null };
  return Math.min(Math.max(usual, from ?? usual), to ?? Number.POSITIVE_INFINITY);
}

const inPaise = (amount: number) => Math.round(amount * 100) / 100;

/** The product's fees for a loan of this amount, each with its GST: the processing fee, and what is fixed. Without those of nothing. */
export function productFees({ fees }: Pick<LoanProduct, 'fees'>, amount: number): Fee[] {
  const { processingPercent, processingLeast, processingMost, fixed, gstPercent } = fees;
  const share = Math.max((amount * processingPercent) / 100, processingLeast ?? 0);
  const withTax = (fee: number) => inPaise(fee * (1 + gstPercent / 100));
  const made = [
    {
      kind: 'processing',
      payee: 'lender',
      amount: withTax(Math.min(share, processingMost ?? Number.POSITIVE_INFINITY)),
    },
    { kind: 'other', payee: 'lender', amount: withTax(fixed) },
  ] as const;
  return made.filter((fee) => fee.amount > 0);
}
