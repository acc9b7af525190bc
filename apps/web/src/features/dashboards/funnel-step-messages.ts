import { m } from '@pramaan/messages';

export const funnelStepMessages = {
  given: m.dashboard_step_submitted,
  ready: m.dashboard_step_ready,
  review: m.dashboard_step_review,
  approved: m.dashboard_step_approved,
  started: m.dashboard_step_started,
  decided: m.dashboard_step_decided,
} as const;
