import type { Action } from './actions.ts';

/** What of the audit log a lender's own programs can be told of. */
export const webhookEvents = [
  'registered',
  'document.submitted',
  'document.verified',
  'document.rejected',
  'upload.stored',
  'bank.added',
  'bank.removed',
  'credit.requested',
  'consent.given',
  'consent.withdrawn',
  'contact.verified',
  'co-applicant.added',
  'esign.signed',
  'esign.failed',
  'form.submitted',
  'locker.fetched',
  'information-request.sent',
  'information-request.answered',
  'decision.made',
  'decision.confirmed',
  'decision.reversed',
  'decision.voided',
  'erasure.done',
] as const satisfies readonly Action[];
