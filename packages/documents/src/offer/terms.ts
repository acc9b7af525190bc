import { annualPercentageRate } from './apr.ts';
import { type Instalment, type Loan, repaymentSchedule } from './schedule.ts';

export const feeKinds = ['processing', 'insurance', 'valuation', 'other'] as const;
type FeeKind = (typeof feeKinds)[number];

/** A charge taken from the loan when it is paid out. */
export interface Fee {
  kind: FeeKind;
  /** Who keeps it: the lender, or a third party through the lender. */
  payee: 'lender' | 'third-party';
  /** Rupees, at most two decimals. */
  amount: number;
}

/** Everything a lender offers: nothing outside it may be charged. */
export interface OfferTerms extends Loan {
  fees: readonly Fee[];
  /** Per cent a year on what is overdue. */
  penalPercent: number;
  /** Per cent of the outstanding principal when the loan is repaid early. */
  foreclosurePercent: number;
  /** May the lender transfer the loan to another one? */
  transferable: boolean;
  /** Who recovers what is overdue for the lender; blank: nobody. */
  recoveryAgents: string;
}

/** What follows from the terms; rupees. */
export interface OfferFigures {
  schedule: Instalment[];
  instalment: number;
  totalFees: number;
  netDisbursed: number;
  totalInterest: number;
  /** All instalments and all fees. */
  totalToPay: number;
  /** Per cent a year; null when the fees leave nothing to be paid out. */
  apr: number | null;
}

const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((paise, amount) => paise + Math.round(amount * 100), 0) / 100;

/** The schedule, the sums and the APR of an offer. */
export function offerFigures(terms: OfferTerms): OfferFigures {
  const schedule = repaymentSchedule(terms);
  const instalments = schedule.map(({ instalment }) => instalment);
  const totalFees = sumOf(terms.fees.map(({ amount }) => amount));
  const netDisbursed = sumOf([terms.amount, -totalFees]);
  return {
    schedule,
    instalment: instalments[0] ?? 0,
    totalFees,
    netDisbursed,
    totalInterest: sumOf(schedule.map(({ interest }) => interest)),
    totalToPay: sumOf([...instalments, totalFees]),
    apr: annualPercentageRate(netDisbursed, instalments),
  };
}

/**
 * What ends a loan within its cooling-off period: the principal and the APR for the days since it was agreed, no penalty (RBI
 * Digital Lending Directions 2025, paragraph 10). A one-time processing fee that the KFS names may be kept.
 */
export function coolingOffDue({ amount }: Loan, apr: number, days: number): number {
  return sumOf([amount, (amount * apr * days) / 36_500]);
}

/** A day some working days later; Saturdays and Sundays do not count. */
export function workingDaysAfter(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() % 6 !== 0) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}
