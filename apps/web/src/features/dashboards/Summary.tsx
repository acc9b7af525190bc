import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { sentenceOf } from '../../lib/failure.ts';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { changeOf } from './change.ts';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import classes from './Summary.module.css';
import { shareOf, spanOf } from './span.ts';
import { useSummary } from './use-figures.ts';

interface Tile {
  label: string;
  value: string;
  /** How it compares with as many days before. */
  more?: string;
  /** `bad`: somebody should look. */
  tone?: 'bad' | undefined;
  href?: string;
}

type Period = NonNullable<ReturnType<typeof useSummary>['data']>['period'];
const decidedOf = ({ approved, rejected }: Period) => approved + rejected;
const rateOf = (period: Period) =>
  decidedOf(period) === 0 ? m.dashboard_none() : `${shareOf(period.approved, decidedOf(period))}%`;

/** What a head of operations looks at first. */
export function Summary({ range }: { range: RangeFilter }) {
  const { data, error } = useSummary(range);
  if (error) return <FormNotice message={sentenceOf(error)} />;
  if (!data) return <div className={classes.tiles} aria-hidden="true" />;
  const { period, previous, open, overdue } = data;
  const outcome = (which: string) => drillDownAddress(range, { of: 'outcomes', which });
  const cases = (state: string) => drillDownAddress(range, { of: 'workload', which: 'all', state });
  const tiles: Tile[] = [
    {
      ...{ label: m.dashboard_tile_started(), value: String(period.started) },
      more: changeOf(period.started, previous.started),
      href: drillDownAddress(range, { of: 'funnel', which: 'started', state: 'reached' }),
    },
    {
      ...{ label: m.dashboard_tile_approved(), value: String(period.approved) },
      more: changeOf(period.approved, previous.approved),
      href: outcome('approved'),
    },
    {
      ...{ label: m.dashboard_tile_rejected(), value: String(period.rejected) },
      more: changeOf(period.rejected, previous.rejected),
      href: outcome('rejected'),
    },
    {
      ...{ label: m.dashboard_outcomes_withdrawn(), value: String(period.withdrawn) },
      more: changeOf(period.withdrawn, previous.withdrawn),
      href: outcome('withdrawn'),
    },
    {
      ...{ label: m.dashboard_tile_rate(), value: rateOf(period) },
      more: m.dashboard_tile_before({ value: rateOf(previous) }),
    },
    {
      ...{ label: m.dashboard_tile_turnaround(), value: spanOf(period.p50) },
      more: m.dashboard_tile_before({ value: spanOf(previous.p50) }),
    },
    {
      ...{ label: m.dashboard_tile_open(), value: String(open), more: m.dashboard_tile_now() },
      href: drillDownAddress(range, { of: 'ageing' }),
    },
    {
      ...{ label: m.dashboard_tile_overdue(), value: String(overdue), more: m.dashboard_tile_now() },
      ...{ tone: overdue > 0 ? 'bad' : undefined, href: cases('overdue') },
    },
  ];
  return (
    <ul className={classes.tiles} aria-label={m.dashboard_tiles()}>
      {tiles.map(({ label, value, more, tone, href }) => (
        <li key={label} data-tone={tone}>
          <span className={classes.tileLabel}>{href ? <Link href={href}>{label}</Link> : label}</span>
          <strong>{value}</strong>
          <span className={classes.compared}>{more}</span>
        </li>
      ))}
    </ul>
  );
}
