import { m } from '@pramaan/messages';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CountLink } from './CountLink.tsx';
import classes from './Dashboards.module.css';
import { Figure } from './Figure.tsx';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { useSources } from './use-figures.ts';

const dashSourcesMessages = {
  closed: m.dashboard_sources_closed,
  open: m.dashboard_sources_open,
  'half-open': m.dashboard_sources_half_open,
} as const;

const tones = { open: 'bad', 'half-open': 'doubt', closed: 'good' } as const;
const seconds = (millis: number | null) =>
  millis === null ? m.dashboard_none() : `${(millis / 1000).toLocaleString('en-IN')} s`;

type Source = NonNullable<ReturnType<typeof useSources>['data']>[number];

const errorsOf = ({ answered, failed }: Source) =>
  answered + failed === 0 ? 0 : (failed / (answered + failed)) * 100;

/** The gravest first. */
const circuits = Object.keys(tones);

/** Most sources work: what does not is read first. */
const troubleFirst = (one: Source, other: Source) =>
  circuits.indexOf(one.circuit) - circuits.indexOf(other.circuit) ||
  errorsOf(other) - errorsOf(one) ||
  other.waiting - one.waiting ||
  other.answered - one.answered;

/** How the sources answered, and which are left alone just now. */
export function Sources({ range }: { range: RangeFilter }) {
  const query = useSources(range);
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
      rows={query.data?.toSorted(troubleFirst) ?? []}
      first={8}
      keyOf={({ endpoint, provider }) => `${endpoint} ${provider}`}
      isTable
      columns={[
        { label: m.dashboard_sources_source(), text: ({ title }) => title },
        {
          label: m.dashboard_sources_state(),
          text: ({ circuit }) => dashSourcesMessages[circuit](),
          show: ({ circuit }) => (
            <StatusBadge tone={tones[circuit]}>{dashSourcesMessages[circuit]()}</StatusBadge>
          ),
        },
        {
          label: m.dashboard_sources_errors(),
          number: true,
          text: (row) => percentText(errorsOf(row)),
          show: (row) => <Share percent={errorsOf(row)} />,
        },
        { label: m.dashboard_sources_answered(), number: true, text: ({ answered }) => answered },
        { label: m.dashboard_sources_failed(), number: true, text: ({ failed }) => failed },
        { label: m.dashboard_sources_retries(), number: true, text: ({ retries }) => retries },
        { label: m.dashboard_sources_p50(), number: true, text: ({ p50 }) => seconds(p50) },
        { label: m.dashboard_sources_p95(), number: true, text: ({ p95 }) => seconds(p95) },
        {
          label: m.dashboard_sources_waiting(),
          number: true,
          text: ({ waiting }) => waiting,
          show: ({ endpoint, waiting }) => <CountLink count={waiting} href={open(endpoint)} />,
        },
      ]}
    />
  );
}

const percentText = (percent: number) => (percent === 0 ? '0%' : `${percent.toFixed(1)}%`);

/** A share of a hundred as a short bar with its number. */
function Share({ percent }: { percent: number }) {
  if (percent === 0) return percentText(percent);
  return (
    <span className={classes.share}>
      <svg aria-hidden="true">
        <rect className={classes.ground} width="100%" height="100%" rx="3" />
        <rect data-tone="second" width={`${percent}%`} height="100%" rx="3" />
      </svg>
      {percentText(percent)}
    </span>
  );
}
