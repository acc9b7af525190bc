import type { CaseRecord } from '../findings/case-records.ts';
import { isOutdated, type YearlyIncome, yearlyIncomes } from '../findings/yearly-income.ts';
import { otherReceipts } from './receipts.ts';
import type { SourceFigure } from './source-figure.ts';

/** By which rule an income was assessed. */
export const incomeRules = ['lowest', 'lowest-read', 'none'] as const;
export type IncomeRule = (typeof incomeRules)[number];

/** Fewer months of credits than this are an accident, not an income. */
const leastMonths = 3;

const byMonth: readonly YearlyIncome['source'][] = ['credits', 'rent', 'business'];

/** Why a source is shown and not counted; null when it counts. */
function setAside(income: YearlyIncome, latest: number, today: string): SourceFigure['setAside'] {
  // Provident fund and state insurance are paid on a part of the salary.
  if (income.source === 'wages') return 'part-of-salary';
  if (byMonth.includes(income.source) && income.months.length < leastMonths) return 'few-months';
  if (income.source === 'rent') return 'beside';
  if (income.year < latest) return 'earlier-year';
  return isOutdated(income, today) ? 'outdated' : null;
}

/** Each source's monthly figure. Of papers of several years the latest counts, unless it too is of long before `today`, YYYY-MM-DD. */
export function incomeSources(records: readonly CaseRecord[], today: string): SourceFigure[] {
  const verified = new Set(records.filter(({ verdict }) => verdict === 'verified').map(({ place }) => place));
  const incomes = [...yearlyIncomes(records), ...otherReceipts(records)];
  const figures = incomes.map((income): SourceFigure => {
    const years = incomes.filter(({ source }) => source === income.source).map(({ year }) => year);
    return {
      source: income.source,
      called: income.called,
      monthly: Math.round(income.amount / 12),
      confirmed: income.records.every((place) => verified.has(place)),
      setAside: setAside(income, Math.max(...years), today),
      records: [...income.records],
      months: [...income.months],
    };
  });
  // What the law presumes of a turnover counts where no paper says what was earned.
  const isEarned = ({ source, setAside }: SourceFigure) => source !== 'business' && setAside === null;
  if (!figures.some(isEarned)) return figures;
  return figures.map((one) =>
    one.source === 'business' && one.setAside === null ? { ...one, setAside: 'turnover' } : one,
  );
}

/**
 * The monthly income that a decision rests on: the lowest figure of all. What nobody confirmed may lower it and never raise it;
 * alone it counts under a rule of its own. Null when nothing counts.
 */
export function assessedIncome(sources: readonly SourceFigure[]): {
  monthly: number | null;
  rule: IncomeRule;
} {
  const counted = sources.filter(({ setAside }) => setAside === null);
  if (counted.length === 0) return { monthly: null, rule: 'none' };
  const rule = counted.some(({ confirmed }) => confirmed) ? 'lowest' : 'lowest-read';
  return { monthly: Math.min(...counted.map(({ monthly }) => monthly)), rule };
}
