import type { JoiningRole } from '../joins-as.ts';
import { type Assessment, percent } from './assessment.ts';

/** One of the people who apply together, by the figures that count in their own case. */
interface HouseholdPerson {
  _id: string;
  name: string;
  /** As what they join; null for the applicant. */
  joinsAs: JoiningRole | null;
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

/** A person of the household, by their own assessment. */
export const householdPerson = (
  person: Pick<HouseholdPerson, '_id' | 'name' | 'joinsAs'>,
  { income, obligations }: Pick<Assessment, 'income' | 'obligations'>,
): HouseholdPerson => ({ ...person, income: income.monthly, obligations: obligations.monthly });

/**
 * Adds up the people who apply together, with the instalment of their loan. An income that nobody knows adds nothing.
 * Obligations that nobody knows are not zero: then those of the household are unknown, and what follows from them. A guarantor is
 * listed and not added up: they pay when the others do not, and their income repays nothing until then.
 */
export function assessHousehold(people: readonly HouseholdPerson[], instalment: number | null): Household {
  const borrowers = people.filter(({ joinsAs }) => joinsAs !== 'guarantor');
  const hasIncome = borrowers.some((one) => one.income !== null);
  const income = hasIncome ? sumOf(borrowers.map((one) => one.income)) : null;
  const known = borrowers.every(({ obligations }) => obligations !== null);
  const obligations = known ? sumOf(borrowers.map((one) => one.obligations)) : null;
  const owed = obligations === null || instalment === null ? null : obligations + instalment;
  const surplus = income === null || owed === null ? null : income - owed;
  const foir = income && owed !== null ? percent(owed, income) : null;
  return { people: [...people], income, obligations, instalment, foir, surplus };
}
