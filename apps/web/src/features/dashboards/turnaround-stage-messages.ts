import { m } from '@pramaan/messages';

export const turnaroundStageMessages = {
  given: m.dashboard_stage_submitted,
  ready: m.dashboard_stage_ready,
  review: m.dashboard_stage_review,
  decided: m.dashboard_stage_decided,
  whole: m.dashboard_stage_whole,
} as const;
