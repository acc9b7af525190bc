import * as z from 'zod/mini';
import { call } from '../define.ts';
import { arrived, docType, opening } from './files.ts';
import { custId, done, id, optionalShort, short } from './shapes.ts';

/** The person's picture: a photo, drawn again and made small; the one before it goes. */
export const uploadProfilePicture = call({
  method: 'POST',
  path: '/users/profileUpload',
  title: 'Upload a profile picture',
  access: { may: 'edit', applicant: 'body.applicantId' },
  body: z.strictObject({ applicantId: id }),
  files: ['file'],
  result: z.object({ fileId: z.string(), url: z.string() }),
  errors: ['FILE_REFUSED', 'FILE_UNCHECKED', 'FILES_DOWN', 'TOO_LARGE', 'FILES_BUSY'],
});

/**
 * A link that needs no login, for a few minutes and one purpose. `type` 0: to send a file (PUT, its bytes alone, once);
 * `fileName` is what it is called, `docType` what it is (any other document unless said). `type` 1: to fetch the file that
 * `fileName` names by its id or its address. Whose: the caller's own, unless staff name an applicant.
 */
export const getSignedUrl = call({
  method: 'POST',
  path: '/users/getSignedUrl',
  title: 'Create a signed link',
  access: { may: 'verify', applicant: 'body.applicantId', unnamed: 'self' },
  body: z.strictObject({
    fileName: short('the name of the file'),
    type: z.literal([0, 1], 'Send 0 for an upload link, 1 for a download link.'),
    applicantId: z.optional(id),
    docType: optionalShort('the document type', 40),
  }),
  result: z.object({ url: z.string(), method: z.enum(['PUT', 'GET']), expiresAt: z.string() }),
  errors: ['NOT_FOUND'],
});

const ticket = z.string('The link is incomplete.').check(z.maxLength(2_000, 'This link is not valid.'));

/** The file that a signed link names, as an attachment. */
export const fetchSigned = call({
  method: 'GET',
  path: '/signed-files/{ticket}',
  title: 'Download a file by signed link',
  access: 'public',
  params: z.strictObject({ ticket }),
  result: z.object({}),
  errors: ['LINK_EXPIRED', 'FILE_GONE', 'FILES_DOWN'],
});

/** Why a file that is sent is not kept. */
const takes = [
  'FILE_REFUSED',
  'FILE_LOCKED',
  'FILE_UNCHECKED',
  'FILES_DOWN',
  'TOO_LARGE',
  'FILES_BUSY',
] as const;

/** The bytes of a file, or a form with them as `file`: taken in as `uploadFile` does. One link, one file. */
export const sendSigned = call({
  method: 'PUT',
  path: '/signed-files/{ticket}',
  title: 'Upload a file by signed link',
  access: 'public',
  params: z.strictObject({ ticket }),
  body: z.strictObject(opening),
  files: ['file'],
  result: arrived,
  errors: ['LINK_EXPIRED', ...takes],
});

/** What several files became. */
const taken = z.object({ files: z.array(arrived) });

/**
 * One or two files (front and back) of a document, for the applicant with this customer id, or the caller: all are kept, or
 * none. Without `docType` it is another document.
 */
export const uploadDocumentFiles = call({
  method: 'POST',
  path: '/users/dataFileEntry',
  title: 'Upload files of a document',
  access: { may: 'verify', applicant: 'body.custId', unnamed: 'self' },
  body: z.strictObject({ custId: z.optional(custId), docType: z.optional(docType), ...opening }),
  files: ['file'],
  result: taken,
  errors: takes,
});

/** One or two files of a document that no document of ours is; `name` says what it is; else the file's own name. */
export const uploadOtherFiles = call({
  method: 'POST',
  path: '/users/otherDataEntryFiles',
  title: 'Upload files of another document',
  access: { may: 'verify', applicant: 'body.custId', unnamed: 'self' },
  body: z.strictObject({
    custId: z.optional(custId),
    name: optionalShort('what the document is', 80),
    ...opening,
  }),
  files: ['file'],
  result: taken,
  errors: takes,
});

/** Every file that is kept of an applicant, newest first. */
export const listFiles = call({
  method: 'GET',
  path: '/applicants/{id}/files',
  title: 'List files',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id }),
  result: z.array(
    z.object({
      fileId: z.string(),
      docType: z.string(),
      /** The document's title, or what the person called another document. */
      title: z.string(),
      /** The file's own name; blank for another document, whose title it is. */
      name: z.string(),
      mediaType: z.string(),
      bytes: z.number(),
      storedAt: z.string(),
      /** `other`: a phone with a link, or the product itself. */
      by: z.enum(['applicant', 'lender', 'other']),
      /** It may be taken away again: another document, which nothing stands on. */
      removable: z.boolean(),
    }),
  ),
});

/** Takes another document away. What a record was read from stays with the record. */
export const removeFile = call({
  method: 'DELETE',
  path: '/applicants/{id}/files/{fileId}',
  title: 'Remove a file',
  access: { may: 'edit', applicant: 'params.id' },
  params: z.strictObject({ id, fileId: id }),
  result: done,
  errors: ['NOT_FOUND'],
});
