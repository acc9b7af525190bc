import { m } from '@pramaan/messages';

export const stageMessages = {
  ready: m.stage_ready,
  referred: m.stage_referred,
  withdrawn: m.stage_withdrawn,
  'in-progress': m.stage_in_progress,
  'in-review': m.stage_in_review,
  'second-approval': m.stage_second_approval,
  approved: m.stage_approved,
  rejected: m.stage_rejected,
} as const;
