import { m } from '@pramaan/messages';

export const dashLegMessages = {
  given: m.dash_leg_given,
  ready: m.dash_leg_ready,
  review: m.dash_leg_review,
  decided: m.dash_leg_decided,
  whole: m.dash_leg_whole,
} as const;
