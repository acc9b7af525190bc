import type { CaseRecord } from './case-records.ts';
import { rupees } from './figures.ts';
import type { Finding, Tolerances } from './finding.ts';
import { instalmentsOf } from './instalments.ts';

/** Less than this a month is no contradiction, whatever its share. */
const leastApart = 1_000;

/** Instalments that two sources put further apart than the lender allows. Hidden ones weigh more than ended ones. */
export function differingInstalments(records: readonly CaseRecord[], { obligation }: Tolerances): Finding[] {
  const all = instalmentsOf(records);
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other): Finding[] => {
      const [declared] = [one, other].filter(({ source }) => source === 'declared');
      const apart = Math.abs(one.amount - other.amount);
      const most = Math.max(one.amount, other.amount);
      if (one.source === other.source || apart <= Math.max(leastApart, (most * obligation) / 100)) return [];
      const sources = [one, other].map(({ source }) => source).sort();
      return [
        {
          kind: 'obligation',
          severity: declared && declared.amount < most ? 'high' : 'medium',
          key: `obligation.${sources.join('-')}`,
          records: [one.record.place, other.record.place],
          evidence: {
            code: 'instalments_differ',
            values: {
              one: one.record.title,
              oneAmount: rupees(one.amount),
              other: other.record.title,
              otherAmount: rupees(other.amount),
            },
          },
          resolves: 'explain',
        },
      ];
    }),
  );
}
