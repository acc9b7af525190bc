import { type CaseRecord, caseRecords, isBelieved } from '../findings/case-records.ts';
import { amountAt } from '../findings/figures.ts';
import { instalmentsOf } from '../findings/instalments.ts';
import type { Tree } from '../tree.ts';
import { assessedIncome, type IncomeRule, incomeSources } from './income.ts';
import { instalmentOf } from './instalment.ts';
import type { SourceFigure } from './source-figure.ts';

/** By which rule the obligations were assessed. */
export const obligationRules = ['highest', 'none'] as const;

/** The loan whose instalment is counted: what is requested, or what is about to be approved. */
export interface AssessedLoan {
  /** Rupees. */
  amount: number;
  months: number;
  /** Per cent a year. */
  ratePercent: number;
}

/** What an applicant earns, owes and could repay. Rupees are whole; shares are per cent with one decimal. */
export interface Assessment {
  income: { sources: SourceFigure[]; monthly: number | null; rule: IncomeRule };
  obligations: {
    sources: SourceFigure[];
    monthly: number | null;
    rule: (typeof obligationRules)[number];
  };
  loan: AssessedLoan | null;
  /** The monthly instalment of the loan. */
  instalment: number | null;
  /** Fixed obligations to income ratio: obligations and the new instalment as a share of the income. */
  foir: number | null;
  /** What is left of a month's income after obligations and the new instalment. */
  surplus: number | null;
  /** Price of what is bought; null where nothing is. */
  assetValue: number | null;
  /** Loan to value. */
  ltv: number | null;
}

/** Where the price of what is bought stands. */
const assetPrices: Readonly<Record<string, string>> = {
  'assetLoan.input': 'price',
  'property.input': 'propertyCost',
};

/** A share with one decimal. */
export const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

function obligationSources(records: readonly CaseRecord[]): SourceFigure[] {
  return instalmentsOf(records).map(({ source, amount, record, months }) => ({
    source,
    called: record.title,
    monthly: Math.round(amount),
    confirmed: record.verdict === 'verified',
    setAside: null,
    records: [record.place],
    months: [...months],
  }));
}

function assetValueOf(records: readonly CaseRecord[]): number | null {
  const prices = records
    .filter(isBelieved)
    .map((one) => amountAt(one, assetPrices[`${one.entry.document.id}.${one.entry.key}`]))
    .filter((price) => price !== null);
  return prices.length > 0 ? prices.reduce((sum, price) => sum + price, 0) : null;
}

/** What a loan leaves of a month in which this is earned and owed: its instalment, FOIR, the surplus; and its share of an asset. */
export function assessLoan(
  { income, obligations, assetValue }: Pick<Assessment, 'income' | 'obligations' | 'assetValue'>,
  loan: AssessedLoan | null,
): Pick<Assessment, 'loan' | 'instalment' | 'foir' | 'surplus' | 'ltv'> {
  const instalment = loan && instalmentOf(loan.amount, loan.months, loan.ratePercent);
  const left =
    income.monthly !== null && obligations.monthly !== null && instalment !== null
      ? income.monthly - obligations.monthly - instalment
      : null;
  return {
    loan,
    instalment,
    foir: left !== null && income.monthly ? percent(income.monthly - left, income.monthly) : null,
    surplus: left,
    ltv: loan && assetValue ? percent(loan.amount, assetValue) : null,
  };
}

/**
 * Assesses a case: each source's monthly figure beside the others, the figure that counts and by which rule, and what the loan
 * would make of it. Of obligations the highest figure counts: a hidden loan weighs more than one that ended.
 * Pure: the same case on the same day (YYYY-MM-DD) gives the same figures. Records in `rejected` (places) do not count.
 */
export function assess(
  docs: Tree,
  rejected: ReadonlySet<string>,
  loan: AssessedLoan | null,
  today: string,
): Assessment {
  const records = caseRecords(docs).filter(({ place }) => !rejected.has(place));
  const [incomes, owed] = [incomeSources(records, today), obligationSources(records)];
  const monthly = owed.length > 0 ? Math.max(...owed.map((source) => source.monthly)) : null;
  const earnedAndOwed = {
    income: { sources: incomes, ...assessedIncome(incomes) },
    obligations: { sources: owed, monthly, rule: owed.length > 0 ? 'highest' : 'none' } as const,
    assetValue: assetValueOf(records),
  };
  return { ...earnedAndOwed, ...assessLoan(earnedAndOwed, loan) };
}
