import { funnelSteps, legs } from '@pramaan/contract/dashboards.ts';
import { m } from '@pramaan/messages';
import { dashLegMessages } from './dash-leg-messages.ts';
import { dashStepMessages } from './dash-step-messages.ts';

const dashAsksMessages = {
  answered: m.dash_asks_answered,
  asked: m.dash_asks_asked,
  open: m.dash_asks_open,
  withdrawn: m.dash_asks_withdrawn,
} as const;

/** What the listed applicants are, in words, from the members of the address. */
export function behindTitle({ of, which, state }: Readonly<Record<string, string | undefined>>): string {
  if (of === 'funnel') {
    const known = funnelSteps.find((one) => one === which);
    const step = known ? dashStepMessages[known]() : '';
    if (state === 'waiting') return m.behind_waiting({ step });
    return state === 'ended' ? m.behind_ended({ step }) : step;
  }
  if (of === 'turnaround') {
    const leg = legs.find((one) => one === which);
    return leg ? dashLegMessages[leg]() : m.dash_turn();
  }
  if (of === 'documents') {
    if (state === 'passed') return m.behind_passed();
    return state === 'failed' ? m.behind_failed() : m.dash_first_given();
  }
  if (of === 'sources') return m.behind_sources();
  const asks = (['answered', 'withdrawn', 'open'] as const).find((one) => one === which);
  return `${m.dash_asks()}: ${dashAsksMessages[asks ?? 'asked']()}`;
}
