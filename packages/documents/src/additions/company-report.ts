import { inr } from '../format.ts';
import { type Addition, itemsOf, textOf } from './addition.ts';

const amountOf = (value: unknown) => Number(textOf(value).replaceAll(',', '')) || 0;

/** Ranks from which a lender looks twice: bureaus call 7 to 10 high risk. */
const highRisk = 7;

/** A company's credit report: which facilities are overdue, and by what share of what is owed. */
export const companyReport: Addition = {
  add: (record) => ({
    ...record,
    facilities: itemsOf(record, 'facilities').map((one) => {
      const [overdue, owed] = [amountOf(one.overdue), amountOf(one.outstanding)];
      return { ...one, ...(owed > 0 ? { share: `${Math.round((overdue / owed) * 100)}%` } : {}) };
    }),
  }),
  doubt(record) {
    const overdue = amountOf(record.totalOverdue);
    const rank = amountOf(record.rank);
    const suits = amountOf(record.courtSuits);
    const why = [
      ...(overdue > 0 ? [`${inr(overdue)} is overdue.`] : []),
      ...(rank >= highRisk ? [`Rank ${rank} of 10.`] : []),
      ...(suits > 0 ? [`Suits filed by lenders: ${suits}.`] : []),
    ];
    return why.length > 0 ? { name: 'Company credit', verdict: 'doubtful', detail: why.join(' ') } : null;
  },
};
