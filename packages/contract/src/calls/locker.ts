import * as z from 'zod/mini';
import { call } from '../define.ts';
import { check, code, done, id, mobile, optionalShort, short } from './shapes.ts';

const applicantParams = z.strictObject({ id });
const ofApplicant = { may: 'verify', applicant: 'params.id' } as const;
/** Names a sign-in at the locker: ours, of one applicant and one session. The locker's own token never leaves. */
const token = short('the token of the sign-in at DigiLocker', 100);
const documentId = short('the document', 40);
const uri = short('the address of the document in DigiLocker', 300);
const downErrors = ['NO_CONSENT', 'LOCKER_DOWN', 'LOCKER_REFUSED'] as const;
const sessionErrors = [...downErrors, 'LOCKER_SESSION_OVER'] as const;
const fileErrors = ['LOCKER_NOT_THERE', 'NOT_THIS_DOCUMENT', 'FILE_REFUSED', 'FILES_BUSY'] as const;

/** Begins a sign-in to the locker: where the person signs in and allows (standards §5.2). */
export const startLockerSignIn = call({
  method: 'POST',
  path: '/applicants/{id}/locker/sign-ins',
  title: 'Start a DigiLocker sign-in',
  access: ofApplicant,
  params: applicantParams,
  body: z.strictObject({
    /** Ids of the documents to ask for; none asks for every one that is used here. */
    documents: z.optional(z.array(documentId).check(z.maxLength(20, 'Ask for at most 20 documents.'))),
    /** The person has no locker yet: its page begins with opening one. */
    signUp: z.optional(z.boolean('Send true or false.')),
  }),
  result: z.object({ url: z.string(), expiresAt: z.string() }),
  errors: [...downErrors],
});

const account = z.object({
  name: z.string(),
  /** A locker knows an Aadhaar of its own. */
  hasAadhaar: z.boolean(),
  /** Its name is the applicant's; null while one of the two is not known. */
  sameName: z.nullable(z.boolean()),
});
const signedIn = z.object({
  token: z.string(),
  /** When the person's consent at the locker ends. */
  validTill: z.string(),
  account,
});

/** What the locker's page sent back, as it stands in the address. */
export const endLockerSignIn = call({
  method: 'POST',
  path: '/applicants/{id}/locker/return',
  title: 'Complete a DigiLocker sign-in',
  access: ofApplicant,
  params: applicantParams,
  body: z.strictObject({
    state: optionalShort('the state', 300),
    code: optionalShort('the code', 2000),
    error: optionalShort('the error', 100),
    error_description: optionalShort('the reason', 500),
  }),
  result: signedIn,
  errors: [...downErrors, 'LOCKER_SIGN_IN_EXPIRED', 'LOCKER_CANCELLED'],
});

/** The specification's body. What a caller says of client, secret and address is not used: ours are the server's. */
const exchange = z.strictObject({
  appId: id,
  code: short('the code', 2000),
  /** Ours; without it the sign-in is the last one that this session began. */
  state: optionalShort('the state', 300),
  clientId: optionalShort('the client', 200),
  clientSecret: optionalShort('the secret', 500),
  redirectUri: optionalShort('the address', 500),
});
const ofApp = { may: 'verify', applicant: 'body.appId' } as const;
const exchangeErrors = [...downErrors, 'LOCKER_SIGN_IN_EXPIRED'] as const;

export const getAccessToken = call({
  method: 'POST',
  path: '/users/getAccessToken',
  title: 'Exchange a DigiLocker code',
  access: ofApp,
  body: exchange,
  result: signedIn,
  errors: exchangeErrors,
});

export const exchangeLockerCode = call({
  method: 'POST',
  path: '/users/accessToken',
  title: 'Exchange a DigiLocker code (older form)',
  access: ofApp,
  body: exchange,
  result: signedIn,
  errors: exchangeErrors,
});

/** A document in the locker, and what it is here. */
const issued = z.object({
  uri: z.string(),
  name: z.string(),
  doctype: z.string(),
  issuer: z.string(),
  date: z.string(),
  /** Id of the document and its type of C §7; null for one that is not used here. */
  document: z.nullable(z.string()),
  type: z.nullable(z.string()),
});

export const getDigidata = call({
  method: 'POST',
  path: '/users/getDigidata',
  title: 'Exchange a DigiLocker code and list documents',
  access: ofApp,
  body: exchange,
  result: z.object({ ...signedIn.shape, items: z.array(issued) }),
  errors: exchangeErrors,
});

export const revokeToken = call({
  method: 'POST',
  path: '/users/revokeToken',
  title: 'End a DigiLocker session',
  access: 'signed-in',
  body: z.strictObject({ token, auth: optionalShort('the authorisation', 500) }),
  result: done,
  errors: ['LOCKER_SESSION_OVER'],
});

