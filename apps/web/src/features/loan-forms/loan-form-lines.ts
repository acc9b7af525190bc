import type * as files from '@pramaan/contract/calls/files.ts';
import type * as forms from '@pramaan/contract/calls/loan-forms.ts';
import { line } from '../../lib/call-line.ts';

/**
 * The calls of the screens of banks' forms, by their addresses: the contract's schemas stay away from pages that are
 * opened on cheap phones (decision 0012). `loan-form-lines.test.ts` holds each line to the contract's own call.
 */
export const loanFormLines = {
  getAppData: line<typeof forms.getAppData>('GET', '/loan-app/getAppData', {
    may: 'see',
    applicant: 'query.applicantId',
  }),
  saveAppData: line<typeof forms.saveAppData>('POST', '/loan-app', {
    may: 'verify',
    applicant: 'body.applicantId',
  }),
  convertBase64: line<typeof forms.convertBase64>('POST', '/ekyc/convertbase64', {
    may: 'see',
    applicant: 'body.applicantId',
  }),
  uploadForm: line<typeof forms.uploadForm>('POST', '/ekyc/uploadFormToS3', {
    may: 'verify',
    applicant: 'body.applicantId',
  }),
  listForms: line<typeof forms.listForms>('GET', '/applicants/{id}/application-forms', {
    may: 'see',
    applicant: 'params.id',
  }),
  downloadFile: line<typeof files.downloadFile>('GET', '/applicants/{id}/files/{fileId}', {
    may: 'see',
    applicant: 'params.id',
  }),
} as const;
