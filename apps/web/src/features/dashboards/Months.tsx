import { m } from '@pramaan/messages';
import { paiseText } from '../../lib/rupees.ts';
import { CountLink } from './CountLink.tsx';
import classes from './Dashboards.module.css';
import { Figure } from './Figure.tsx';
import { daysOfMonth, drillDownAddress, type RangeFilter } from './range-address.ts';
import { monthName, shareOf, spanOf } from './span.ts';
import { useMonths, useUsage } from './use-figures.ts';
import { Weeks } from './Weeks.tsx';

const isUsed = ({
  started,
  approved,
  rejected,
  withdrawn,
}: Readonly<Record<'started' | 'approved' | 'rejected' | 'withdrawn', number>>) =>
  started + approved + rejected + withdrawn > 0;

/** Months side by side: volume, approval rate, time, and what an approved case costs. */
export function Months({ range }: { range: RangeFilter }) {
  const query = useMonths(range);
  const usage = useUsage().data ?? [];
  const all = query.data ?? [];
  // Months before the lender’s first application say nothing.
  const months = all.slice(Math.max(0, all.findIndex(isUsed)));
  type Month = (typeof months)[number];
  // What checks cost is known for the whole lender alone.
  const whole = !(range.segment || range.product || range.branch || range.agent);
  const spentIn = ({ month }: Month) =>
    usage.reduce((sum, row) => (row.month === month ? sum + row.cost : sum), 0);
  const rateOf = ({ approved, rejected }: Month) =>
    approved + rejected === 0 ? null : shareOf(approved, approved + rejected);
  const perCase = (month: Month) => (month.approved > 0 ? spentIn(month) / month.approved : null);
  const open = ({ month }: Month, of: { of: string; which: string }) =>
    drillDownAddress({ ...range, ...daysOfMonth(month) }, of);
  const before = ({ month }: Month) => months[months.findIndex((one) => one.month === month) - 1];
  const newest = [...months].reverse();
  const count = (label: string, member: 'started' | 'approved' | 'rejected') => ({
    label,
    number: true,
    text: (month: Month) => month[member],
    show: (month: Month) => (
      <>
        <CountLink
          count={month[member]}
          href={open(
            month,
            member === 'started' ? { of: 'funnel', which: 'started' } : { of: 'outcomes', which: member },
          )}
        />
        <Change now={month[member]} before={before(month)?.[member]} />
      </>
    ),
  });
  return (
    <Figure
      title={m.dashboard_months()}
      text={
        whole ? m.dashboard_months_text() : `${m.dashboard_months_text()} ${m.dashboard_months_narrowed()}`
      }
      empty={m.dashboard_funnel_empty()}
      name="months"
      query={query}
      rows={months.some(isUsed) ? newest : []}
      keyOf={({ month }) => month}
      isTable
      columns={[
        { label: m.dashboard_months_month(), text: ({ month }) => monthName(month) },
        count(m.dashboard_tile_started(), 'started'),
        count(m.dashboard_tile_approved(), 'approved'),
        count(m.dashboard_tile_rejected(), 'rejected'),
        {
          label: m.dashboard_tile_rate(),
          number: true,
          text: (month) => {
            const rate = rateOf(month);
            return rate === null ? m.dashboard_none() : `${rate}%`;
          },
        },
        { label: m.dashboard_tile_turnaround(), number: true, text: ({ p50 }) => spanOf(p50) },
        ...(whole
          ? [
              {
                label: m.dashboard_months_spend(),
                number: true,
                text: (month: Month) => paiseText(spentIn(month)),
              },
              {
                label: m.dashboard_months_per_case(),
                number: true,
                text: (month: Month) => paiseText(perCase(month)),
              },
            ]
          : []),
      ]}
    >
      <Weeks
        kind="bars"
        title={m.dashboard_months()}
        names={{ first: m.dashboard_tile_started(), second: m.dashboard_tile_approved() }}
        say={String}
        columns={months.map((month) => ({
          key: month.month,
          label: monthName(month.month),
          said: m.dashboard_months_said({
            month: monthName(month.month),
            started: month.started,
            approved: month.approved,
          }),
          first: month.started,
          second: month.approved,
          href: open(month, { of: 'funnel', which: 'started' }),
        }))}
      />
    </Figure>
  );
}

/** How a count differs from the month before; blank, and as wide, where it does not. */
function Change({ now, before = 0 }: { now: number; before: number | undefined }) {
  const percent = before === 0 ? 0 : Math.round(((now - before) / before) * 100);
  if (percent === 0) return <span className={classes.change} />;
  const words =
    percent > 0 ? m.dashboard_months_more({ percent }) : m.dashboard_months_less({ percent: -percent });
  return <span className={classes.change}>{words}</span>;
}
