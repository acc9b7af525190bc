import type * as consent from '@pramaan/contract/calls/consent.ts';
import type * as credit from '@pramaan/contract/calls/credit.ts';
import { line } from '../../lib/call-line.ts';

/** The calls of the credit page, by their addresses; `credit-lines.test.ts` holds each to the contract's own. */
export const creditLines = {
  askCreditReport: line<typeof credit.askCreditReport>('POST', '/applicants/{id}/creditReport', {
    may: 'verify',
    applicant: 'params.id',
  }),
  giveConsent: line<typeof consent.giveConsent>('POST', '/applicants/{id}/consents', {
    may: 'consent',
    applicant: 'params.id',
  }),
} as const;
