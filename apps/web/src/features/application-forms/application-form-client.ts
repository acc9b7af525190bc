import type * as forms from '@pramaan/contract/calls/application-forms.ts';
import type * as files from '@pramaan/contract/calls/files.ts';
import { route } from '../../lib/api-route.ts';

/**
 * The calls of the screens of banks' forms, by their addresses: the contract's schemas stay away from pages that are
 * opened on cheap phones (decision 0012). `application-form-client.test.ts` holds each line to the contract's own call.
 */
export const applicationFormClient = {
  getAppData: route<typeof forms.getAppData>('GET', '/loan-app/getAppData', {
    may: 'see',
    applicant: 'query.applicantId',
  }),
  saveAppData: route<typeof forms.saveAppData>('POST', '/loan-app', {
    may: 'verify',
    applicant: 'body.applicantId',
  }),
  createFormPdf: route<typeof forms.createFormPdf>('POST', '/ekyc/convertbase64', {
    may: 'see',
    applicant: 'body.applicantId',
    unnamed: 'self-or-nobody',
  }),
  uploadForm: route<typeof forms.uploadForm>('POST', '/ekyc/uploadFormToS3', {
    may: 'verify',
    applicant: 'body.applicantId',
  }),
  listForms: route<typeof forms.listForms>('GET', '/applicants/{id}/application-forms', {
    may: 'see',
    applicant: 'params.id',
  }),
  downloadFile: route<typeof files.downloadFile>('GET', '/applicants/{id}/files/{fileId}', {
    may: 'see',
    applicant: 'params.id',
  }),
} as const;
