import type { ApplicationStatus } from '@pramaan/contract/application-status.ts';
import { m } from '@pramaan/messages';

const statusMessages = {
  closed: m.own_status_closed,
  'with-you': m.own_status_with_you,
  ready: m.own_status_ready,
  'in-review': m.own_status_in_review,
  approved: m.own_status_approved,
  decided: m.own_status_decided,
} as const;

/** Where an application stands at the lender, in words for its person. */
export const applicationStatusText = (status: ApplicationStatus, lender: string): string =>
  status === 'with-you' || status === 'closed'
    ? statusMessages[status]()
    : statusMessages[status]({ lender });
