import type { readPaper, verifyPaper } from '@pramaan/contract/calls/papers.ts';
import type { CallLine } from '../../lib/client.ts';

/** The calls of /verify by their addresses alone (decision 0012); `verify.test.tsx` holds each to the contract's own. */
export const verifyLines = {
  readPaper: { method: 'GET', base: 'api', path: '/papers/{token}', access: 'public' } as CallLine<
    typeof readPaper
  >,
  verifyPaper: { method: 'POST', base: 'api', path: '/papers/verify', access: 'public' } as CallLine<
    typeof verifyPaper
  >,
} as const;
