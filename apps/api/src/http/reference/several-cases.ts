import type * as calls from '@pramaan/contract/calls/several-cases.ts';
import type { Reference } from './entry.ts';

export const severalCases: Reference<typeof calls> = {
  assignCases: {
    description:
      'Assigns up to 100 cases to a team member, or (`null`) to nobody, under the rules of a single assignment. Each case is done by itself: `refused` names those that were not, with the reason.',
    fields: {
      cases: 'Applicant ids (UUIDs).',
      to: 'Id of the team member (UUID); `null` to unassign.',
      assigned: 'Ids of the cases that were assigned.',
      refused: 'Cases that were not assigned.',
      _id: 'Applicant id (UUID).',
      reason: 'Why it was not assigned.',
    },
  },
  closeCases: {
    description:
      'Closes up to 100 cases with one reason, under the rules of a single decision to withdraw. Each case is done by itself: `refused` names those that were not closed, with the reason.',
    fields: {
      cases: 'Applicant ids (UUIDs).',
      reason: 'Reason code of the decision; in `refused`, why the case was not closed.',
      remarks: 'Remarks for the team.',
      closed: 'Ids of the cases that were closed.',
      refused: 'Cases that were not closed.',
      _id: 'Applicant id (UUID).',
    },
  },
};
