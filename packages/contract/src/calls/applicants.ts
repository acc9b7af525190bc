import { joiningRoles } from '@pramaan/documents/joins-as.ts';
import * as z from 'zod/mini';
import { call } from '../define.ts';
import { languages } from '../languages.ts';
import { loanProduct } from './loan-products.ts';
import { id, mobile, optionalEmail, optionalPersonName, personName, segment, short } from './shapes.ts';

const applicantId = z.strictObject({ id });

/** What is known of the person whatever the documents say. */
export const profileShape = z.object({
  name: z.string(),
  mobileNo: z.string(),
  email: z.string(),
  segment: z.string(),
  reference: z.string(),
  /** The loan product that the application is for. */
  product: z.optional(z.object({ code: z.string(), name: z.object({ en: z.string(), hi: z.string() }) })),
  /** Id of the file with the person's picture. */
  picture: z.optional(z.string()),
  /** When the person said of their Aadhaar records: this is me. */
  aadhaarConfirmedAt: z.optional(z.string()),
  /** The person's application before this one, and how many documents were carried over from it. */
  follows: z.optional(z.object({ reference: z.string(), documents: z.number() })),
});

const recordShape = z.looseObject({ status: z.string() });

/** The applicant’s whole file: `docs` is the document tree of C §3 (product §2). */
const joinsAs = z.enum(joiningRoles, 'Choose co-applicant or guarantor.');

export const getApplicant = call({
  method: 'GET',
  path: '/applicants/{id}',
  title: 'Get an applicant',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantId,
  result: z.object({
    _id: z.string(),
    custId: z.string(),
    segment: z.string(),
    profile: profileShape,
    /** The loan product in the version that the application has; absent while nobody has chosen one. */
    product: z.optional(loanProduct),
    /** As what the person joins the application of another; absent for who applies. */
    joinsAs: z.optional(joinsAs),
    docs: z.record(z.string(), z.unknown()),
  }),
  errors: ['NO_SUCH_APPLICANT'],
});

export const getProfile = call({
  method: 'GET',
  path: '/applicants/{id}/profile',
  title: 'Get an applicant’s profile',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantId,
  result: profileShape,
  errors: ['NO_SUCH_APPLICANT'],
});

export const putProfile = call({
  method: 'PUT',
  path: '/applicants/{id}/profile',
  title: 'Update an applicant’s profile',
  access: { may: 'edit', applicant: 'params.id' },
  params: applicantId,
  body: z.strictObject({
    name: optionalPersonName('the name'),
    email: optionalEmail,
    segment: z.optional(segment),
  }),
  result: profileShape,
  errors: ['NO_SUCH_APPLICANT'],
});

/** The language that the person chose on a page: messages to them are written in it. */
export const putLanguage = call({
  method: 'PUT',
  path: '/applicants/{id}/language',
  title: 'Set an applicant’s language',
  access: { may: 'ownWord', applicant: 'params.id' },
  params: applicantId,
  body: z.strictObject({ language: z.enum(languages, 'Choose a language we have.') }),
  result: z.object({ language: z.enum(languages) }),
});

/** "Yes, this is me": the person's word on what their Aadhaar records say (P §2.1, aadhaar-verify). Nobody else's counts. */
export const confirmAadhaar = call({
  method: 'POST',
  path: '/applicants/{id}/aadhaar/confirm',
  title: 'Confirm Aadhaar details',
  access: { may: 'consent', applicant: 'params.id' },
  params: applicantId,
  result: z.object({ aadhaarConfirmedAt: z.string() }),
  errors: ['NO_DATA_FOUND'],
});

/**
 * Stores what a person declares: `type` is the method (`input`, `input.2` for a instance), `data` its form (C §7). Or gives
 * a document of the digital locker: `type` is its own (`panDigiLink`, `itrDigiLink.2`), `data` the address of its file.
 */
export const putDocument = call({
  method: 'PUT',
  path: '/applicants/{id}/{group}/{document}',
  title: 'Submit a declared or DigiLocker document',
  access: { may: 'verify', applicant: 'params.id' },
  params: z.strictObject({ id, group: short('the group', 40), document: short('the document', 40) }),
  body: z.strictObject({
    type: short('the type', 40),
    data: z.union([z.record(z.string(), z.unknown()), z.string()]),
  }),
  result: recordShape,
  errors: [
    ...(['NO_SUCH_APPLICANT', 'NOT_FOUND', 'NO_CONSENT', 'NOT_THIS_DOCUMENT', 'FILE_REFUSED'] as const),
    ...([
      'LOCKER_DOWN',
      'LOCKER_REFUSED',
      'LOCKER_SESSION_OVER',
      'LOCKER_NOT_THERE',
      'OWN_DECISION',
    ] as const),
  ],
});

/** The application draft of P §3.5, mirrored from local storage. Any of its keys, any of them missing. */
export const getDraft = call({
  method: 'GET',
  path: '/applicants/{id}/draft',
  title: 'Get the application draft',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantId,
  result: z.object({ version: z.number(), savedAt: z.string(), draft: z.record(z.string(), z.unknown()) }),
});

/** Saves the draft; `version` is the one last read, and a newer one on the server is a conflict. */
export const putDraft = call({
  method: 'PUT',
  path: '/applicants/{id}/draft',
  title: 'Save the application draft',
  access: { may: 'edit', applicant: 'params.id' },
  params: applicantId,
  body: z.strictObject({
    version: z
      .number('Send the version last read.')
      .check(z.int(), z.nonnegative(), z.maximum(2_147_483_647, 'Send the version last read.')),
    draft: z.record(z.string(), z.unknown(), 'Send the draft as an object.'),
  }),
  result: z.object({ version: z.number(), savedAt: z.string() }),
  errors: ['CONFLICT'],
});

export const addCoApplicant = call({
  method: 'POST',
  path: '/applicants/{id}/co-applicants',
  title: 'Add a co-applicant',
  access: { may: 'edit', applicant: 'params.id' },
  params: applicantId,
  body: z.strictObject({
    name: personName('the name'),
    mobileNo: mobile,
    /** A co-applicant borrows too; a guarantor pays when those who borrow do not. */
    joinsAs: z._default(joinsAs, 'co-applicant'),
  }),
  result: z.object({ _id: z.string() }),
  errors: ['OWN_DECISION', 'NOBODY_JOINS', 'JOINS_ALREADY', 'NO_SUCH_APPLICANT', 'TOO_MANY'],
});

export const listCoApplicants = call({
  method: 'GET',
  path: '/applicants/{id}/co-applicants',
  title: 'List co-applicants',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantId,
  result: z.array(z.object({ _id: z.string(), name: z.string(), reference: z.string(), joinsAs })),
});
