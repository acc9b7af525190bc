import { t } from '../../lib/catalogue.ts';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { behindAddress, type RangeFilter } from './range-address.ts';
import { shareOf } from './span.ts';
import { useFunnel } from './use-figures.ts';

/** Who of a step did not go on, in words; blank when all did. */
function fellOf(waiting: number, ended: number): string {
  if (waiting > 0 && ended > 0) return t('dash.funnel.fell', { waiting, ended });
  if (waiting > 0) return t('dash.funnel.waits', { waiting });
  return ended > 0 ? t('dash.funnel.ends', { ended }) : '';
}

/** How far the applications of these days came, and where they stopped. */
export function Funnel({ range }: { range: RangeFilter }) {
  const query = useFunnel(range);
  const started = query.data?.[0]?.reached ?? 0;
  const steps = started > 0 ? (query.data ?? []) : [];
  const open = (which: string, state: 'reached' | 'waiting' | 'ended') =>
    behindAddress(range, { of: 'funnel', which, state });
  return (
    <Figure
      title={t('dash.funnel')}
      text={t('dash.funnel.text')}
      empty={t('dash.funnel.empty')}
      name="funnel"
      query={query}
      rows={steps}
      keyOf={({ step }) => step}
      columns={[
        { label: t('dash.funnel.step'), text: ({ step }) => t(`dash.step.${step}`) },
        {
          label: t('dash.funnel.reached'),
          number: true,
          text: ({ reached }) => reached,
          show: ({ step, reached }) => <CountLink count={reached} href={open(step, 'reached')} />,
        },
        {
          label: t('dash.funnel.share'),
          number: true,
          text: ({ reached }) => `${shareOf(reached, started)}%`,
        },
        {
          label: t('dash.funnel.waiting'),
          number: true,
          text: ({ waiting }) => waiting,
          show: ({ step, waiting }) => <CountLink count={waiting} href={open(step, 'waiting')} />,
        },
        {
          label: t('dash.funnel.ended'),
          number: true,
          text: ({ ended }) => ended,
          show: ({ step, ended }) => <CountLink count={ended} href={open(step, 'ended')} />,
        },
      ]}
    >
      <Bars
        bars={steps.map(({ step, reached, waiting, ended }) => ({
          key: step,
          label: t(`dash.step.${step}`),
          said: t('dash.funnel.said', { reached, share: shareOf(reached, started) }),
          more: step === 'approved' ? '' : fellOf(waiting, ended),
          parts: [{ share: reached / started, tone: 'first' }],
          href: open(step, 'reached'),
        }))}
      />
    </Figure>
  );
}
