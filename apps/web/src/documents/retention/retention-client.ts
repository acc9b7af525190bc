import type * as retention from '@pramaan/contract/calls/retention.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../../lib/api-route.ts';

const own: Access = { may: 'consent', applicant: 'params.id' };

/** The person's own calls about what is kept, by their addresses (decision 0012). `retention-client.test.ts` holds each to the contract's own. */
export const retentionClient = {
  getApplicantRetention: route<typeof retention.getApplicantRetention>('GET', '/applicants/{id}/retention', {
    may: 'see',
    applicant: 'params.id',
  }),
  requestErasure: route<typeof retention.requestErasure>('POST', '/applicants/{id}/erasure', own),
  withdrawErasure: route<typeof retention.withdrawErasure>('DELETE', '/applicants/{id}/erasure', own),
} as const;
