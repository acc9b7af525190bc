import { funnelSteps, legs } from '@pramaan/contract/dashboards.ts';
import { t } from '../../lib/catalogue.ts';

/** What the listed applicants are, in words, from the members of the address. */
export function behindTitle({ of, which, state }: Readonly<Record<string, string | undefined>>): string {
  if (of === 'funnel') {
    const known = funnelSteps.find((one) => one === which);
    const step = known ? t(`dash.step.${known}`) : '';
    if (state === 'waiting') return t('behind.waiting', { step });
    return state === 'ended' ? t('behind.ended', { step }) : step;
  }
  if (of === 'turnaround') {
    const leg = legs.find((one) => one === which);
    return leg ? t(`dash.leg.${leg}`) : t('dash.turn');
  }
  if (of === 'documents') {
    if (state === 'passed') return t('behind.passed');
    return state === 'failed' ? t('behind.failed') : t('dash.first.given');
  }
  if (of === 'sources') return t('behind.sources');
  const asks = (['answered', 'withdrawn', 'open'] as const).find((one) => one === which);
  return `${t('dash.asks')}: ${t(`dash.asks.${asks ?? 'asked'}`)}`;
}
