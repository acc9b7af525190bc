import type * as bank from '@pramaan/contract/calls/bank.ts';
import type { Access, Call } from '@pramaan/contract/define.ts';
import type { CallLine } from '../../lib/client.ts';

const line = <C extends Call>(path: string, access: Access): CallLine<C> => ({
  method: 'POST',
  base: 'api',
  path,
  access,
});

/**
 * The calls of linking, by their addresses: the two pages a phone opens stand without a frame, and the contract's
 * schemas stay away from them (decision 0012). `bank-lines.test.ts` holds each line to the contract's own call.
 */
export const bankLines = {
  openBankSession: line<typeof bank.openBankSession>('/users/bankSession', {
    may: 'verify',
    applicant: 'body.applicantId',
  }),
  getProviders: line<typeof bank.getProviders>('/users/getProviders', 'signed-in'),
  addBank: line<typeof bank.addBank>('/users/addbank', 'signed-in'),
  settleLink: line<typeof bank.settleLink>('/applicants/{id}/bank/links/{link}', {
    may: 'verify',
    applicant: 'params.id',
  }),
} as const;
