import { productFees } from '@pramaan/documents/product-terms.ts';
import { m } from '@pramaan/messages';
import { bareRupees } from '../../lib/rupees.ts';
import type { OfferList } from './use-offers.ts';

export type Approved = NonNullable<OfferList['approved']>;

const feeFields = {
  processing: 'lender',
  insurance: 'third-party',
  valuation: 'lender',
  other: 'lender',
} as const;
type FeeField = keyof typeof feeFields;
const feeNames = Object.keys(feeFields) as readonly FeeField[];

/** The form's fields as they are typed. */
export interface TypedOffer extends Record<FeeField | (typeof numberNames)[number], string> {
  firstDue: string;
  recoveryAgents: string;
  transferable: boolean;
}
export const numberNames = [
  'amount',
  'tenureMonths',
  'ratePercent',
  'penalPercent',
  'foreclosurePercent',
  'validDays',
] as const;
export type OfferFaults = Partial<Record<keyof TypedOffer, string>>;

/** The loan product as far as an offer begins with it. */
export type OfferedProduct = Parameters<typeof productFees>[0];

const numberIn = (typed: string): number => {
  const plain = typed.replace(/[\s,₹]/g, '');
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

/** The product's fees for the typed amount, as they are typed. */
function feesFrom(product: OfferedProduct | undefined, amount: string) {
  const rupees = numberIn(amount);
  const fees = product && !Number.isNaN(rupees) ? productFees(product, rupees) : [];
  const typed = (kind: FeeField) => String(fees.find((fee) => fee.kind === kind)?.amount ?? '');
  return { processing: typed('processing'), other: typed('other') };
}

/** What is typed after a change: a new amount has the product's fees of it, unless another fee was typed. */
export function changedOffer(before: TypedOffer, after: TypedOffer, product?: OfferedProduct): TypedOffer {
  const { processing, other } = feesFrom(product, before.amount);
  const untouched = after.processing === processing && after.other === other;
  return untouched ? { ...after, ...feesFrom(product, after.amount) } : after;
}

/**
 * What was approved, as the beginning of what is offered, with the fees of the loan product; the first instalment a month from
 * today.
 */
export function typedFrom(
  { amount, tenureMonths, ratePercent }: Approved,
  product?: OfferedProduct,
): TypedOffer {
  const month = new Date(Date.now() + 30 * 86_400_000);
  return {
    amount: bareRupees(amount),
    tenureMonths: String(tenureMonths),
    ratePercent: String(ratePercent),
    firstDue: month.toISOString().slice(0, 10),
    insurance: '',
    valuation: '',
    ...feesFrom(product, bareRupees(amount)),
    penalPercent: '0',
    foreclosurePercent: '0',
    recoveryAgents: '',
    transferable: false,
    validDays: '5',
  };
}

/** What is sent, or what is wrong with each field. */
export function readOffer(typed: TypedOffer) {
  const fees = feeNames.filter((kind) => typed[kind].trim() !== '');
  const wrong = [...numberNames, ...fees].filter((name) => Number.isNaN(numberIn(typed[name])));
  const faults: OfferFaults = Object.fromEntries(wrong.map((name) => [name, m.offer_number()]));
  if (wrong.length > 0) return { faults, body: null };
  const { firstDue, transferable } = typed;
  const number = (name: (typeof numberNames)[number]) => numberIn(typed[name]);
  const terms = {
    amount: number('amount'),
    tenureMonths: number('tenureMonths'),
    ratePercent: number('ratePercent'),
    firstDue,
    fees: fees
      .map((kind) => ({ kind, payee: feeFields[kind], amount: numberIn(typed[kind]) }))
      .filter(({ amount }) => amount > 0),
    penalPercent: number('penalPercent'),
    foreclosurePercent: number('foreclosurePercent'),
    transferable,
    recoveryAgents: typed.recoveryAgents.trim(),
  };
  return { faults, body: { terms, validDays: number('validDays') } };
}
