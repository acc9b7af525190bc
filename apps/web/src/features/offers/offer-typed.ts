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

/** What was approved, as the beginning of what is offered; the first instalment a month from today. */
export function typedFrom({ amount, tenureMonths, ratePercent }: Approved): TypedOffer {
  const month = new Date(Date.now() + 30 * 86_400_000);
  return {
    amount: bareRupees(amount),
    tenureMonths: String(tenureMonths),
    ratePercent: String(ratePercent),
    firstDue: month.toISOString().slice(0, 10),
    processing: '',
    insurance: '',
    valuation: '',
    other: '',
    penalPercent: '0',
    foreclosurePercent: '0',
    recoveryAgents: '',
    transferable: false,
    validDays: '5',
  };
}

const numberIn = (typed: string): number => {
  const plain = typed.replace(/[\s,₹]/g, '');
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

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
