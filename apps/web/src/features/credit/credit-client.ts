import type * as consent from '@pramaan/contract/calls/consent.ts';
import type * as credit from '@pramaan/contract/calls/credit.ts';
import { route } from '../../lib/api-route.ts';

/** The calls of the credit page, by their addresses; `credit-client.test.ts` holds each to the contract's own. */
export const creditClient = {
  requestCreditReport: route<typeof credit.requestCreditReport>('POST', '/applicants/{id}/creditReport', {
    may: 'verify',
    applicant: 'params.id',
  }),
  giveConsent: route<typeof consent.giveConsent>('POST', '/applicants/{id}/consents', {
    may: 'consent',
    applicant: 'params.id',
  }),
} as const;
