import type * as applicants from '@pramaan/contract/calls/applicants.ts';
import type { verificationCall } from '@pramaan/contract/calls/verification.ts';
import type { Access } from '@pramaan/contract/define.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import { line } from '../lib/call-line.ts';
import type { CallLine } from '../lib/client.ts';

const ofApplicant = (may: 'see' | 'verify' | 'edit'): Access => ({ may, applicant: 'params.id' });

/** The calls of every document's page, by their addresses; `document-lines.test.ts` holds them to the contract's own. */
export const documentLines = {
  getApplicant: line<typeof applicants.getApplicant>('GET', '/applicants/{id}', ofApplicant('see')),
  putDocument: line<typeof applicants.putDocument>(
    'PUT',
    '/applicants/{id}/{group}/{document}',
    ofApplicant('verify'),
  ),
  getDraft: line<typeof applicants.getDraft>('GET', '/applicants/{id}/draft', ofApplicant('see')),
  putDraft: line<typeof applicants.putDraft>('PUT', '/applicants/{id}/draft', ofApplicant('edit')),
} as const;

/** The call that verifies a document. */
export const verificationLine = ({ method }: Entry): CallLine<ReturnType<typeof verificationCall>> => ({
  method: 'POST',
  base: 'kyc',
  path: `/${method.endpoint}`,
  access: { may: 'verify', applicant: 'body.applicantId' },
});
