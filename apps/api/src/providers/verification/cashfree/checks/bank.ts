import * as z from 'zod/mini';
import { type Check, words } from '../check.ts';

const accountReply = z.object({
  account_status: z.enum(['VALID', 'INVALID']),
  account_status_code: words,
  name_at_bank: words,
  ifsc_details: z.optional(z.nullable(z.object({ ifsc: words }))),
});

/** There is no such account; every other code of an invalid one says why an account that there is takes no payment. */
const unknown: ReadonlySet<string> = new Set(['INVALID_BANK_ACCOUNT', 'INVALID_ACCOUNT', 'INVALID_IFSC']);

/** Penny drop. A status besides these two says that the banks' network has not answered: it does not parse, and is down. */
export const bankAccount: Check = {
  path: '/bank-account/sync',
  isUnnamed: true,
  request: ({ accountNumber, ifsc }) => ({ bank_account: accountNumber, ifsc }),
  record(reply, { accountNumber, ifsc }) {
    const { account_status, account_status_code, name_at_bank, ifsc_details } = accountReply.parse(reply);
    const isValid = account_status === 'VALID';
    if (!isValid && unknown.has(account_status_code ?? '')) return null;
    return {
      accountNumber,
      ifsc: ifsc_details?.ifsc ?? ifsc,
      name: name_at_bank ?? '',
      active: String(isValid),
    };
  },
};
