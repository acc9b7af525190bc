import { m } from '@pramaan/messages';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { shareOf } from './span.ts';
import { useOutcomes } from './use-figures.ts';

interface Reason {
  reason: string;
  title: string;
  count: number;
}

/** Why applications were rejected, most frequent first. A rejection can have several reasons. */
export function DeclineReasons({ range }: { range: RangeFilter }) {
  const query = useOutcomes(range, 'product');
  const groups = query.data ?? [];
  const rejected = groups.reduce((sum, group) => sum + group.rejected, 0);
  const counted = new Map<string, Reason>();
  for (const { reason, title, count } of groups.flatMap(({ reasons }) => reasons))
    counted.set(reason, { reason, title, count: count + (counted.get(reason)?.count ?? 0) });
  const reasons = [...counted.values()].sort((a, b) => b.count - a.count);
  const open = (state: string) => drillDownAddress(range, { of: 'outcomes', which: 'rejected', state });
  return (
    <Figure
      title={m.dashboard_reasons()}
      text={m.dashboard_reasons_text()}
      empty={m.dashboard_reasons_empty()}
      name="decline-reasons"
      query={{ ...query, data: query.data && reasons }}
      keyOf={({ reason }) => reason}
      columns={[
        { label: m.dashboard_reasons_reason(), text: ({ title }) => title },
        {
          label: m.dashboard_reasons_count(),
          number: true,
          text: ({ count }) => count,
          show: ({ reason, count }) => <CountLink count={count} href={open(reason)} />,
        },
        {
          label: m.dashboard_reasons_share(),
          number: true,
          text: ({ count }) => `${shareOf(count, rejected)}%`,
        },
      ]}
    >
      <Bars
        bars={reasons.map(({ reason, title, count }) => ({
          key: reason,
          label: title,
          said: m.dashboard_reasons_said({ count, share: shareOf(count, rejected) }),
          parts: [{ share: count / (rejected || 1), tone: 'second' }],
          href: open(reason),
        }))}
      />
    </Figure>
  );
}
