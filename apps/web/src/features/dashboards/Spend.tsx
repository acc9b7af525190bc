import { m } from '@pramaan/messages';
import { Link } from 'wouter';
import { paiseText } from '../../lib/rupees.ts';
import { Bars } from './Bars.tsx';
import { Figure } from './Figure.tsx';
import { monthsOf, type RangeFilter } from './range-address.ts';
import { monthName } from './span.ts';
import { useUsage } from './use-figures.ts';

/** What checks cost, month by month. */
export function Spend({ range }: { range: RangeFilter }) {
  const query = useUsage();
  const { first, last } = monthsOf(range);
  const rows = (query.data ?? []).filter(({ month }) => month >= first && month <= last);
  const isPriced = ({ paise, cost }: (typeof rows)[number]) => paise !== null || cost > 0;
  const priced = rows.some(isPriced);
  const months = [...new Set(rows.map(({ month }) => month))].sort().map((month) => {
    const own = rows.filter((row) => row.month === month);
    const checks = own.reduce((sum, { answered }) => sum + answered, 0);
    return { month, checks, cost: own.reduce((sum, row) => sum + row.cost, 0) };
  });
  const sizeOf = ({ cost, checks }: (typeof months)[number]) => (priced ? cost : checks);
  const most = Math.max(1, ...months.map(sizeOf));
  return (
    <Figure
      title={m.dashboard_spend()}
      text={
        range.segment ? `${m.dashboard_spend_text()} ${m.dashboard_no_segment()}` : m.dashboard_spend_text()
      }
      empty={m.dashboard_spend_empty()}
      name="spend"
      query={query}
      rows={rows}
      keyOf={({ month, endpoint }) => `${month} ${endpoint}`}
      columns={[
        { label: m.dashboard_spend_kind(), text: ({ title }) => title },
        { label: m.dashboard_spend_month(), text: ({ month }) => monthName(month) },
        { label: m.dashboard_spend_answered(), number: true, text: ({ answered }) => answered },
        { label: m.dashboard_spend_reused(), number: true, text: ({ reused }) => reused },
        {
          label: m.dashboard_spend_price(),
          number: true,
          text: ({ paise }) => (paise === null ? m.dashboard_none() : paiseText(paise)),
        },
        {
          label: m.dashboard_spend_cost(),
          number: true,
          text: (row) => (isPriced(row) ? paiseText(row.cost) : m.dashboard_none()),
        },
      ]}
    >
      <Bars
        bars={months.map((one) => ({
          key: one.month,
          label: monthName(one.month),
          said: priced
            ? m.dashboard_spend_said({ cost: paiseText(one.cost), checks: one.checks })
            : m.dashboard_spend_unpriced({ checks: one.checks }),
          parts: [{ share: sizeOf(one) / most, tone: 'first' }],
        }))}
      />
      {priced ? null : (
        <p>
          {m.dashboard_spend_no_prices()}{' '}
          <Link href="/admin/settings/prices" className="link">
            {m.dashboard_spend_prices()}
          </Link>
        </p>
      )}
    </Figure>
  );
}
