import type { Person } from '@pramaan/documents/fixtures/people.ts';
import { randomOf } from '../random.ts';
import { firstYear } from './years.ts';

/** A year's salary of an invented person and the tax on it, in whole rupees. Every figure follows from the PAN and the year. */
export interface Salary {
  gross: number;
  perquisites: number;
  exemptRent: number;
  standard: number;
  professionTax: number;
  otherIncome: number;
  provident: number;
  health: number;
  taxable: number;
  tax: number;
  rebate: number;
  cess: number;
  netTax: number;
  /** Paid in each quarter, and tax taken from it. */
  quarters: { receipt: string; paid: number; taxed: number }[];
  challans: { amount: number; branch: string; date: string; serial: string }[];
}

/** The year of a paper that is asked for without one. */
export const usualYear = '2024-25';
/** What a salary grows by in a year. */
const growth = 1.06;

/** Salary of a financial year and the tax on it, under the old rates. It rises from year to year. */
export function salaryOf(person: Person, financialYear = usualYear): Salary {
  const start = firstYear(financialYear);
  const random = randomOf(`salary ${person.pan}`);
  const usual = random.whole(30, 250) * 12_000 + random.whole(0, 900);
  const gross = Math.round(usual * growth ** (start - firstYear(usualYear)));
  const perquisites = random.whole(0, 3) * 7_200;
  const exemptRent = Math.round(gross * 0.08);
  const [standard, professionTax] = [50_000, 2_400];
  const otherIncome = random.whole(0, 40) * 510;
  const provident = Math.min(150_000, Math.round(gross * 0.1));
  const health = random.whole(0, 5) * 5_000;
  const total =
    gross + perquisites - exemptRent - standard - professionTax + otherIncome - provident - health;
  const taxable = Math.max(0, total);
  const tax = slabTax(taxable);
  const rebate = taxable <= 500_000 ? tax : 0;
  const cess = Math.round((tax - rebate) * 0.04);
  const netTax = tax - rebate + cess;
  const shares = [0.22, 0.25, 0.25];
  const quarters = split(gross + perquisites, shares).map((paid, at) => ({
    receipt: `QT${letters(random, 6)}`,
    paid,
    taxed: split(netTax, shares)[at] ?? 0,
  }));
  const challans = quarters.flatMap(({ taxed }, quarter) =>
    split(taxed, [0.3, 0.3]).map((amount, month) => ({
      amount,
      branch: `000${random.digits(4)}`,
      date: depositDate(start, quarter * 3 + month),
      serial: random.digits(5),
    })),
  );
  return {
    ...{ gross, perquisites, exemptRent, standard, professionTax, otherIncome, provident, health },
    ...{ taxable, tax, rebate, cess, netTax, quarters, challans },
  };
}

/** What a certificate says was paid or credited in the year. */
export const paidInYear = ({ gross, perquisites }: Salary): number => gross + perquisites;

/** What reaches the account in a month, after tax and provident fund. */
export const paidOutMonthly = ({ gross, netTax, provident, professionTax }: Salary): number =>
  Math.round((gross - netTax - provident - professionTax) / 12);

function slabTax(income: number): number {
  const slabs = [
    [250_000, 0.05],
    [500_000, 0.15],
    [1_000_000, 0.1],
  ] as const;
  return Math.round(slabs.reduce((sum, [from, more]) => sum + Math.max(0, income - from) * more, 0));
}

/** Whole parts with these shares, the rest as the last: they always add up. */
function split(amount: number, shares: readonly number[]): number[] {
  const parts = shares.map((share) => Math.floor(amount * share));
  return [...parts, amount - parts.reduce((sum, part) => sum + part, 0)];
}

/** Tax of the month counted from April is paid by the 7th of the next; that of March by the 30th of April. */
function depositDate(start: number, month: number): string {
  const date = new Date(Date.UTC(start, 4 + month, month === 11 ? 30 : 7));
  if (month === 11) date.setUTCFullYear(start + 1, 3, 30);
  return date.toISOString().slice(0, 10).split('-').reverse().join('-');
}

export function letters(random: ReturnType<typeof randomOf>, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + random.whole(0, 25))).join('');
}
