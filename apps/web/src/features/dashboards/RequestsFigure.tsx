import { m } from '@pramaan/messages';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { shortDay, spanOf } from './span.ts';
import { useAsked } from './use-figures.ts';
import { Weeks } from './Weeks.tsx';

/** What was asked of applicants, and how fast they answered. */
export function RequestsFigure({ range }: { range: RangeFilter }) {
  const query = useAsked(range);
  const weeks = (query.data ?? []).filter(({ week }) => week !== null);
  const open = (which: string, week: string | null) =>
    drillDownAddress(range, { of: 'informationRequests', which, ...(week ? { week } : {}) });
  return (
    <Figure
      title={m.dashboard_requests()}
      text={m.dashboard_requests_text()}
      empty={m.dashboard_requests_empty()}
      name="asked"
      query={query}
      keyOf={({ week }) => week ?? ''}
      columns={[
        {
          label: m.dashboard_week(),
          text: ({ week }) => week ?? m.dashboard_all(),
          show: ({ week }) => (week ? shortDay(week) : m.dashboard_all()),
        },
        {
          label: m.dashboard_requests_asked(),
          number: true,
          text: ({ asked }) => asked,
          show: ({ asked, week }) => <CountLink count={asked} href={open('asked', week)} />,
        },
        {
          label: m.dashboard_requests_answered(),
          number: true,
          text: ({ answered }) => answered,
          show: ({ answered, week }) => <CountLink count={answered} href={open('answered', week)} />,
        },
        {
          label: m.dashboard_requests_open(),
          number: true,
          text: ({ asked, answered, withdrawn }) => asked - answered - withdrawn,
          show: ({ asked, answered, withdrawn, week }) => (
            <CountLink count={asked - answered - withdrawn} href={open('open', week)} />
          ),
        },
        { label: m.dashboard_requests_p50(), number: true, text: ({ p50 }) => spanOf(p50) },
        { label: m.dashboard_requests_p90(), number: true, text: ({ p90 }) => spanOf(p90) },
      ]}
    >
      <Weeks
        kind="bars"
        title={m.dashboard_requests()}
        names={{ first: m.dashboard_requests_asked(), second: m.dashboard_requests_answered() }}
        say={String}
        columns={weeks.map(({ week, asked, answered }) => ({
          key: week ?? '',
          label: shortDay(week ?? ''),
          said: m.dashboard_requests_said({ week: shortDay(week ?? ''), asked, answered }),
          first: asked,
          second: answered,
          href: open('asked', week),
        }))}
      />
    </Figure>
  );
}
