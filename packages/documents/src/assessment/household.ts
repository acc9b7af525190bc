import { type Assessment, percent } from './assessment.ts';

/** One of the people who apply together, by the figures that count in their own case. */
interface HouseholdPerson {
  _id: string;
  name: string;
  /** Rupees a month; null when nobody knows. */
  income: number | null;
  obligations: number | null;
}

/** What the people of one application earn, owe and could repay together. Rupees a month are whole. */
export interface Household {
  people: HouseholdPerson[];
  income: number | null;
  obligations: number | null;
  /** Of the loan that the applicant requests. */
  instalment: number | null;
  foir: number | null;
  surplus: number | null;
}

const sumOf = (figures: readonly (number | null)[]): number =>
  figures.reduce<number>((sum, figure) => sum + (figure ?? 0), 0);

/**
 * Adds up the people who apply together; the applicant is the first. An income that nobody knows adds nothing. Obligations that
 * nobody knows are not zero: then those of the household are unknown, and what follows from them.
 */
export function assessHousehold(
  people: readonly (Pick<HouseholdPerson, '_id' | 'name'> & { assessment: Assessment })[],
): Household {
  const lines = people.map(({ _id, name, assessment }) => ({
    ...{ _id, name },
    income: assessment.income.monthly,
    obligations: assessment.obligations.monthly,
  }));
  const income = lines.some((one) => one.income !== null) ? sumOf(lines.map((one) => one.income)) : null;
  const known = lines.every(({ obligations }) => obligations !== null);
  const obligations = known ? sumOf(lines.map((one) => one.obligations)) : null;
  const instalment = people[0]?.assessment.instalment ?? null;
  const owed = obligations === null || instalment === null ? null : obligations + instalment;
  const surplus = income === null || owed === null ? null : income - owed;
  const foir = income && owed !== null ? percent(owed, income) : null;
  return { people: lines, income, obligations, instalment, foir, surplus };
}
