import { aadhaarNumber, virtualId } from '@pramaan/documents/identifiers/aadhaar.ts';
import * as z from 'zod/mini';
import { call } from '../define.ts';
import { messages } from '../messages.ts';
import { agreement, agreementCheck, openRequest } from './esign-shapes.ts';
import { done, id, short } from './shapes.ts';

const shape = 'An Aadhaar number has 12 digits, like 9999 3311 9405.';

/** An Aadhaar number or a Virtual ID with its check digit. It passes through and is kept nowhere. */
const uid = z.pipe(
  z.pipe(
    z.string('Enter the Aadhaar number.').check(z.maxLength(30, shape)),
    z.transform((typed) => typed.replace(/[\s-]/g, '')),
  ),
  z.string().check((context) => {
    const kind = context.value.length > 12 ? virtualId : aadhaarNumber;
    const { fault } = kind.check(context.value);
    // The number itself is not repeated anywhere, not even in what is wrong with it.
    if (fault) context.issues.push({ code: 'custom', message: fault, input: '' });
  }),
);

const reason = z.literal(
  messages.esignReason,
  `The reason of the signature is fixed. Leave it out, or send “${messages.esignReason}”.`,
);

/** C §7: `request` tells the two uses apart. A code is sent to the person of the number; a agreement is signed with it. */
export const signWithAadhaar = call({
  method: 'POST',
  path: '/AdhaarEsigngetOtp',
  title: 'Sign a document with Aadhaar eSign',
  access: { may: 'verify', applicant: 'body.essentials.url', unnamed: 'anyone' },
  body: z
    .strictObject({
      request: z.enum(['otp', 'sign'], 'Send otp for a code, or sign to sign with it.'),
      essentials: z.strictObject({
        uid,
        reason: z.optional(reason),
        name: z.optional(short('the name', 120)),
        /** Of a file of the applicant's own, as the upload answered it. Nothing is fetched from elsewhere. */
        url: z.optional(short('the address of the uploaded file', 300)),
        otp: z.optional(
          z.string('Enter the code.').check(z.trim(), z.regex(/^\d{4,10}$/, 'The code has 6 digits.')),
        ),
      }),
    })
    .check((context) => {
      const { request, essentials } = context.value;
      const needed = {
        name: 'Enter the name of the person who signs.',
        url: 'Upload the document first, then send its URL.',
        otp: 'Enter the code.',
      };
      for (const [name, message] of Object.entries(needed))
        if (request === 'sign' && !essentials[name as keyof typeof needed])
          context.issues.push({ code: 'custom', message, path: ['essentials', name], input: '' });
    }),
  /** As the specification reads it: `result.result.sent`, and `result.result.result`, the signed document's link. */
  result: z.object({
    result: z.object({ sent: z.optional(z.boolean()), result: z.optional(z.string()) }),
  }),
  errors: [
    'ESIGN_CODE_WRONG',
    'ESIGN_CODE_OVER',
    'ESIGN_REFUSED',
    'ESIGN_SIGNED_BEFORE',
    'ESIGN_SOURCE_DOWN',
    'ESIGN_OFF',
    'AGREEMENT_ENDED',
    'FILE_REFUSED',
    'FILES_BUSY',
    'NOT_FOUND',
    'TOO_MANY',
  ],
});

const applicantParams = z.strictObject({ id });
const agreementParams = z.strictObject({ id, agreement: id });

/** Takes a agreement to be signed: a PDF that is sent with the call, or one that is kept here already. */
export const addAgreement = call({
  method: 'POST',
  path: '/applicants/{id}/esign/agreements',
  title: 'Add a document to sign',
  access: { may: 'verify', applicant: 'params.id' },
  params: applicantParams,
  body: z.strictObject({
    /** Agreement, Application: it labels the agreement here and at the signing service. */
    type: z.string('Enter what the document is, like Agreement.').check(
      z.trim(),
      // A word or two; never a number by which somebody could be known.
      z.regex(
        /^(?!.*\p{N}{4})[\p{L}\p{M}\p{N} ]{1,40}$/u,
        'Enter what the document is in up to 40 letters, like Agreement.',
      ),
    ),
    fileId: z.optional(id),
  }),
  files: ['file'],
  result: agreement,
  errors: ['FILE_REFUSED', 'NOT_FOUND', 'TOO_LARGE', 'FILES_BUSY'],
});

export const listAgreements = call({
  method: 'GET',
  path: '/applicants/{id}/esign/agreements',
  title: 'List documents to sign',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantParams,
  result: z.object({
    /** How one can sign: with number and code typed here, on the provider's page. */
    methods: z.object({ here: z.boolean(), page: z.boolean() }),
    /** Of whom the applicant's own name is the first. */
    people: z.array(z.object({ _id: z.string(), name: z.string() })),
    agreements: z.array(agreement),
  }),
});

/** Takes a agreement that nobody has signed off the list: it was the wrong one. */
export const removeAgreement = call({
  method: 'DELETE',
  path: '/applicants/{id}/esign/agreements/{agreement}',
  title: 'Remove an unsigned document',
  access: { may: 'verify', applicant: 'params.id' },
  params: agreementParams,
  result: done,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Who signs a agreement, in which order: applicants by their ids, and whether the lender signs last. */
export const setSigners = call({
  method: 'PUT',
  path: '/applicants/{id}/esign/agreements/{agreement}/signers',
  title: 'Set the signers of a document',
  access: { may: 'verify', applicant: 'params.id' },
  params: agreementParams,
  body: z.strictObject({
    applicants: z
      .array(id, 'Send the signers in order.')
      .check(
        z.minLength(1, 'Choose at least one person who signs.'),
        z.maxLength(6, 'At most six people can sign a document.'),
      ),
    lender: z.boolean('Send true if the lender signs too, otherwise false.'),
  }),
  result: agreement,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Begins a signing on the provider's own page: the form that the person's browser posts there. */
export const beginSigning = call({
  method: 'POST',
  path: '/applicants/{id}/esign/agreements/{agreement}/begin',
  title: 'Start a signing',
  access: { may: 'verify', applicant: 'params.id' },
  params: agreementParams,
  body: z.strictObject({
    /** Where the person comes back to: their own room, or the lender's office. */
    from: z.enum(['portal', 'office'], 'Choose room or office.'),
  }),
  result: z.object({
    requestId: z.string(),
    form: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
  errors: [
    'NOT_FOUND',
    'ESIGN_SIGNED_BEFORE',
    'AGREEMENT_ENDED',
    'ESIGN_SOURCE_DOWN',
    'ESIGN_OFF',
    'FILE_REFUSED',
    'FILES_BUSY',
  ],
});

export const getSigningRequest = call({
  method: 'GET',
  path: '/applicants/{id}/esign/requests/{request}',
  title: 'Get a signing request',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id, request: id }),
  result: z.object({ ...openRequest.shape, agreement }),
  errors: ['NOT_FOUND'],
});

/** Every signature on the agreement as it is now, proved again from its bytes. */
export const checkAgreement = call({
  method: 'GET',
  path: '/applicants/{id}/esign/agreements/{agreement}/check',
  title: 'Verify the signatures of a document',
  access: { may: 'see', applicant: 'params.id' },
  params: agreementParams,
  result: agreementCheck,
  errors: ['NOT_FOUND', 'FILE_REFUSED', 'FILES_BUSY'],
});
