import * as z from 'zod/mini';
import { call } from '../define.ts';
import { limits } from '../limits.ts';
import { accent, check, done, id, optionalShort, short } from './shapes.ts';

export const docType = short('the document type', 40);

/** How a locked PDF may be opened: by its password, or by those usual for such documents, if the person agrees. */
export const opening = {
  /** Used once and never kept. */
  password: z.optional(
    z.string('Enter the password as text.').check(z.maxLength(128, 'A password has at most 128 characters.')),
  ),
  usualPasswords: z.optional(z.literal('Y', 'Send Y to let us try the usual passwords.')),
};

/** Who signed a PDF, and whether it was changed since. */
const signature = z.object({ by: z.nullable(z.string()), state: z.string(), sentence: z.string() });

/** What an uploaded file became. */
export const arrived = z.object({
  fileId: z.string(),
  url: z.string(),
  /** How many Aadhaar numbers and QR codes were covered before the picture was kept. */
  covered: z.number(),
  /** The usual password that opened it, in words; null for none. */
  openedWith: z.nullable(z.string()),
  signatures: z.array(signature),
});

export const uploadFile = call({
  method: 'POST',
  path: '/users/upload/{applicantId}/{docType}',
  title: 'Upload a file',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: z.strictObject({ applicantId: id, docType }),
  body: z.strictObject(opening),
  files: ['file'],
  result: arrived,
  errors: ['FILE_REFUSED', 'FILE_LOCKED', 'TOO_LARGE', 'FILES_BUSY'],
});

/** Begins a file that is sent in parts, so that a broken connection costs one part and not the whole. */
export const startUpload = call({
  method: 'POST',
  path: '/users/uploads/{applicantId}/{docType}',
  title: 'Start a resumable upload',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: z.strictObject({ applicantId: id, docType }),
  body: z.strictObject({
    name: short('the name of the file'),
    bytes: z
      .number('Send the size of the file in bytes.')
      .check(
        z.int('Send the size of the file in bytes.'),
        z.minimum(1, 'The file is empty. Choose another.'),
        z.maximum(limits.file, 'A file can have at most 10 MB. Choose a smaller one.'),
      ),
  }),
  result: z.object({ uploadId: z.string(), received: z.number(), part: z.number() }),
});

const partialFile = z.strictObject({ applicantId: id, uploadId: id });

