import type { CreditSummary } from './summary.ts';

/** What in a file weighs on the person, each with something to do about it. */
const advices = [
  'written-off',
  'overdue',
  'late-months',
  'high-use',
  'many-enquiries',
  'short-history',
  'keep-going',
] as const;
export type Advice = (typeof advices)[number];

/** From this share of their limits on, cards in use weigh on a score: a rule of thumb that bureaus themselves teach. */
const highUse = 30;
const manyEnquiries = 4;
const shortYears = 2;

/** What would help this person, the heaviest first. Never empty. */
export function adviceFor(summary: CreditSummary, on: string): Advice[] {
  const young =
    summary.since === null || Number(on.slice(0, 4)) - Number(summary.since.slice(0, 4)) < shortYears;
  const applies: Record<Exclude<Advice, 'keep-going'>, boolean> = {
    'written-off': summary.writtenOffAccounts > 0,
    overdue: summary.overdueAccounts > 0,
    'late-months': summary.monthsOnTime < summary.monthsReported,
    'high-use': (summary.utilisation ?? 0) >= highUse,
    'many-enquiries': summary.recentEnquiries >= manyEnquiries,
    'short-history': young,
  };
  const found = advices.filter((one) => one !== 'keep-going' && applies[one]);
  return found.length > 0 ? found : ['keep-going'];
}
