import * as z from 'zod/mini';
import { call } from '../define.ts';
import { languages } from '../languages.ts';
import {
  branchCode,
  mobile,
  optionalEmail,
  optionalPersonName,
  optionalShort,
  productCode,
  segment,
  short,
} from './shapes.ts';

const starting = { may: 'start', applicant: null } as const;

/** Rows of one batch. */
export const mostStarted = 200;

const person = { mobileNo: mobile, name: optionalPersonName('the name'), email: optionalEmail };
const language = z._default(z.enum(languages, 'Choose a language we have.'), 'en');
const link = {
  link: z.string(),
  /** The link as a QR code: SVG text. */
  qr: z.string(),
};

/**
 * Starts an application for a mobile number and sends the person the link by SMS. The application is the caller's: an
 * agent sees it in the list. A number that has an application with the lender gets the link once more.
 */
export const startApplication = call({
  method: 'POST',
  path: '/applications',
  title: 'Start an application for an applicant',
  access: starting,
  body: z.strictObject({
    ...person,
    language,
    segment: z.optional(segment),
    /** Code of the loan product; left out, the only one of the segment, or the person chooses. */
    product: z.optional(productCode),
    /** Code of the branch; left out, that of the caller. */
    branch: z.optional(branchCode),
    /** A request that is repeated with its key starts nothing and sends nothing. */
    idempotencyKey: optionalShort('the idempotency key', 100),
  }),
  result: z.object({
    ...link,
    _id: z.string(),
    reference: z.string(),
    sentTo: z.string(),
    /** False: the number already had this application, or the request was repeated. */
    isNew: z.boolean(),
  }),
  errors: ['ALREADY_APPLIED', 'TOO_MANY'],
});

const startedRow = z.object({
  /** From 1, as in the request. */
  row: z.number(),
  state: z.enum(['ready', 'started', 'sent-again', 'refused']),
  _id: z.string(),
  reference: z.string(),
  /** What is wrong with a refused row; blank otherwise. */
  fault: z.string(),
});

/** Starts many. `dryRun` says what each row would do and does nothing. A row that is refused stops no other. */
export const startApplications = call({
  method: 'POST',
  path: '/applications/batch',
  title: 'Start applications for many applicants',
  access: starting,
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          mobileNo: z.string('Send each mobile number as text.').check(z.maxLength(100)),
          name: z.optional(z.string().check(z.maxLength(500))),
          email: z.optional(z.string().check(z.maxLength(500))),
          product: z.optional(z.string().check(z.maxLength(500))),
          branch: z.optional(z.string().check(z.maxLength(500))),
        }),
        'Send the rows as a list.',
      )
      .check(
        z.minLength(1, 'Send at least one row.'),
        z.maxLength(mostStarted, `Send at most ${mostStarted} rows at once.`),
      ),
    language,
    dryRun: z._default(z.boolean(), false),
    /** A batch that is repeated with its key starts nothing and sends nothing for the rows it did before. */
    idempotencyKey: optionalShort('the idempotency key', 60),
  }),
  result: z.object({ rows: z.array(startedRow), started: z.number(), refused: z.number() }),
  errors: ['TOO_MANY'],
});

/** One row of a batch, checked by itself. */
export const startedPerson = z.strictObject({
  ...person,
  product: z.optional(productCode),
  branch: z.optional(branchCode),
});

/** The caller's own link: a person who registers by it is the caller's. `renew` ends the earlier link. */
export const createApplyLink = call({
  method: 'POST',
  path: '/apply-link',
  title: 'Get your apply link',
  access: starting,
  body: z.strictObject({
    renew: z._default(z.boolean(), false),
    /** The link is for this loan product; left out, for any. */
    product: z.optional(productCode),
    /** Applications by the link belong to this branch; left out, to the caller's. */
    branch: z.optional(branchCode),
  }),

  result: z.object({ ...link, code: z.string() }),
});

/** Who invites by an apply link, for the page that it opens. */
export const openApplyLink = call({
  method: 'POST',
  path: '/apply-link/open',
  title: 'Open an apply link',
  access: 'public',
  body: z.strictObject({
    code: short('the code of the link', 20),
    product: optionalShort('the loan product', 60),
  }),
  result: z.object({
    lender: z.string(),
    name: z.string(),
    /** The loan product that the link is for; left out where it names none that is offered. */
    product: z.optional(z.object({ en: z.string(), hi: z.string() })),
  }),
  errors: ['LINK_EXPIRED', 'TOO_MANY'],
});
