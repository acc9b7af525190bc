import type * as cases from '@pramaan/contract/calls/court-cases.ts';
import type * as usage from '@pramaan/contract/calls/usage.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../../lib/api-route.ts';

const ownWord: Access = { may: 'ownWord', applicant: 'params.id' };
const path = '/applicants/{id}/courtCases';

/** The calls of these screens, by their addresses (decision 0012). `check-client.test.ts` holds each to the contract's own. */
export const checkClient = {
  denyCase: route<typeof cases.denyCase>('POST', `${path}/deny`, ownWord),
  withdrawCaseDenial: route<typeof cases.withdrawCaseDenial>('POST', `${path}/takeBack`, ownWord),
  judgeCase: route<typeof cases.judgeCase>('PUT', `${path}/verdict`, {
    may: 'review',
    applicant: 'params.id',
  }),
  getApplicantUsage: route<typeof usage.getApplicantUsage>('GET', '/applicants/{id}/usage', {
    may: 'see',
    applicant: 'params.id',
  }),
} as const;
