import { type Addition, itemsOf, textOf } from './addition.ts';

/** What a long-term grade says of a debtor, best first. SEBI gave all Indian agencies one scale; the words are ours. */
const longTerm: readonly (readonly [string, string])[] = [
  ['AAA', 'Safest: payment in time is as good as certain.'],
  ['AA', 'Very safe: very little risk of late payment.'],
  ['A', 'Safe: low risk of late payment.'],
  ['BBB', 'Fairly safe: moderate risk of late payment.'],
  ['BB', 'Risky: moderate risk that payment fails.'],
  ['B', 'Very risky: high risk that payment fails.'],
  ['C', 'Close to failing: very high risk that payment fails.'],
  ['D', 'Payment has failed, or is about to.'],
];

/** The same for debts of up to a year. */
const shortTerm: readonly (readonly [string, string])[] = [
  ['A1', 'Short term: the strongest promise of payment in time.'],
  ['A2', 'Short term: a strong promise of payment in time.'],
  ['A3', 'Short term: a moderate promise of payment in time.'],
  ['A4', 'Short term: a weak promise; payment may fail.'],
];

const withdrawn = 'The agency has withdrawn its rating.';
const notCooperating = 'The company gave the agency no information, so the grade is a guess.';

/**
 * What a grade means, in a sentence; blank for one that is on no Indian scale. Takes what agencies write: "CRISIL AA+/Stable",
 * "[ICRA]A1", "CARE BB; ISSUER NOT COOPERATING".
 */
export function gradeMeaning(written: string): string {
  const text = written.toUpperCase();
  if (/\bWITHDRAWN\b/.test(text)) return withdrawn;
  const [, grade = ''] = /(?:^|[\s\]/])(AAA|AA|A[1-4]|A|BBB|BB|B|C|D)[+-]?(?![A-Z0-9])/.exec(text) ?? [];
  const [, meaning = ''] = [...shortTerm, ...longTerm].find(([name]) => name === grade) ?? [];
  return meaning && /NOT CO-?OPERATING|\bINC\b/.test(text) ? `${meaning} ${notCooperating}` : meaning;
}

/** External ratings: what each grade means, and whether one says that payment may fail. */
export const ratingGrades: Addition = {
  add: (record) => ({
    ...record,
    ratings: itemsOf(record, 'ratings').map((one) => ({
      ...one,
      ...(gradeMeaning(textOf(one.rating)) ? { meaning: gradeMeaning(textOf(one.rating)) } : {}),
    })),
  }),
  doubt(record) {
    const bad = itemsOf(record, 'ratings').filter((one) => /fail|guess/.test(textOf(one.meaning)));
    if (bad.length === 0) return null;
    const grades = bad.map(({ rating }) => textOf(rating)).join(', ');
    return { name: 'Ratings', verdict: 'doubtful', detail: `Payment may fail: ${grades}.` };
  },
};
