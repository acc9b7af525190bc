import type * as credit from '@pramaan/contract/calls/credit.ts';
import { route } from '../../lib/api-route.ts';

/** The calls of the credit page, by their addresses; `credit-client.test.ts` holds each to the contract's own. */
export const creditClient = {
  requestCreditReport: route<typeof credit.requestCreditReport>('POST', '/applicants/{id}/creditReport', {
    may: 'verify',
    applicant: 'params.id',
  }),
} as const;
