import { type Leg, legs } from '@pramaan/contract/dashboards.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
import { PickField } from '../../ui/PickField.tsx';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { shortDay, spanOf } from './span.ts';
import { turnaroundStageMessages } from './turnaround-stage-messages.ts';
import { useTurnaround } from './use-figures.ts';
import { Weeks } from './Weeks.tsx';

const weekWords = (week: string | null) => (week ? shortDay(week) : m.dashboard_all());

/** How long each way from step to step took, week by week. */
export function Turnaround({ range }: { range: RangeFilter }) {
  const [leg, setLeg] = useState<Leg>('whole');
  const query = useTurnaround(range);
  const behind = (of: Leg, week: string | null) =>
    drillDownAddress(range, { of: 'turnaround', which: of, ...(week ? { week } : {}) });
  const all = query.data ?? [];
  const wholes = legs.flatMap((one) => all.find((row) => row.leg === one && row.week === null) ?? []);
  const slowest = Math.max(1, ...wholes.map(({ p90 }) => p90 ?? 0));
  const weeks = all.filter((row) => row.leg === leg && row.week !== null);
  return (
    <Figure
      title={m.dashboard_turnaround()}
      text={m.dashboard_turnaround_text()}
      empty={m.dashboard_turnaround_empty()}
      name="turnaround"
      query={query}
      rows={[...wholes, ...weeks]}
      keyOf={(row) => `${row.leg} ${row.week}`}
      columns={[
        { label: m.dashboard_turnaround_leg(), text: (row) => turnaroundStageMessages[row.leg]() },
        {
          label: m.dashboard_week(),
          text: ({ week }) => week ?? m.dashboard_all(),
          show: ({ week }) => weekWords(week),
        },
        {
          label: m.dashboard_turnaround_count(),
          number: true,
          text: ({ count }) => count,
          show: (row) => <CountLink count={row.count} href={behind(row.leg, row.week)} />,
        },
        { label: m.dashboard_turnaround_p50(), number: true, text: ({ p50 }) => spanOf(p50) },
        { label: m.dashboard_turnaround_p90(), number: true, text: ({ p90 }) => spanOf(p90) },
      ]}
    >
      <Bars
        bars={wholes.map(({ leg: way, count, p50, p90 }) => ({
          key: way,
          label: turnaroundStageMessages[way](),
          said: m.dashboard_turnaround_times({ p50: spanOf(p50), p90: spanOf(p90) }),
          parts: [
            { share: (p50 ?? 0) / slowest, tone: 'first' },
            { share: ((p90 ?? 0) - (p50 ?? 0)) / slowest, tone: 'second' },
          ],
          ...(count > 0 ? { href: behind(way, null) } : {}),
        }))}
      />
      <PickField
        label={m.dashboard_turnaround_leg()}
        value={leg}
        choices={legs.map((value) => ({ value, label: turnaroundStageMessages[value]() }))}
        onChange={(value) => setLeg(legs.find((one) => one === value) ?? 'whole')}
      />
      <Weeks
        kind="lines"
        title={`${m.dashboard_turnaround()}: ${turnaroundStageMessages[leg]()}`}
        names={{ first: m.dashboard_turnaround_p50(), second: m.dashboard_turnaround_p90() }}
        say={spanOf}
        columns={weeks.map(({ leg: way, week, count, p50, p90 }) => ({
          key: week ?? '',
          label: shortDay(week ?? ''),
          said: m.dashboard_turnaround_said({
            week: shortDay(week ?? ''),
            p50: spanOf(p50),
            p90: spanOf(p90),
            count,
          }),
          first: p50,
          second: p90,
          href: behind(way, week),
        }))}
      />
    </Figure>
  );
}
