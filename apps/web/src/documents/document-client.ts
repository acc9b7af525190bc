import type * as applicants from '@pramaan/contract/calls/applicants.ts';
import type * as loanProducts from '@pramaan/contract/calls/loan-products.ts';
import type { verificationCall } from '@pramaan/contract/calls/verification.ts';
import type { Access } from '@pramaan/contract/define.ts';
import type { Entry } from '@pramaan/documents/entry.ts';
import { route } from '../lib/api-route.ts';
import type { ApiRoute } from '../lib/client.ts';

const ofApplicant = (may: 'see' | 'verify' | 'edit'): Access => ({ may, applicant: 'params.id' });

/** The calls of every document's page, by their addresses; `document-client.test.ts` holds them to the contract's own. */
export const documentClient = {
  getApplicant: route<typeof applicants.getApplicant>('GET', '/applicants/{id}', ofApplicant('see')),
  putDocument: route<typeof applicants.putDocument>(
    'PUT',
    '/applicants/{id}/{group}/{document}',
    ofApplicant('verify'),
  ),
  getDraft: route<typeof applicants.getDraft>('GET', '/applicants/{id}/draft', ofApplicant('see')),
  putDraft: route<typeof applicants.putDraft>('PUT', '/applicants/{id}/draft', ofApplicant('edit')),
  listOfferedProducts: route<typeof loanProducts.listOfferedProducts>(
    'GET',
    '/applicants/{id}/loan-products',
    ofApplicant('see'),
  ),
  chooseLoanProduct: route<typeof loanProducts.chooseLoanProduct>(
    'PUT',
    '/applicants/{id}/loan-product',
    ofApplicant('edit'),
  ),
} as const;

/** The call that verifies a document. */
export const verificationLine = ({ method }: Entry): ApiRoute<ReturnType<typeof verificationCall>> => ({
  method: 'POST',
  base: 'kyc',
  path: `/${method.endpoint}`,
  access: { may: 'verify', applicant: 'body.applicantId' },
});
