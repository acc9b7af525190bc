import type * as credit from '@pramaan/contract/calls/credit.ts';
import type * as files from '@pramaan/contract/calls/files.ts';
import type * as papers from '@pramaan/contract/calls/kept-files.ts';
import type * as overview from '@pramaan/contract/calls/overview.ts';
import type * as payments from '@pramaan/contract/calls/payments.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { line } from '../lib/call-line.ts';

const see = (applicant: `${'params' | 'body'}.${string}`): Access => ({ may: 'see', applicant });

/** Calls about papers and what is known, by their addresses (decision 0012); `papers-lines.test.ts` holds them to the contract. */
export const papersLines = {
  profileUpload: line<typeof papers.profileUpload>('POST', '/users/profileUpload', {
    may: 'edit',
    applicant: 'body.applicantId',
  }),
  getSignedUrl: line<typeof papers.getSignedUrl>('POST', '/users/getSignedUrl', {
    may: 'verify',
    applicant: 'body.applicantId',
    unnamed: 'self',
  }),
  otherDataEntryFiles: line<typeof papers.otherDataEntryFiles>('POST', '/users/otherDataEntryFiles', {
    may: 'verify',
    applicant: 'body.custId',
  }),
  dataFileEntry: line<typeof papers.dataFileEntry>('POST', '/users/dataFileEntry', {
    may: 'verify',
    applicant: 'body.custId',
  }),
  listFiles: line<typeof papers.listFiles>('GET', '/applicants/{id}/files', see('params.id')),
  downloadFile: line<typeof files.downloadFile>('GET', '/applicants/{id}/files/{fileId}', see('params.id')),
  removeFile: line<typeof papers.removeFile>('DELETE', '/applicants/{id}/files/{fileId}', {
    may: 'edit',
    applicant: 'params.id',
  }),
  autofill: line<typeof overview.autofill>('POST', '/users/autofill', see('body.applicantId')),
  getSummary: line<typeof overview.getSummary>('POST', '/users/getSummary', see('body.appId')),
  getLoans: line<typeof overview.getLoans>('GET', '/applicants/{id}/loans', see('params.id')),
  getCreditReport: line<typeof credit.getCreditReport>(
    'GET',
    '/applicants/{id}/creditReport',
    see('params.id'),
  ),
  validationHistory: line<typeof overview.validationHistory>(
    'GET',
    '/users/validation/{applicantId}/history',
    see('params.applicantId'),
  ),
  validationCheckHistory: line<typeof overview.validationCheckHistory>(
    'GET',
    '/users/validation/{applicantId}/checkHistory',
    see('params.applicantId'),
  ),
  getPaymentStatus: line<typeof payments.getPaymentStatus>(
    'POST',
    '/users/getPaymentStatus',
    see('body.custId'),
  ),
} as const;
