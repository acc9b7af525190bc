import type { Stage } from '@pramaan/contract/stages.ts';
import type { StatusTone } from '../../ui/StatusBadge.tsx';

/** How a stage is marked. */
export const stageTones: Readonly<Record<Stage, StatusTone>> = {
  'in-progress': 'busy',
  ready: 'good',
  'in-review': 'busy',
  referred: 'doubt',
  'second-approval': 'doubt',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
};
