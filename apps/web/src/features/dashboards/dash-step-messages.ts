import { m } from '@pramaan/messages';

export const dashStepMessages = {
  given: m.dash_step_given,
  ready: m.dash_step_ready,
  review: m.dash_step_review,
  approved: m.dash_step_approved,
  started: m.dash_step_started,
  decided: m.dash_step_decided,
} as const;
