import type { readIssuedDocument, verifyIssuedDocument } from '@pramaan/contract/calls/issued-documents.ts';
import type { ApiRoute } from '../../lib/client.ts';

/** The calls of /verify by their addresses alone (decision 0012); `verify.test.tsx` holds each to the contract's own. */
export const verifyClient = {
  readIssuedDocument: {
    method: 'GET',
    base: 'api',
    path: '/issued-documents/{token}',
    access: 'public',
  } as ApiRoute<typeof readIssuedDocument>,
  verifyIssuedDocument: {
    method: 'POST',
    base: 'api',
    path: '/issued-documents/verify',
    access: 'public',
  } as ApiRoute<typeof verifyIssuedDocument>,
} as const;
