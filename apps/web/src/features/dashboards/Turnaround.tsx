import { type Leg, legs } from '@pramaan/contract/dashboards.ts';
import { useState } from 'react';
import { t } from '../../lib/catalogue.ts';
import { PickField } from '../../ui/PickField.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { behindAddress, type RangeFilter } from './range-address.ts';
import { shortDay, spanOf } from './span.ts';
import { useTurnaround } from './use-figures.ts';
import { Weeks } from './Weeks.tsx';

const weekWords = (week: string | null) => (week ? shortDay(week) : t('dash.all'));

/** How long each way from step to step took, week by week. */
export function Turnaround({ range }: { range: RangeFilter }) {
  const [leg, setLeg] = useState<Leg>('whole');
  const query = useTurnaround(range, leg);
  const behind = (of: Leg, week: string | null) =>
    behindAddress(range, { of: 'turnaround', which: of, ...(week ? { week } : {}) });
  const weeks = (query.data ?? []).filter(({ week }) => week !== null);
  return (
    <Figure
      title={t('dash.turn')}
      text={t('dash.turn.text')}
      empty={t('dash.turn.empty')}
      name="turnaround"
      query={query}
      above={
        <PickField
          label={t('dash.turn.leg')}
          value={leg}
          choices={legs.map((value) => ({ value, label: t(`dash.leg.${value}`) }))}
          onChange={(value) => setLeg(legs.find((one) => one === value) ?? 'whole')}
        />
      }
      keyOf={(row) => `${row.leg} ${row.week}`}
      columns={[
        { label: t('dash.turn.leg'), text: (row) => t(`dash.leg.${row.leg}`) },
        {
          label: t('dash.week'),
          text: ({ week }) => week ?? t('dash.all'),
          show: ({ week }) => weekWords(week),
        },
        {
          label: t('dash.turn.count'),
          number: true,
          text: ({ count }) => count,
          show: (row) => <CountLink count={row.count} href={behind(row.leg, row.week)} />,
        },
        { label: t('dash.turn.p50'), number: true, text: ({ p50 }) => spanOf(p50) },
        { label: t('dash.turn.p90'), number: true, text: ({ p90 }) => spanOf(p90) },
      ]}
    >
      <Weeks
        kind="lines"
        title={`${t('dash.turn')}: ${t(`dash.leg.${leg}`)}`}
        names={{ first: t('dash.turn.p50'), second: t('dash.turn.p90') }}
        say={spanOf}
        columns={weeks.map(({ leg: way, week, count, p50, p90 }) => ({
          key: week ?? '',
          label: shortDay(week ?? ''),
          said: t('dash.turn.said', {
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
