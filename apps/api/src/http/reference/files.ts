import type * as calls from '@pramaan/contract/calls/files.ts';
import type * as storedCalls from '@pramaan/contract/calls/stored-files.ts';
import type { Reference } from './entry.ts';

const stored =
  'Every file is scanned for viruses. Aadhaar numbers and QR codes in pictures are covered before the file is stored.';
const file = {
  by: 'Name in the certificate; `null` if it cannot be read.',
  state: 'State of the signature.',
  url: 'Where the file is downloaded.',
  file: 'The file: JPEG, PNG, WebP or PDF, at most 10 MB.',
  signatures: 'Digital signatures found in the PDF.',
};
const handover = {
  ...file,
  token: 'Token of the handover link.',
  link: 'The handover link, to be opened on the phone.',
  qr: 'The link as a QR code (SVG).',
  state: 'waiting, opened, sent or expired.',
  document: 'Document id.',
  title: 'Title of the document to photograph.',
};

export const files: Reference<typeof calls> = {
  uploadFile: {
    description: `Uploads a picture or PDF of a document (multipart, at most 10 MB). ${stored} Returns the file id, which verification calls take as \`file\`.`,
    fields: file,
  },
  startUpload: {
    description:
      'Starts a resumable upload for slow connections. Send the parts, then finish the upload. An unfinished upload is deleted after 24 hours.',
    fields: {
      name: 'File name, at most 200 characters.',
      bytes: 'Size of the file in bytes, at most 10 MB.',
      part: 'Size of a part in bytes.',
      received: 'Bytes received so far.',
    },
  },
  sendPart: {
    description:
      'Sends one part of a resumable upload, starting at byte `from`. Sending a part again is safe. If `from` is beyond the received bytes, the call fails with `CONFLICT`.',
    fields: {
      received: 'Bytes received so far.',
      from: 'Offset of the part in bytes.',
      part: 'The part: at most 262,144 bytes.',
    },
  },
  getUploadState: {
    description: 'Returns how many bytes of a resumable upload have been received: continue from there.',
    fields: { received: 'Bytes received so far.' },
  },
  getUploadPages: {
    description:
      'Returns small pictures of the pages of a PDF whose parts have all been received, twelve at a time. Nothing is stored: the caller chooses the pages and finishes the upload with them. A locked PDF fails with `FILE_LOCKED`.',
    fields: {
      from: 'Number of the first page, from 1.',
      pages: 'How many pages the PDF has; 1 for a picture.',
      signed: 'Whether the PDF is signed. Storing only some pages would lose the signature.',
      images: 'The pages as JPEG, as data URLs.',
    },
  },
  finishUpload: {
    description: `Finishes a resumable upload and stores the file. ${stored} A locked PDF can be finished again with another password. With \`pages\`, only these pages of a PDF are stored and read, as pictures.`,
    fields: { ...file, pages: 'Numbers of the pages to store, from 1: at most 20. All if left out.' },
  },
  downloadFile: { description: 'Downloads a file of the applicant as an attachment.' },
  getFilePage: {
    description:
      'Returns one page of a stored file as a picture. A photo has one page. A PDF that is locked cannot be drawn: its password is not stored.',
    fields: {
      page: 'Number of the page, from 1.',
      small: '`Y` for a picture of at most 360 pixels in each direction.',
      pages: 'How many pages the file has.',
      isPdf: 'Whether it is a PDF; otherwise it is a photo.',
      width: 'Width in pixels.',
      height: 'Height in pixels.',
      image: 'The page as JPEG, as a data URL.',
    },
  },
  getFileReading: {
    description:
      'Returns what was read from an uploaded file: each value with its confidence and a small picture of the place where it was found.',
    fields: {
      ...file,
      method: 'Document and method, like `pan.ocr`.',
      path: 'Path of the value in the record.',
      value: 'Value that was read; blank if none was found.',
      open: 'The value may be corrected. Identifiers that must be read, like an Aadhaar number, may not.',
      fields: 'Values that were read.',
      place: 'Where the value stands on the page; missing if that was not kept.',
      page: 'Number of the page, from 1.',
      left: 'Distance from the left edge, as a share of the width (0 to 1).',
      top: 'Distance from the top edge, as a share of the height (0 to 1).',
      width: 'Share of the page’s width (0 to 1).',
      height: 'Share of the page’s height (0 to 1).',
    },
  },
  startHandover: {
    description:
      'Creates a one-time link with which a phone takes a picture for a session on a computer. It is valid for 15 minutes.',
    fields: handover,
  },
  getHandoverState: {
    description: 'Returns whether the phone has sent the picture, and the stored file.',
    fields: { ...handover, file: 'The stored file; `null` while the phone has sent none.' },
  },
  openHandover: {
    description: 'Opens a handover link on the phone: returns the lender and the document to photograph.',
    fields: handover,
  },
  sendByHandover: {
    description: `Sends the picture from the phone. The link works for one picture. ${stored}`,
    fields: { ...handover, file: file.file },
  },
};

export const storedFiles: Reference<typeof storedCalls> = {
  uploadProfilePicture: {
    description:
      'Sets the applicant’s profile picture (JPEG, PNG or WebP, at most 10 MB). It is re-encoded with a longer side of at most 640 pixels and replaces the previous picture.',
    fields: file,
  },
  getSignedUrl: {
    description:
      'Creates a short-lived link that needs no login. `type` 0: to upload one file with `PUT`, valid for 15 minutes. `type` 1: to download the file that `fileName` names, valid for 5 minutes.',
    fields: {
      type: '0: upload. 1: download.',
      fileName: 'Upload: name for the file. Download: id or URL of the file.',
      applicantId: 'Applicant id (UUID). Left out: the signed-in applicant.',
      url: 'The link.',
      method: 'HTTP method to use with the link.',
      docType: 'Document type of the upload. Default: another document.',
    },
  },
  fetchSigned: {
    description: 'Downloads the file of a signed link as an attachment. The link is valid for 5 minutes.',
  },
  sendSigned: {
    description: `Uploads one file by a signed link: the bytes themselves, or a multipart form with \`file\`. The link is valid for 15 minutes and works once. ${stored}`,
    fields: file,
  },
  uploadDocumentFiles: {
    description: `Uploads one or two files of a document, such as front and back, for a customer. Either all are stored or none. ${stored}`,
    fields: { ...file, files: 'The stored files.' },
  },
  uploadOtherFiles: {
    description: `Uploads one or two files of a document that has no type of its own. Either all are stored or none. ${stored}`,
    fields: { ...file, files: 'The stored files.', name: 'What the document is, at most 80 characters.' },
  },
  listFiles: {
    description: 'Lists the stored files of an applicant, newest first.',
    fields: {
      title: 'Title of the document, or the name that was given to another document.',
      name: 'File name; blank for another document.',
      by: '`applicant`, `lender`, or `other`: a handover link or Pramaan itself.',
      bytes: 'Size in bytes.',
    },
  },
  removeFile: {
    description:
      'Removes a file that no record is based on. Files that a record was read from cannot be removed.',
  },
};
