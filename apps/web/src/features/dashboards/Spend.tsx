import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
import { Bars } from './Bars.tsx';
import { Figure } from './Figure.tsx';
import { monthsOf, type RangeFilter } from './range-address.ts';
import { monthName, rupees } from './span.ts';
import { useUsage } from './use-figures.ts';

/** What checks cost, month by month. */
export function Spend({ range }: { range: RangeFilter }) {
  const query = useUsage();
  const { first, last } = monthsOf(range);
  const rows = (query.data ?? []).filter(({ month }) => month >= first && month <= last);
  const costOf = ({ paise, answered }: (typeof rows)[number]) => (paise ?? 0) * answered;
  const priced = rows.some(({ paise }) => paise !== null);
  const months = [...new Set(rows.map(({ month }) => month))].sort().map((month) => {
    const own = rows.filter((row) => row.month === month);
    const checks = own.reduce((sum, { answered }) => sum + answered, 0);
    return { month, checks, cost: own.reduce((sum, row) => sum + costOf(row), 0) };
  });
  const sizeOf = ({ cost, checks }: (typeof months)[number]) => (priced ? cost : checks);
  const most = Math.max(1, ...months.map(sizeOf));
  return (
    <Figure
      title={t('dash.spend')}
      text={range.segment ? `${t('dash.spend.text')} ${t('dash.noSegment')}` : t('dash.spend.text')}
      empty={t('dash.spend.empty')}
      name="spend"
      query={query}
      rows={rows}
      keyOf={({ month, endpoint }) => `${month} ${endpoint}`}
      columns={[
        { label: t('dash.spend.kind'), text: ({ title }) => title },
        { label: t('dash.spend.month'), text: ({ month }) => monthName(month) },
        { label: t('dash.spend.answered'), number: true, text: ({ answered }) => answered },
        { label: t('dash.spend.reused'), number: true, text: ({ reused }) => reused },
        {
          label: t('dash.spend.price'),
          number: true,
          text: ({ paise }) => (paise === null ? t('dash.none') : rupees(paise)),
        },
        {
          label: t('dash.spend.cost'),
          number: true,
          text: (row) => (row.paise === null ? t('dash.none') : rupees(costOf(row))),
        },
      ]}
    >
      <Bars
        bars={months.map((one) => ({
          key: one.month,
          label: monthName(one.month),
          said: priced
            ? t('dash.spend.said', { cost: rupees(one.cost), checks: one.checks })
            : t('dash.spend.unpriced', { checks: one.checks }),
          parts: [{ share: sizeOf(one) / most, tone: 'first' }],
        }))}
      />
      {priced ? null : (
        <p>
          {t('dash.spend.noPrices')}{' '}
          <Link href="/admin/settings/prices" className="link">
            {t('dash.spend.prices')}
          </Link>
        </p>
      )}
    </Figure>
  );
}
