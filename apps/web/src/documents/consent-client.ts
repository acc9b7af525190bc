import type * as consent from '@pramaan/contract/calls/consent.ts';
import { route } from '../lib/api-route.ts';

const purposes = '/applicants/{id}/consents';

/** The calls of a person's own consents, by their addresses; `consent-client.test.ts` holds each to the contract's own. */
export const consentClient = {
  listConsents: route<typeof consent.listConsents>('GET', purposes, { may: 'see', applicant: 'params.id' }),
  giveConsent: route<typeof consent.giveConsent>('POST', purposes, {
    may: 'consent',
    applicant: 'params.id',
  }),
  withdrawConsent: route<typeof consent.withdrawConsent>('DELETE', `${purposes}/{purpose}`, {
    may: 'consent',
    applicant: 'params.id',
  }),
} as const;
