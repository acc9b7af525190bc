import { joiningRoles } from '@pramaan/documents/joins-as.ts';
import * as z from 'zod/mini';
import { activityEvents, applicationStatuses } from '../application-status.ts';
import { call } from '../define.ts';
import { languages } from '../languages.ts';
import { check, id } from './shapes.ts';

const applicantParams = z.strictObject({ applicantId: id });

/** What is known of a person, for filling in other forms (P §3.8). A fact that nobody states is blank. */
export const getAutofill = call({
  method: 'POST',
  path: '/users/autofill',
  title: 'Get autofill data',
  access: { may: 'see', applicant: 'body.applicantId' },
  body: z.strictObject({ applicantId: id }),
  result: z.object({
    name: z.string(),
    fatherName: z.string(),
    /** Male or Female. */
    gender: z.string(),
    mobileNo: z.string(),
    panName: z.string(),
    aadhaarDob: z.string(),
    /** At most 40 characters. */
    address: z.string(),
    panNo: z.string(),
    pincode: z.string(),
    email: z.string(),
    city: z.string(),
  }),
  errors: ['NO_SUCH_APPLICANT'],
});

const counts = { given: z.number(), done: z.number(), attention: z.number() };
/** The loan asked for: rupees and months, as text; null while nobody said. */
const wish = z.nullable(z.object({ loanAmt: z.string(), loanPeriod: z.string() }));

/** An application at a summary. */
export const getSummary = call({
  method: 'POST',
  path: '/users/getSummary',
  title: 'Get an application summary',
  access: { may: 'see', applicant: 'body.appId' },
  body: z.strictObject({ appId: id }),
  result: z.object({
    custId: z.string(),
    reference: z.string(),
    name: z.string(),
    segment: z.string(),
    loan: wish,
    documents: z.object(counts),
    areas: z.array(z.object({ area: z.string(), title: z.string(), ...counts })),
    /** When the newest record was made, ISO 8601; blank while there is none. */
    lastRecordAt: z.string(),
  }),
  errors: ['NO_SUCH_APPLICANT'],
});

/** Where an application stands at the lender, as its person is told, and what happened to it lately, newest first. */
export const getProgress = call({
  method: 'GET',
  path: '/applicants/{id}/progress',
  title: 'Get application progress',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id }),
  query: z.strictObject({ language: z.optional(z.enum(languages, 'Choose a language we have.')) }),
  result: z.object({
    lender: z.string(),
    /** Where it stands; for who joins, once it is decided, where the application stands that they join. */
    applicationStatus: z.enum(applicationStatuses),
    /** The application of another that the person joins, and who applies; null for their own. */
    joins: z.nullable(z.object({ as: z.enum(joiningRoles), reference: z.string(), name: z.string() })),
    /** The person has other applications at the lender, or joins some. */
    others: z.boolean(),
    /** Why the loan was declined, each in a sentence; empty otherwise. */
    reasons: z.array(z.string()),
    activity: z.array(
      z.object({
        /** ISO 8601. */
        at: z.string(),
        what: z.enum(activityEvents),
        /** The document it is about; blank for the application itself. */
        title: z.string(),
      }),
    ),
  }),
  errors: ['NO_SUCH_APPLICANT'],
});

export const getSegment = call({
  method: 'GET',
  path: '/users/getSegment/{applicantId}',
  title: 'Get an applicant’s segment',
  access: { may: 'see', applicant: 'params.applicantId' },
  params: applicantParams,
  result: z.object({ segment: z.string() }),
  errors: ['NO_SUCH_APPLICANT'],
});

const place = {
  document: z.string(),
  title: z.string(),
  method: z.string(),
  instance: z.number(),
  at: z.string(),
};

/** Every record that was made of an applicant's documents, newest first; those that another took the place of too. */
export const listVerifications = call({
  method: 'GET',
  path: '/users/validation/{applicantId}/history',
  title: 'List verifications',
  access: { may: 'see', applicant: 'params.applicantId' },
  params: applicantParams,
  result: z.array(
    z.object({
      ...place,
      /** How it was given, in words. */
      methodTitle: z.string(),
      status: z.string(),
      source: z.string(),
      provider: z.string(),
      by: z.enum(['applicant', 'lender', 'product']),
      /** It stands in the file now; else another took its place. */
      stands: z.boolean(),
    }),
  ),
});

/** Every comparison that was made on those records, newest first. */
export const listComparisons = call({
  method: 'GET',
  path: '/users/validation/{applicantId}/checkHistory',
  title: 'List comparisons',
  access: { may: 'see', applicant: 'params.applicantId' },
  params: applicantParams,
  result: z.array(z.object({ ...place, ...check.shape, stands: z.boolean() })),
});

/** The documents by area, with where each stands. */
export const listDocumentsByArea = call({
  method: 'GET',
  path: '/users/validation/{applicantId}/menu',
  title: 'List documents by area',
  access: { may: 'see', applicant: 'params.applicantId' },
  params: applicantParams,
  result: z.array(
    z.object({
      area: z.string(),
      title: z.string(),
      /** Of the applicant’s portal, under /laas/. */
      path: z.string(),
      documents: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          state: z.enum(['not-started', 'in-progress', 'checking', 'done', 'needs-you']),
          given: z.number(),
          instances: z.number(),
        }),
      ),
    }),
  ),
  errors: ['NO_SUCH_APPLICANT'],
});

const declared = z.record(z.string(), z.unknown());

/** The loan asked for, what it buys, and the loans already there: as the person declared them. */
export const getLoans = call({
  method: 'GET',
  path: '/applicants/{id}/loans',
  title: 'Get loans',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id }),
  result: z.object({
    wanted: wish,
    others: z.nullable(z.object({ loanAmt: z.string(), emi: z.string() })),
    asset: z.nullable(declared),
    property: z.nullable(declared),
  }),
  errors: ['NO_SUCH_APPLICANT'],
});
