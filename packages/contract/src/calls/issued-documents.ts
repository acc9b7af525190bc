import { pdfTypes } from '@pramaan/documents/reports.ts';
import * as z from 'zod/mini';
import { call } from '../define.ts';
import { issuedDocumentVerdicts } from '../issued-document-verdicts.ts';
import { completeLanguages } from '../languages.ts';
import { id } from './shapes.ts';

/** Every report, then every card by its place; `paperPlaces` says what stands on each. */
const type = z.enum(
  pdfTypes as [string, ...string[]],
  `This is not a report or card. Choose one of these: ${pdfTypes.join(', ')}.`,
);
const language = z.optional(z.enum(completeLanguages, 'Choose en or hi.'));
const customer = z
  .string('Name the applicant.')
  .check(
    z.regex(
      /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|C\d{1,12})$/,
      'Name the applicant by id or customer id.',
    ),
  );
const secret = z.string('Send the key.').check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, 'This key is not valid.'));

/** A signed PDF; each is entered, so that `/verify` knows it (C §7; product §8). */
export const getPdf = call({
  method: 'GET',
  path: '/pdf/getpdf/{custId}/{type}',
  title: 'Create a report PDF',
  access: { may: 'share', applicant: 'params.custId' },
  params: z.strictObject({ custId: customer, type }),
  query: z.strictObject({ lang: language }),
  result: z.object({}),
  errors: ['NO_DATA_FOUND', 'TOO_MANY'],
});

export const createAadhaarPdf = call({
  method: 'GET',
  path: '/aadhaar-applicants/pdf/{applicantId}',
  title: 'Create an Aadhaar PDF',
  access: { may: 'share', applicant: 'params.applicantId' },
  params: z.strictObject({ applicantId: id }),
  query: z.strictObject({ lang: language }),
  result: z.object({}),
  errors: ['NO_DATA_FOUND', 'TOO_MANY'],
});

/** C §7 gives the name alone: a key that fetches one issued document without a login, until it ends or is ended. */
export const shareLoanKey = call({
  method: 'POST',
  path: '/pdf/shareLoanKey',
  title: 'Create a share key',
  access: { may: 'share', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    type: z.optional(type),
    lang: language,
    hours: z.optional(
      z
        .int('Give whole hours.')
        .check(z.minimum(1, 'At least one hour.'), z.maximum(72, 'At most 72 hours.')),
    ),
  }),
  result: z.object({
    id: z.string(),
    key: z.string(),
    url: z.string(),
    type: z.string(),
    expiresAt: z.string(),
  }),
});

export const getPdfByKey = call({
  method: 'GET',
  path: '/pdf/shared/{key}',
  title: 'Get a PDF by share key',
  access: 'public',
  params: z.strictObject({ key: secret }),
  result: z.object({}),
  errors: ['LINK_EXPIRED', 'NO_DATA_FOUND', 'TOO_MANY'],
});

const issuedDocument = z.object({
  lender: z.string(),
  kind: z.string(),
  /** Day in Indian time, YYYY-MM-DD. */
  day: z.string(),
});

export const readIssuedDocument = call({
  method: 'GET',
  path: '/issued-documents/{token}',
  title: 'Get an issued document by QR code',
  access: 'public',
  params: z.strictObject({ token: secret }),
  result: issuedDocument,
  errors: ['NO_DATA_FOUND', 'TOO_MANY'],
});

export const verifyIssuedDocument = call({
  method: 'POST',
  path: '/issued-documents/verify',
  title: 'Verify a PDF',
  access: 'public',
  files: ['file'],
  /** `token`: of the QR code that was scanned. */
  body: z.strictObject({ token: z.optional(secret) }),
  result: z.object({
    verdict: z.enum(Object.keys(issuedDocumentVerdicts) as [keyof typeof issuedDocumentVerdicts]),
    sentence: z.string(),
    issuedDocument: z.nullable(issuedDocument),
    /** Day of the signature, YYYY-MM-DD; blank when it does not tell. */
    signedOn: z.string(),
    /** Pages that show something else than what was signed; from 1. */
    pages: z.array(z.number()),
  }),
  errors: ['TOO_MANY', 'FILES_BUSY'],
});
