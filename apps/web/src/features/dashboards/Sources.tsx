import { t } from '../../lib/catalogue.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { behindAddress, type RangeFilter } from './range-address.ts';
import { useSources } from './use-figures.ts';

const drawn = 10;
const tones = { closed: 'good', resting: 'bad', trying: 'doubt' } as const;
const seconds = (millis: number | null) =>
  millis === null ? t('dash.none') : `${(millis / 1000).toLocaleString('en-IN')} s`;

/** How the sources answered, and which are left alone just now. */
export function Sources({ range }: { range: RangeFilter }) {
  const query = useSources(range);
  const most = Math.max(1, ...(query.data ?? []).map(({ answered, failed }) => answered + failed));
  const open = (which: string) => behindAddress(range, { of: 'sources', which });
  return (
    <Figure
      title={t('dash.sources')}
      text={range.segment ? `${t('dash.sources.text')} ${t('dash.noSegment')}` : t('dash.sources.text')}
      empty={t('dash.sources.empty')}
      name="sources"
      query={query}
      keyOf={({ endpoint, provider }) => `${endpoint} ${provider}`}
      columns={[
        { label: t('dash.sources.source'), text: ({ title }) => title },
        { label: t('dash.sources.answered'), number: true, text: ({ answered }) => answered },
        { label: t('dash.sources.failed'), number: true, text: ({ failed }) => failed },
        { label: t('dash.sources.retries'), number: true, text: ({ retries }) => retries },
        { label: t('dash.sources.p95'), number: true, text: ({ p95 }) => seconds(p95) },
        {
          label: t('dash.sources.waiting'),
          number: true,
          text: ({ waiting }) => waiting,
          show: ({ endpoint, waiting }) => <CountLink count={waiting} href={open(endpoint)} />,
        },
        {
          label: t('dash.sources.state'),
          text: ({ circuit }) => t(`dash.sources.${circuit}`),
          show: ({ circuit }) => (
            <StatusBadge tone={tones[circuit]}>{t(`dash.sources.${circuit}`)}</StatusBadge>
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
            said: t('dash.sources.said', { answered }),
            more:
              p95 === null
                ? t('dash.sources.fails', { failed })
                : t('dash.sources.within', { failed, time: seconds(p95) }),
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
