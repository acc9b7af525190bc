import type { Action } from './actions.ts';

/** What of the audit log a lender's own programs can be told of. */
export const webhookEvents = [
  'registered',
  'document.given',
  'document.checked',
  'document.refused',
  'upload.kept',
  'bank.added',
  'bank.removed',
  'credit.asked',
  'consent.given',
  'consent.withdrawn',
  'contact.verified',
  'co-applicant.added',
  'esign.signed',
  'esign.refused',
  'form.filed',
  'locker.fetched',
  'ask.sent',
  'ask.answered',
  'decision.made',
  'decision.confirmed',
  'decision.undone',
  'erasure.done',
] as const satisfies readonly Action[];
