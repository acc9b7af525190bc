import type * as cases from '@pramaan/contract/calls/court-cases.ts';
import type * as usage from '@pramaan/contract/calls/usage.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { line } from '../../lib/call-line.ts';

const ownWord: Access = { may: 'ownWord', applicant: 'params.id' };
const path = '/applicants/{id}/courtCases';

/** The calls of these screens, by their addresses (decision 0012). `check-lines.test.ts` holds each to the contract's own. */
export const checkLines = {
  denyCase: line<typeof cases.denyCase>('POST', `${path}/deny`, ownWord),
  ownCase: line<typeof cases.ownCase>('POST', `${path}/takeBack`, ownWord),
  judgeCase: line<typeof cases.judgeCase>('PUT', `${path}/verdict`, {
    may: 'review',
    applicant: 'params.id',
  }),
  ownUsage: line<typeof usage.ownUsage>('GET', '/applicants/{id}/usage', {
    may: 'see',
    applicant: 'params.id',
  }),
} as const;
