import { funnelSteps, legs } from '@pramaan/contract/dashboards.ts';
import { decisionReasons, isReason, stages } from '@pramaan/contract/stages.ts';
import { m } from '@pramaan/messages';
import { stageMessages } from '../../lib/stage-messages.ts';
import { ageWords } from './age-words.ts';
import { funnelStepMessages } from './funnel-step-messages.ts';
import { turnaroundStageMessages } from './turnaround-stage-messages.ts';

const dashboardRequestMessages = {
  answered: m.dashboard_requests_answered,
  asked: m.dashboard_requests_asked,
  open: m.dashboard_requests_open,
  withdrawn: m.dashboard_requests_withdrawn,
} as const;

const workloads = ['open', 'overdue', 'done'] as const;
const workloadMessages = {
  open: m.dashboard_tile_open,
  overdue: m.dashboard_tile_overdue,
  done: m.dashboard_workload_week,
} as const;

const outcomes = ['approved', 'rejected', 'withdrawn'] as const;
const outcomeMessages = {
  approved: m.dashboard_outcomes_approved,
  rejected: m.dashboard_outcomes_rejected,
  withdrawn: m.dashboard_outcomes_withdrawn,
} as const;

function ageingTitle(which: string | undefined, state: string | undefined): string {
  const stage = stages.find((one) => one === which);
  if (!stage) return m.dashboard_tile_open();
  const words = stageMessages[stage]();
  return state ? m.drill_down_ageing({ stage: words, days: ageWords(Number(state)) }) : words;
}

function outcomeTitle(which: string | undefined, state: string | undefined): string {
  const outcome = outcomeMessages[outcomes.find((one) => one === which) ?? 'approved']();
  const reason = state && isReason(state) ? decisionReasons[state].words : '';
  return reason ? m.drill_down_reason({ outcome, reason }) : outcome;
}

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
  if (of === 'ageing') return ageingTitle(which, state);
  if (of === 'workload') return workloadMessages[workloads.find((one) => one === state) ?? 'open']();
  if (of === 'outcomes') return outcomeTitle(which, state);
  const informationRequests = (['answered', 'withdrawn', 'open'] as const).find((one) => one === which);
  return `${m.dashboard_requests()}: ${dashboardRequestMessages[informationRequests ?? 'asked']()}`;
}
