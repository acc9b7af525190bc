import { m } from '@pramaan/messages';
import { Bars } from './Bars.tsx';
import { CountLink } from './CountLink.tsx';
import { Figure } from './Figure.tsx';
import { funnelStepMessages } from './funnel-step-messages.ts';
import { drillDownAddress, type RangeFilter } from './range-address.ts';
import { shareOf } from './span.ts';
import { useFunnel } from './use-figures.ts';

/** Who of a step did not go on, in words; blank when all did. */
function fellOf(waiting: number, ended: number): string {
  if (waiting > 0 && ended > 0) return m.dashboard_funnel_fell({ waiting, ended });
  if (waiting > 0) return m.dashboard_funnel_waits({ waiting });
  return ended > 0 ? m.dashboard_funnel_ends({ ended }) : '';
}

/** How far the applications of these days came, and where they stopped. */
export function Funnel({ range }: { range: RangeFilter }) {
  const query = useFunnel(range);
  const started = query.data?.[0]?.reached ?? 0;
  const steps = started > 0 ? (query.data ?? []) : [];
  const open = (which: string, state: 'reached' | 'waiting' | 'ended') =>
    drillDownAddress(range, { of: 'funnel', which, state });
  return (
    <Figure
      title={m.dashboard_funnel()}
      text={m.dashboard_funnel_text()}
      empty={m.dashboard_funnel_empty()}
      name="funnel"
      query={query}
      rows={steps}
      keyOf={({ step }) => step}
      columns={[
        { label: m.dashboard_funnel_step(), text: ({ step }) => funnelStepMessages[step]() },
        {
          label: m.dashboard_funnel_reached(),
          number: true,
          text: ({ reached }) => reached,
          show: ({ step, reached }) => <CountLink count={reached} href={open(step, 'reached')} />,
        },
        {
          label: m.dashboard_funnel_share(),
          number: true,
          text: ({ reached }) => `${shareOf(reached, started)}%`,
        },
        {
          label: m.dashboard_funnel_waiting(),
          number: true,
          text: ({ waiting }) => waiting,
          show: ({ step, waiting }) => <CountLink count={waiting} href={open(step, 'waiting')} />,
        },
        {
          label: m.dashboard_funnel_ended(),
          number: true,
          text: ({ ended }) => ended,
          show: ({ step, ended }) => <CountLink count={ended} href={open(step, 'ended')} />,
        },
      ]}
    >
      <Bars
        bars={steps.map(({ step, reached, waiting, ended }) => ({
          key: step,
          label: funnelStepMessages[step](),
          said: m.dashboard_funnel_said({ reached, share: shareOf(reached, started) }),
          more: step === 'approved' ? '' : fellOf(waiting, ended),
          parts: [{ share: reached / started, tone: 'first' }],
          href: open(step, 'reached'),
        }))}
      />
    </Figure>
  );
}
