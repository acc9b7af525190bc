import { t } from '../../lib/catalogue.ts';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { behindAddress, type RangeFilter } from './range-address.ts';
import { shortDay, spanOf } from './span.ts';
import { useAsked } from './use-figures.ts';
import { Weeks } from './Weeks.tsx';

/** What was asked of applicants, and how fast they answered. */
export function AskedFigure({ range }: { range: RangeFilter }) {
  const query = useAsked(range);
  const weeks = (query.data ?? []).filter(({ week }) => week !== null);
  const open = (which: string, week: string | null) =>
    behindAddress(range, { of: 'asks', which, ...(week ? { week } : {}) });
  return (
    <Figure
      title={t('dash.asks')}
      text={t('dash.asks.text')}
      empty={t('dash.asks.empty')}
      name="asked"
      query={query}
      keyOf={({ week }) => week ?? ''}
      columns={[
        {
          label: t('dash.week'),
          text: ({ week }) => week ?? t('dash.all'),
          show: ({ week }) => (week ? shortDay(week) : t('dash.all')),
        },
        {
          label: t('dash.asks.asked'),
          number: true,
          text: ({ asked }) => asked,
          show: ({ asked, week }) => <CountLink count={asked} href={open('asked', week)} />,
        },
        {
          label: t('dash.asks.answered'),
          number: true,
          text: ({ answered }) => answered,
          show: ({ answered, week }) => <CountLink count={answered} href={open('answered', week)} />,
        },
        {
          label: t('dash.asks.open'),
          number: true,
          text: ({ asked, answered, withdrawn }) => asked - answered - withdrawn,
          show: ({ asked, answered, withdrawn, week }) => (
            <CountLink count={asked - answered - withdrawn} href={open('open', week)} />
          ),
        },
        { label: t('dash.asks.p50'), number: true, text: ({ p50 }) => spanOf(p50) },
        { label: t('dash.asks.p90'), number: true, text: ({ p90 }) => spanOf(p90) },
      ]}
    >
      <Weeks
        kind="bars"
        title={t('dash.asks')}
        names={{ first: t('dash.asks.asked'), second: t('dash.asks.answered') }}
        say={String}
        columns={weeks.map(({ week, asked, answered }) => ({
          key: week ?? '',
          label: shortDay(week ?? ''),
          said: t('dash.asks.said', { week: shortDay(week ?? ''), asked, answered }),
          first: asked,
          second: answered,
          href: open('asked', week),
        }))}
      />
    </Figure>
  );
}
