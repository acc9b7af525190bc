import type * as credit from '@pramaan/contract/calls/credit.ts';
import type * as files from '@pramaan/contract/calls/files.ts';
import type * as overview from '@pramaan/contract/calls/overview.ts';
import type * as payments from '@pramaan/contract/calls/payments.ts';
import type * as storedFiles from '@pramaan/contract/calls/stored-files.ts';
import type { Access } from '@pramaan/contract/define.ts';
import { route } from '../lib/api-route.ts';

const see = (applicant: `${'params' | 'body'}.${string}`): Access => ({ may: 'see', applicant });

/** Calls about documents and what is known, by their addresses (decision 0012); `documents-lines.test.ts` holds them to the contract. */
export const fileClient = {
  uploadProfilePicture: route<typeof storedFiles.uploadProfilePicture>('POST', '/users/profileUpload', {
    may: 'edit',
    applicant: 'body.applicantId',
  }),
  getSignedUrl: route<typeof storedFiles.getSignedUrl>('POST', '/users/getSignedUrl', {
    may: 'verify',
    applicant: 'body.applicantId',
    unnamed: 'self',
  }),
  uploadOtherFiles: route<typeof storedFiles.uploadOtherFiles>('POST', '/users/otherDataEntryFiles', {
    may: 'verify',
    applicant: 'body.custId',
    unnamed: 'self',
  }),
  uploadDocumentFiles: route<typeof storedFiles.uploadDocumentFiles>('POST', '/users/dataFileEntry', {
    may: 'verify',
    applicant: 'body.custId',
    unnamed: 'self',
  }),
  listFiles: route<typeof storedFiles.listFiles>('GET', '/applicants/{id}/files', see('params.id')),
  downloadFile: route<typeof files.downloadFile>('GET', '/applicants/{id}/files/{fileId}', see('params.id')),
  getFilePage: route<typeof files.getFilePage>(
    'GET',
    '/applicants/{id}/files/{fileId}/pages/{page}',
    see('params.id'),
  ),
  removeFile: route<typeof storedFiles.removeFile>('DELETE', '/applicants/{id}/files/{fileId}', {
    may: 'edit',
    applicant: 'params.id',
  }),
  getAutofill: route<typeof overview.getAutofill>('POST', '/users/autofill', see('body.applicantId')),
  getSummary: route<typeof overview.getSummary>('POST', '/users/getSummary', see('body.appId')),
  getLoans: route<typeof overview.getLoans>('GET', '/applicants/{id}/loans', see('params.id')),
  getCreditReport: route<typeof credit.getCreditReport>(
    'GET',
    '/applicants/{id}/creditReport',
    see('params.id'),
  ),
  listVerifications: route<typeof overview.listVerifications>(
    'GET',
    '/users/validation/{applicantId}/history',
    see('params.applicantId'),
  ),
  listComparisons: route<typeof overview.listComparisons>(
    'GET',
    '/users/validation/{applicantId}/checkHistory',
    see('params.applicantId'),
  ),
  getPaymentStatus: route<typeof payments.getPaymentStatus>(
    'POST',
    '/users/getPaymentStatus',
    see('body.custId'),
  ),
} as const;
