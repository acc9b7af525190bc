import type { Assessment } from '../assessment/assessment.ts';
import type { Household } from '../assessment/household.ts';
import type { Severity } from '../findings/finding.ts';
import { isoDay } from '../format.ts';
import { anchorOf } from '../judgement/anchor.ts';
import { recordAt, type Tree } from '../tree.ts';

/** What a rule can ask of a case: the fact's title, and what its value is. */
export const policyFacts = {
  age: { title: 'Age', kind: 'years' },
  income: { title: 'Income a month', kind: 'rupees' },
  obligations: { title: 'Obligations a month', kind: 'rupees' },
  foir: { title: 'FOIR', kind: 'per cent' },
  surplus: { title: 'Surplus', kind: 'rupees' },
  ltv: { title: 'LTV', kind: 'per cent' },
  householdIncome: { title: 'Household income a month', kind: 'rupees' },
  householdFoir: { title: 'Household FOIR', kind: 'per cent' },
  householdSurplus: { title: 'Household surplus', kind: 'rupees' },
  amount: { title: 'Loan amount', kind: 'rupees' },
  tenure: { title: 'Loan tenure', kind: 'months' },
  score: { title: 'Credit score', kind: 'points' },
  history: { title: 'Credit history', kind: 'words' },
  othersScore: { title: 'Lowest score of co-applicants and guarantors', kind: 'points' },
  othersHistory: { title: 'Credit history of co-applicants and guarantors', kind: 'words' },
  pin: { title: 'PIN code', kind: 'words' },
  blocks: { title: 'Number of blocking findings', kind: 'count' },
  highs: { title: 'Number of high findings', kind: 'count' },
} as const satisfies Record<string, { title: string; kind: string }>;

export type PolicyFact = keyof typeof policyFacts;
export type FactKind = (typeof policyFacts)[PolicyFact]['kind'];
export const policyFactNames = Object.keys(policyFacts) as [PolicyFact, ...PolicyFact[]];

/** A case as rules see it. Null: nobody knows. */
export type PolicyFacts = Readonly<Record<PolicyFact, number | string | null>>;

/** Facts that need not exist: a loan that buys nothing has no LTV, and somebody new to credit has no score. */
export const absentWhen: Readonly<Partial<Record<PolicyFact, string>>> = {
  ltv: 'true',
  score: 'history == "none"',
  othersScore: 'othersHistory == "none"',
};

/** Whole years from a day of birth to another day, both YYYY-MM-DD. */
function yearsBetween(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The bureau's answer: a score, or that it knows no history of the person. Null without an answer. */
export function creditOf(docs: Tree): { score: number | null; history: 'report' | 'none' | null } {
  const record = recordAt(docs, 'creditReport', 'bureau');
  const { result, score } = (record?.data ?? {}) as { result?: unknown; score?: unknown };
  if (record?.status !== 'verified' || typeof result !== 'string') return { score: null, history: null };
  const points = Number(score);
  return Number.isFinite(points) && points >= 300
    ? { score: points, history: 'report' }
    : { score: null, history: 'none' };
}

/** The lowest score of those who join an application. Unknown while one of them has no answer; nobody there is nobody with a history. */
function creditOfOthers(others: readonly Pick<Case, 'docs'>[]) {
  const answers = others.map(({ docs }) => creditOf(docs));
  if (answers.some(({ history }) => history === null)) return { othersScore: null, othersHistory: null };
  const scores = answers.flatMap(({ score }) => score ?? []);
  return scores.length > 0
    ? { othersScore: Math.min(...scores), othersHistory: 'report' }
    : { othersScore: null, othersHistory: 'none' };
}

interface Case {
  docs: Tree;
  profile: { name: string };
  assessment: Pick<Assessment, 'income' | 'obligations' | 'foir' | 'surplus' | 'ltv'>;
  /** Of all who apply together; null when the applicant applies alone. */
  household: Household | null;
  /** Who joins the application, with their own case files and findings. */
  others: readonly Pick<Case, 'docs' | 'findings'>[];
  requested: { amount: number | null; tenureMonths: number | null };
  findings: readonly { state: string; severity: Severity }[];
  /** Today in India, YYYY-MM-DD. */
  today: string;
}

/** The PIN code of where a person lives, by their identity anchor; undefined where no address tells it. */
export function pinOf({ docs, profile }: Pick<Case, 'docs' | 'profile'>): string | undefined {
  const { address } = anchorOf(docs, profile).facts;
  return address.map(({ value }) => /(?<!\d)[1-9]\d{5}(?!\d)/.exec(value)?.[0]).find(Boolean);
}

/**
 * What rules see of a loan, requested or approved, and of what it leaves of a month. Of somebody who applies alone the household is
 * they themselves, so that one policy serves both.
 */
export const loanFactsOf = ({
  assessment,
  household,
  requested,
}: Pick<Case, 'assessment' | 'household' | 'requested'>) => ({
  foir: assessment.foir,
  surplus: assessment.surplus,
  ltv: assessment.ltv,
  householdFoir: (household ?? assessment).foir,
  householdSurplus: (household ?? assessment).surplus,
  amount: requested.amount,
  tenure: requested.tenureMonths,
});

/** What a case file says of each fact. Birth and address are those of the identity anchor; findings count of all who apply. */
export function policyFactsOf(judged: Case): PolicyFacts {
  const { docs, profile, assessment, household, others, today } = judged;
  const findings = [judged, ...others].flatMap((one) => one.findings);
  const { dob } = anchorOf(docs, profile).facts;
  const birth = isoDay(dob[0]?.value ?? '');
  const open = (severity: Severity) =>
    findings.filter((one) => one.state === 'open' && one.severity === severity).length;
  const { income, obligations } = assessment;
  return {
    age: birth === '' ? null : yearsBetween(birth, today),
    income: income.monthly,
    obligations: obligations.monthly,
    householdIncome: household ? household.income : income.monthly,
    ...loanFactsOf(judged),
    ...creditOf(docs),
    ...creditOfOthers(others),
    pin: pinOf({ docs, profile }) ?? null,
    blocks: open('block'),
    highs: open('high'),
  };
}
