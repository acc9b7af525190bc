import { funnelSteps, legs } from '@pramaan/contract/dashboards.ts';
import { m } from '@pramaan/messages';
import { funnelStepMessages } from './funnel-step-messages.ts';
import { turnaroundStageMessages } from './turnaround-stage-messages.ts';

const dashboardRequestMessages = {
  answered: m.dashboard_requests_answered,
  asked: m.dashboard_requests_asked,
  open: m.dashboard_requests_open,
  withdrawn: m.dashboard_requests_withdrawn,
} as const;

/** What the listed applicants are, in words, from the members of the address. */
export function drillDownTitle({ of, which, state }: Readonly<Record<string, string | undefined>>): string {
  if (of === 'funnel') {
    const known = funnelSteps.find((one) => one === which);
    const step = known ? funnelStepMessages[known]() : '';
    if (state === 'waiting') return m.drill_down_waiting({ step });
    return state === 'ended' ? m.drill_down_ended({ step }) : step;
  }
  if (of === 'turnaround') {
    const leg = legs.find((one) => one === which);
    return leg ? turnaroundStageMessages[leg]() : m.dashboard_turnaround();
  }
  if (of === 'documents') {
    if (state === 'passed') return m.drill_down_passed();
    return state === 'failed' ? m.drill_down_failed() : m.dashboard_first_submitted();
  }
  if (of === 'sources') return m.drill_down_sources();
  const informationRequests = (['answered', 'withdrawn', 'open'] as const).find((one) => one === which);
  return `${m.dashboard_requests()}: ${dashboardRequestMessages[informationRequests ?? 'asked']()}`;
}
