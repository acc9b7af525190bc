import type { Review } from './use-review.ts';

const figure = { confirmed: true, setAside: null, months: [] };
const assessment: Review['assessment'] = {
  income: {
    sources: [
      { ...figure, source: 'form16', called: 'Form 16 2025-26', monthly: 75_000, records: ['pan.auth'] },
      {
        ...{
          ...figure,
          source: 'credits',
          called: 'Salary credits × 12',
          monthly: 63_750,
          records: ['pan.auth'],
        },
        months: [{ month: '2026-10', amount: 63_750 }],
      },
      {
        ...{ ...figure, source: 'wages', called: 'EPF: wages × 12', monthly: 15_000, records: [] },
        ...{ confirmed: false, setAside: 'part-of-salary' },
      },
    ],
    ...{ monthly: 63_750, rule: 'lowest' },
  },
  obligations: { sources: [], monthly: null, rule: 'none' },
  loan: { amount: 500_000, months: 60, ratePercent: 12 },
  ...{ instalment: 11_122, foir: null, surplus: null, assetValue: null, ltv: null },
};
/** How an application stands in review, as the server says it. */
export const state = (more: Partial<Review> = {}): Review => ({
  ...{
    version: 4,
    stage: 'in-review',
    dueAt: null,
    assigned: null,
    branch: null,
    agent: null,
    amount: 500_000,
    limit: 300_000,
  },
  ...{ tenureMonths: 60, highestAmount: 500_000, reauthenticationLimit: 2_000_000 },
  missingRequirements: [
    { subject: 'pan', title: 'PAN', why: 'missing', needed: true },
    { subject: 'eBill', title: 'Electricity bill', why: 'failed', needed: false },
  ],
  findings: [],
  marks: { identity: 'clear', address: 'none', income: 'clear', obligations: 'none', consent: 'clear' },
  creditScore: null,
  ...{
    clear: true,
    assessment,
    household: null,
    others: [],
    joins: null,
    policy: { version: 0, outcome: 'approve', hits: [], passed: [] },
  },
  ...{ informationRequests: [], reviews: [], decisions: [], looking: [] },
  may: { take: true, assign: false, decide: true, confirm: false, reveal: false },
  ...more,
});
