import { m } from '@pramaan/messages';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { useSources } from './use-figures.ts';

const dashSourcesMessages = {
  closed: m.dashboard_sources_closed,
  open: m.dashboard_sources_open,
  'half-open': m.dashboard_sources_half_open,
} as const;

const drawn = 10;
const tones = { closed: 'good', open: 'bad', 'half-open': 'doubt' } as const;
const seconds = (millis: number | null) =>
  millis === null ? m.dashboard_none() : `${(millis / 1000).toLocaleString('en-IN')} s`;

/** How the sources answered, and which are left alone just now. */
export function Sources({ range }: { range: RangeFilter }) {
  const query = useSources(range);
  const most = Math.max(1, ...(query.data ?? []).map(({ answered, failed }) => answered + failed));
  const open = (which: string) => drillDownAddress(range, { of: 'sources', which });
  return (
    <Figure
      title={m.dashboard_sources()}
      text={
        range.segment
          ? `${m.dashboard_sources_text()} ${m.dashboard_no_segment()}`
          : m.dashboard_sources_text()
      }
      empty={m.dashboard_sources_empty()}
      name="sources"
      query={query}
      keyOf={({ endpoint, provider }) => `${endpoint} ${provider}`}
      columns={[
        { label: m.dashboard_sources_source(), text: ({ title }) => title },
        { label: m.dashboard_sources_answered(), number: true, text: ({ answered }) => answered },
        { label: m.dashboard_sources_failed(), number: true, text: ({ failed }) => failed },
        { label: m.dashboard_sources_retries(), number: true, text: ({ retries }) => retries },
        { label: m.dashboard_sources_p95(), number: true, text: ({ p95 }) => seconds(p95) },
        {
          label: m.dashboard_sources_waiting(),
          number: true,
          text: ({ waiting }) => waiting,
          show: ({ endpoint, waiting }) => <CountLink count={waiting} href={open(endpoint)} />,
        },
        {
          label: m.dashboard_sources_state(),
          text: ({ circuit }) => dashSourcesMessages[circuit](),
          show: ({ circuit }) => (
            <StatusBadge tone={tones[circuit]}>{dashSourcesMessages[circuit]()}</StatusBadge>
          ),
        },
      ]}
    >
      <Bars
        bars={(query.data ?? [])
          .slice(0, drawn)
          .map(({ endpoint, provider, title, answered, failed, p95, waiting }) => ({
            key: `${endpoint} ${provider}`,
            label: title,
            said: m.dashboard_sources_said({ answered }),
            more:
              p95 === null
                ? m.dashboard_sources_fails({ failed })
                : m.dashboard_sources_within({ failed, time: seconds(p95) }),
            parts: [
              { share: answered / most, tone: 'first' },
              { share: failed / most, tone: 'second' },
            ],
            ...(waiting > 0 ? { href: open(endpoint) } : {}),
          }))}
      />
    </Figure>
  );
}
