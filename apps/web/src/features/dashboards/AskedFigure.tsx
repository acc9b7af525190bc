import { m } from '@pramaan/messages';
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
      title={m.dash_asks()}
      text={m.dash_asks_text()}
      empty={m.dash_asks_empty()}
      name="asked"
      query={query}
      keyOf={({ week }) => week ?? ''}
      columns={[
        {
          label: m.dash_week(),
          text: ({ week }) => week ?? m.dash_all(),
          show: ({ week }) => (week ? shortDay(week) : m.dash_all()),
        },
        {
          label: m.dash_asks_asked(),
          number: true,
          text: ({ asked }) => asked,
          show: ({ asked, week }) => <CountLink count={asked} href={open('asked', week)} />,
        },
        {
          label: m.dash_asks_answered(),
          number: true,
          text: ({ answered }) => answered,
          show: ({ answered, week }) => <CountLink count={answered} href={open('answered', week)} />,
        },
        {
          label: m.dash_asks_open(),
          number: true,
          text: ({ asked, answered, withdrawn }) => asked - answered - withdrawn,
          show: ({ asked, answered, withdrawn, week }) => (
            <CountLink count={asked - answered - withdrawn} href={open('open', week)} />
          ),
        },
        { label: m.dash_asks_p50(), number: true, text: ({ p50 }) => spanOf(p50) },
        { label: m.dash_asks_p90(), number: true, text: ({ p90 }) => spanOf(p90) },
      ]}
    >
      <Weeks
        kind="bars"
        title={m.dash_asks()}
        names={{ first: m.dash_asks_asked(), second: m.dash_asks_answered() }}
        say={String}
        columns={weeks.map(({ week, asked, answered }) => ({
          key: week ?? '',
          label: shortDay(week ?? ''),
          said: m.dash_asks_said({ week: shortDay(week ?? ''), asked, answered }),
          first: asked,
          second: answered,
          href: open('asked', week),
        }))}
      />
    </Figure>
  );
}