export const getIssuedDoc = call({
  method: 'POST',
  path: '/users/getissueddoc',
  title: 'List DigiLocker documents',
  access: 'signed-in',
  body: z.strictObject({ token }),
  result: z.object({ items: z.array(issued) }),
  errors: sessionErrors,
});

/** A file of the locker that was fetched, read and kept: `url` is what the document's own PUT takes. */
const fetched = z.object({
  fileId: z.string(),
  url: z.string(),
  filename: z.string(),
  contentType: z.string(),
  document: z.string(),
  type: z.string(),
});

export const fetchLockerFile = call({
  method: 'POST',
  path: '/users/filefromuri',
  title: 'Fetch a DigiLocker document',
  access: 'signed-in',
  body: z.strictObject({ uri, token }),
  result: fetched,
  errors: [...sessionErrors, ...fileErrors],
});

/** Gives a fetched document to the file. The record is what this server read: `digidata` only names the file. */
export const updateDigidata = call({
  method: 'POST',
  path: '/users/updatedigidata',
  title: 'Submit a DigiLocker document',
  access: { may: 'verify', applicant: 'body.applicantId' },
  body: z.strictObject({
    applicantId: id,
    digidata: z.union([
      short('the address of the file', 500),
      z.looseObject({
        url: z.optional(z.string().check(z.maxLength(500))),
        uri: z.optional(z.string().check(z.maxLength(300))),
      }),
    ]),
    type: short('the type', 40),
    index: z.optional(z.union([z.literal([1, 2, 3]), z.literal(['1', '2', '3'])], 'The index is 1, 2 or 3.')),
    /** Where it goes in the file, like `id.pan`. */
    accesspath: optionalShort('the place', 80),
  }),
  result: z.looseObject({ status: z.string() }),
  errors: [...sessionErrors, ...fileErrors, 'NOT_FOUND'],
});

/** Opens a locker for a mobile number; a code goes to it. Never with an Aadhaar number. */
export const registerDigilocker = call({
  method: 'POST',
  path: '/users/registerDigilocker',
  title: 'Open a DigiLocker account',
  access: { may: 'verify', applicant: 'body.applicantId', unnamed: 'self' },
  form: true,
  body: z.strictObject({
    applicantId: z.optional(id),
    mobile,
    name: short('the name', 120),
    dob: z
      .string('Enter the date of birth.')
      .check(
        z.regex(
          /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
          'A date of birth reads like 1990-01-15.',
        ),
      ),
    gender: z.enum(['M', 'F', 'T'], 'Choose M, F or T.'),
  }),
  result: z.object({ sent: z.boolean() }),
  errors: [...downErrors, 'LOCKER_EXISTS', 'TOO_MANY'],
});

export const verifyDigiMob = call({
  method: 'POST',
  path: '/users/verifyDigiMob',
  title: 'Verify the mobile number of a DigiLocker account',
  access: { may: 'verify', applicant: 'body.applicantId', unnamed: 'self' },
  form: true,
  body: z.strictObject({ applicantId: z.optional(id), mobile, otp: code }),
  result: z.object({ registered: z.boolean() }),
  errors: [...downErrors, 'OTP_MISMATCH', 'TOO_MANY'],
});

/** What the tag of the share widget carries (C §7, standards §5.1). The secret is not among it. */
export const getLockerWidget = call({
  method: 'GET',
  path: '/applicants/{id}/locker/widget',
  title: 'Get the DigiLocker widget',
  access: ofApplicant,
  params: applicantParams,
  result: z.object({
    appId: z.string(),
    hash: z.string(),
    /** Seconds since 1970. */
    timestamp: z.number(),
    script: z.string(),
  }),
  errors: ['NO_CONSENT'],
});

/** What the widget's callback was told: the server fetches the file itself and answers its link (C §7). */
export const fetchSharedLockerFile = call({
  method: 'POST',
  path: '/applicants/{id}/locker/callback',
  title: 'Fetch a document shared by widget',
  access: ofApplicant,
  params: applicantParams,
  body: z.strictObject({ uri, txn: short('the transaction', 100) }),
  result: z.object({ ...fetched.shape, link: z.string() }),
  errors: [...downErrors, ...fileErrors],
});

/** What was read of a fetched file (C §7: the OCR output by type and file name). */
export const getLockerReading = call({
  method: 'GET',
  path: '/applicants/{id}/locker/files/{file}',
  title: 'Get what was read from a DigiLocker file',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id, file: id }),
  query: z.strictObject({
    urlType: optionalShort('the type', 40),
    filename: optionalShort('the name of the file', 200),
  }),
  result: z.object({
    type: z.string(),
    document: z.string(),
    method: z.string(),
    record: z.record(z.string(), z.unknown()),
    checks: z.array(check),
  }),
  errors: ['NOT_FOUND'],
});
