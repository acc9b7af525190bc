import type * as calls from '@pramaan/contract/calls/esign.ts';
import type { Reference } from './entry.ts';

const document = {
  type: 'What the document is, like Agreement; up to 40 letters.',
  agreement: 'Path: id of the document (UUID). Reply: the document.',
  isOwn:
    'It is in the applicant’s own case; `false` for one of the application that the person joins and signs it for.',
  ofOffer: 'The lender made it of an accepted offer; the applicant cannot remove it.',
  fileId: 'Id of the PDF file (UUID).',
  url: 'Where the uploaded PDF is downloaded.',
  name: 'Name of the signer.',
  kind: '`applicant`, `co-applicant`, `guarantor` or `lender`.',
  signed: 'The signature; `null` while this person has not signed.',
  at: 'Time of the signature (ISO 8601), as the signature states it.',
  state: 'State.',
  last: 'The latest signing request; `null` if there is none.',
  next: 'Index of the signer whose turn it is; `null` when everybody has signed.',
  why: 'How the signer was compared with the application, in plain words.',
  issuer: 'Issuer of the signer’s certificate.',
  method: '`page`: on the provider’s page. `here`: with number and code.',
  request: 'Id of the signing request (UUID).',
};

export const esign: Reference<typeof calls> = {
  signWithAadhaar: {
    description:
      'Signs a PDF with Aadhaar eSign, in two steps. `request: "otp"` sends a code to the mobile number registered with the Aadhaar number. `request: "sign"` signs the uploaded PDF with that code and returns the URL of the signed document. The Aadhaar number is passed to the provider and not stored.',
    fields: {
      request: '`otp` to send a code, `sign` to sign.',
      url: 'URL of the PDF that was uploaded before. Required for `sign`.',
      otp: 'Code from the SMS. Required for `sign`.',
      name: 'Name of the signer, at most 120 characters. Required for `sign`.',
      reason: 'Fixed text; leave it out.',
      result: '`sent` after `otp`; the URL of the signed PDF after `sign`.',
      sent: 'The code was sent.',
    },
  },
  addAgreement: {
    description:
      'Adds a PDF to be signed: a file that is sent with the call (multipart, at most 10 MB), or one that is stored already (`fileId`).',
    fields: document,
  },
  listAgreements: {
    description:
      'Lists the documents of an applicant that are signed or to be signed, with those of the application that the person joins and signs for, and the ways of signing that are enabled.',
    fields: {
      ...document,
      _id: 'Applicant id (UUID).',
      people: 'People who can sign; the applicant is the first.',
      here: 'Signing with number and code is enabled.',
      page: 'Signing on the provider’s page is enabled.',
    },
  },
  removeAgreement: {
    description:
      'Removes a document that nobody has signed. A document with a signature cannot be removed (`CONFLICT`).',
    fields: document,
  },
  setSigners: {
    description:
      'Sets who signs a document, in order: one to six applicants, and whether the lender signs last. It cannot be changed after the first signature (`CONFLICT`).',
    fields: {
      ...document,
      applicants: 'Applicant ids (UUID) in signing order, one to six.',
      lender: 'The lender signs last.',
    },
  },
  beginSigning: {
    description:
      'Starts a signing on the provider’s page. Returns a form that the signer’s browser posts there (`form.action`, `form.fields`).',
    fields: {
      ...document,
      from: 'Where the signer returns to: `room` (applicant portal) or `office` (back office).',
      form: 'Form that the browser posts.',
    },
  },
  getSigningRequest: {
    description: 'Returns the state of a signing request and its document.',
    fields: document,
  },
  checkAgreement: {
    description: 'Verifies every signature of a document from the bytes of the PDF, as it is stored now.',
    fields: { ...document, by: 'Name in the certificate; `null` if it cannot be read.' },
  },
};
