import * as z from 'zod/mini';
import { call } from '../define.ts';
import { id, short } from './shapes.ts';

export const uploadFile = call({
  method: 'POST',
  path: '/users/upload/{applicantId}/{docType}',
  title: 'Upload a document’s picture or PDF',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: z.strictObject({ applicantId: id, docType: short('the document type', 40) }),
  files: ['file'],
  result: z.object({ fileId: z.string(), url: z.string() }),
  errors: ['FILE_REFUSED', 'TOO_LARGE'],
});

/** The file itself, as an attachment; never shown in the page of our own origin by its address. */
export const downloadFile = call({
  method: 'GET',
  path: '/applicants/{id}/files/{fileId}',
  title: 'Download an uploaded file',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id, fileId: id }),
  result: z.object({}),
  errors: ['NOT_FOUND'],
});