/** The next part, from byte `from` on. One that came before is taken for come: sending it again does no harm. */
export const sendPart = call({
  method: 'POST',
  path: '/users/uploads/{applicantId}/{uploadId}/parts/{from}',
  title: 'Send a part of an upload',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: z.strictObject({
    applicantId: id,
    uploadId: id,
    from: z.string().check(z.regex(/^\d{1,9}$/, 'Send the offset of the part in bytes.')),
  }),
  files: ['part'],
  result: z.object({ received: z.number() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE'],
});

/** How much of a file is here: where to go on after a break. */
export const getUploadState = call({
  method: 'GET',
  path: '/users/uploads/{applicantId}/{uploadId}/state',
  title: 'Get the state of an upload',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: partialFile,
  result: z.object({ received: z.number(), bytes: z.number() }),
  errors: ['NOT_FOUND'],
});

/** Small pictures of the pages of a PDF that is here whole and not yet taken in, twelve at a time: the person says which are meant. */
export const getUploadPages = call({
  method: 'GET',
  path: '/users/uploads/{applicantId}/{uploadId}/pages/{from}',
  title: 'Get the pages of an upload',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: z.strictObject({
    applicantId: id,
    uploadId: id,
    from: z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Send the number of the page, from 1 on.')),
  }),
  result: z.object({
    /** How many the PDF has; a picture has one, of which nothing is shown. */
    pages: z.number(),
    /** Fewer pages would end its signature. */
    signed: z.boolean(),
    /** JPEG, as data URLs, from the page `from` on. */
    images: z.array(z.string()),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FILE_REFUSED', 'FILE_LOCKED', 'FILES_BUSY'],
});

/** Takes a whole file in, as `uploadFile` does. A locked PDF stays to be tried with another password. */
export const finishUpload = call({
  method: 'POST',
  path: '/users/uploads/{applicantId}/{uploadId}/finish',
  title: 'Finish a resumable upload',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: partialFile,
  body: z.strictObject({
    ...opening,
    /** Of a PDF only these are stored, as pictures, in this order. */
    pages: z.optional(
      z
        .array(z.number('Send the numbers of pages.').check(z.int(), z.minimum(1), z.maximum(9999)))
        .check(z.minLength(1, 'Choose a page.'), z.maxLength(limits.chosenPages, 'Choose fewer pages.')),
    ),
  }),
  result: arrived,
  errors: ['NOT_FOUND', 'CONFLICT', 'FILE_REFUSED', 'FILE_LOCKED', 'FILES_BUSY'],
});

/** The file itself, as an attachment; never shown in the page of our own origin by its address. */
export const downloadFile = call({
  method: 'GET',
  path: '/applicants/{id}/files/{fileId}',
  title: 'Download a file',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id, fileId: id }),
  result: z.object({}),
  errors: ['NOT_FOUND'],
});

/** A page of a stored file as a picture, so that nobody opens a stranger's file in their own program. A photo has one page. */
export const getFilePage = call({
  method: 'GET',
  path: '/applicants/{id}/files/{fileId}/pages/{page}',
  title: 'Get a page of a file',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({
    id,
    fileId: id,
    page: z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Send the number of the page, from 1 on.')),
  }),
  query: z.strictObject({ small: z.optional(z.literal('Y', 'Send Y for a small picture.')) }),
  result: z.object({
    page: z.number(),
    pages: z.number(),
    isPdf: z.boolean(),
    /** Pixels. */
    width: z.number(),
    height: z.number(),
    /** JPEG, as a data URL. */
    image: z.string(),
  }),
  errors: ['NOT_FOUND', 'FILE_REFUSED', 'FILE_LOCKED', 'FILES_BUSY'],
});

/** What was read of a file: each value with how sure it is and the cut of the picture that shows it. */
export const getFileReading = call({
  method: 'GET',
  path: '/applicants/{id}/files/{fileId}/reading',
  title: 'Get what was read from a file',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id, fileId: id }),
  query: z.strictObject({ method: short('the document and its method, like pan.ocr', 60) }),
  result: z.object({
    /** 0 to 1: how much of what such a document shows was found. */
    likeness: z.number(),
    fields: z.array(
      z.object({
        path: z.string(),
        /** Blank when it was not found. */
        value: z.string(),
        confidence: z.number(),
        /** The person has to look at it. */
        unsure: z.boolean(),
        /** It may be corrected; a number that must be read, like Aadhaar's, may not. */
        open: z.boolean(),
        doubt: optionalShort('the doubt', 500),
        /** A small picture of the place, as a data URL. */
        crop: z.optional(z.string()),
        /** Where it stands: the page, counted from 1, and shares (0 to 1) of its width and height from the top left corner. */
        place: z.optional(
          z.object({
            page: z.number(),
            left: z.number(),
            top: z.number(),
            width: z.number(),
            height: z.number(),
          }),
        ),
      }),
    ),
    checks: z.array(check),
    signatures: z.array(signature),
  }),
  errors: ['NOT_FOUND', 'NOT_THIS_DOCUMENT'],
});

/** A one-time link by which a phone takes the picture for a desktop. */
export const startHandover = call({
  method: 'POST',
  path: '/users/handover/{applicantId}/{docType}',
  title: 'Create a handover link',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: z.strictObject({ applicantId: id, docType }),
  result: z.object({
    handoverId: z.string(),
    link: z.string(),
    /** The link as a QR code: SVG text. */
    qr: z.string(),
    expiresAt: z.string(),
  }),
});

/** Has the phone sent the picture? Then what it became. */
export const getHandoverState = call({
  method: 'GET',
  path: '/users/handover/{applicantId}/{handoverId}/state',
  title: 'Get the state of a handover',
  access: { may: 'verify', applicant: 'params.applicantId' },
  params: z.strictObject({ applicantId: id, handoverId: id }),
  result: z.object({
    state: z.enum(['waiting', 'opened', 'sent', 'expired']),
    file: z.nullable(arrived),
  }),
  errors: ['NOT_FOUND'],
});

const token = z.string('The link is missing its token.').check(z.maxLength(100, 'This link is not valid.'));

/** What the phone is asked for. */
export const openHandover = call({
  method: 'POST',
  path: '/users/openHandover',
  title: 'Open a handover link',
  access: 'public',
  body: z.strictObject({ token }),
  result: z.object({
    lender: z.string(),
    accent,
    /** The document’s id, its title, and the name of the field: what to photograph. */
    document: z.string(),
    title: z.string(),
    expiresAt: z.string(),
  }),
  errors: ['LINK_EXPIRED'],
});

/** The phone’s picture: one link, one picture. */
export const sendByHandover = call({
  method: 'POST',
  path: '/users/handover/{token}/file',
  title: 'Send a picture by handover link',
  access: 'public',
  params: z.strictObject({ token }),
  body: z.strictObject(opening),
  files: ['file'],
  result: done,
  errors: ['LINK_EXPIRED', 'FILE_REFUSED', 'FILE_LOCKED', 'TOO_LARGE', 'FILES_BUSY'],
});
