import type * as retention from '@pramaan/contract/calls/retention.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { line } from '../../lib/call-line.ts';

const own: Access = { may: 'consent', applicant: 'params.id' };

/** The person's own calls about what is kept, by their addresses (decision 0012). `kept-lines.test.ts` holds each to the contract's own. */
export const keptLines = {
  keptOfApplicant: line<typeof retention.keptOfApplicant>('GET', '/applicants/{id}/retention', {
    may: 'see',
    applicant: 'params.id',
  }),
  askForErasure: line<typeof retention.askForErasure>('POST', '/applicants/{id}/erasure', own),
  withdrawErasure: line<typeof retention.withdrawErasure>('DELETE', '/applicants/{id}/erasure', own),
} as const;
