import * as z from 'zod/mini';
import { call } from '../define.ts';
import { endings, mostDays, retainedKinds } from '../retention.ts';
import { done, id, optionalShort, short } from './shapes.ts';

const kind = z.enum(retainedKinds, `Say which kind: ${retainedKinds.join(', ')}.`);
const ending = z.enum(endings, `Say how it ended: ${endings.join(', ')}.`);
const retain = { may: 'retain', applicant: null } as const;
const retainOf = { may: 'retain', applicant: 'params.id' } as const;
const ofApplicant = z.strictObject({ id });

const ruleShape = z.object({
  kind,
  ending,
  days: z.number(),
  /** The lender has not set it. */
  usual: z.boolean(),
  /** What a law wants, or what we hold to be the least. */
  least: z.number(),
  law: z.nullable(z.enum(['pmla'])),
});

const retentionShape = z.object({ clock: z.boolean(), rules: z.array(ruleShape) });

export const getRetention = call({
  method: 'GET',
  path: '/retention/rules',
  title: 'Get retention periods',
  access: retain,
  result: retentionShape,
});

/** Nothing is erased by the clock before somebody has looked at what that would be, and started it. */
export const setAutomaticDeletion = call({
  method: 'PUT',
  path: '/retention/clock',
  title: 'Turn automatic deletion on or off',
  access: { may: 'settings', applicant: null },
  body: z.strictObject({ on: z.boolean('Send true or false.') }),
  result: retentionShape,
});

/** Counted from the last change of an unfinished application, from the decision, or from the end of the loan. */
export const setRetention = call({
  method: 'PUT',
  path: '/retention/rules',
  title: 'Set a retention period',
  access: { may: 'settings', applicant: null },
  body: z.strictObject({
    kind,
    ending,
    /** Null: the usual time. */
    days: z.nullable(
      z
        .number('Enter the days as a number.')
        .check(
          z.int('Enter whole days.'),
          z.gte(0, 'Enter days of 0 or more.'),
          z.lte(mostDays, 'Enter at most ten years.'),
        ),
    ),
  }),
  result: retentionShape,
  errors: ['RETAINED_BY_LAW'],
});

/** What would be erased until a day: nothing is changed by looking. */
export const listDueForDeletion = call({
  method: 'GET',
  path: '/retention/due',
  title: 'List data due for deletion',
  access: retain,
  query: z.strictObject({
    /** Days from now; left out: what is due today. */
    ahead: z.optional(z.string().check(z.regex(/^\d{1,4}$/, 'Send a number of days, up to 9999.'))),
  }),
  result: z.object({
    at: z.string(),
    /** Applicants whose data, or a kind of it, would go. */
    applicants: z.number(),
    held: z.number(),
    counts: z.array(z.object({ kind, ending, applicants: z.number(), rows: z.number(), files: z.number() })),
    rows: z.array(
      z.object({
        applicantId: z.string(),
        reference: z.string(),
        ending,
        /** When its clock began, and how many days ago. */
        since: z.string(),
        age: z.number(),
        kinds: z.array(kind),
        whole: z.boolean(),
        held: z.boolean(),
      }),
    ),
    /** There are more than are listed; all are counted. */
    more: z.boolean(),
  }),
});

const erasureShape = z.object({
  _id: z.string(),
  cause: z.enum(['clock', 'request']),
  ending,
  whole: z.boolean(),
  kinds: z.array(kind),
  rows: z.number(),
  files: z.number(),
  erasedAt: z.string(),
});

export const listErasures = call({
  method: 'GET',
  path: '/retention/erasures',
  title: 'List deletions',
  access: retain,
  result: z.array(erasureShape),
});

export const getErasureCertificate = call({
  method: 'GET',
  path: '/retention/erasures/{erasure}/certificate',
  title: 'Get a deletion certificate',
  access: retain,
  params: z.strictObject({ erasure: id }),
  result: z.object({}),
  errors: ['NO_DATA_FOUND', 'TOO_MANY'],
});

/** For the person, who cannot log in any more: by the link in their message. */
export const getOwnCertificate = call({
  method: 'GET',
  path: '/erasures/{token}',
  title: 'Get a deletion certificate by link',
  access: 'public',
  params: z.strictObject({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, 'This link is not valid.')),
  }),
  result: z.object({}),
  errors: ['LINK_EXPIRED', 'TOO_MANY'],
});

const requestShape = z.object({
  _id: z.string(),
  state: z.enum(['open', 'proposed', 'refused', 'withdrawn', 'done']),
  byPerson: z.boolean(),
  askedAt: z.string(),
  /** Why it was refused. */
  reason: z.string(),
  /** Of the lender's people alone: who proposed it, and whether that is the caller. */
  proposedBy: z.string(),
  mine: z.boolean(),
  closedAt: z.nullable(z.string()),
});

/** The same for the person and the lender's people; the hold and its reason are for the latter alone. */
export const getApplicantRetention = call({
  method: 'GET',
  path: '/applicants/{id}/retention',
  title: 'Get an applicant’s retention status',
  access: { may: 'see', applicant: 'params.id' },
  params: ofApplicant,
  result: z.object({
    lender: z.string(),
    ending,
    /** When the clock began; null while the loan runs. */
    since: z.nullable(z.string()),
    loanEndedOn: z.nullable(z.string()),
    kinds: z.array(
      z.object({
        kind,
        rows: z.number(),
        files: z.number(),
        /** When it goes by itself; null while the clock stands. */
        due: z.nullable(z.string()),
        /** The law that keeps it although its erasure is asked for. */
        law: z.nullable(z.enum(['pmla'])),
        /** Until when that law does; null while the loan runs, or without a law. */
        lawUntil: z.nullable(z.string()),
      }),
    ),
    hold: z.nullable(z.object({ reason: z.string(), by: z.string(), at: z.string() })),
    request: z.nullable(requestShape),
  }),
  errors: ['NO_SUCH_APPLICANT'],
});

/** The person themselves; the lender's people by `recordErasureRequest`. */
export const requestErasure = call({
  method: 'POST',
  path: '/applicants/{id}/erasure',
  title: 'Request erasure',
  access: { may: 'consent', applicant: 'params.id' },
  params: ofApplicant,
  result: done,
  errors: ['ERASURE_REQUESTED'],
});

export const withdrawErasure = call({
  method: 'DELETE',
  path: '/applicants/{id}/erasure',
  title: 'Withdraw an erasure request',
  access: { may: 'consent', applicant: 'params.id' },
  params: ofApplicant,
  result: done,
  errors: ['NOT_FOUND'],
});

/** The first of two people: asks for the erasure in the lender's name where the person has not, and proposes it. */
export const proposeErasure = call({
  method: 'POST',
  path: '/applicants/{id}/erasure/propose',
  title: 'Propose an erasure',
  access: retainOf,
  params: ofApplicant,
  result: done,
  errors: ['LEGAL_HOLD', 'NOTHING_TO_ERASE', 'NO_SUCH_APPLICANT'],
});

/** The second: it is done at once, and cannot be taken back. */
export const confirmErasure = call({
  method: 'POST',
  path: '/applicants/{id}/erasure/confirm',
  title: 'Approve an erasure',
  access: retainOf,
  params: ofApplicant,
  result: erasureShape,
  errors: ['LEGAL_HOLD', 'SAME_PERSON', 'NOT_FOUND', 'NO_SUCH_APPLICANT'],
});

export const refuseErasure = call({
  method: 'POST',
  path: '/applicants/{id}/erasure/refuse',
  title: 'Refuse an erasure',
  access: retainOf,
  params: ofApplicant,
  body: z.strictObject({ reason: short('the reason', 500) }),
  result: done,
  errors: ['NOT_FOUND', 'NO_SUCH_APPLICANT'],
});

export const setLegalHold = call({
  method: 'PUT',
  path: '/applicants/{id}/legal-hold',
  title: 'Set a legal hold',
  access: retainOf,
  params: ofApplicant,
  body: z.strictObject({ reason: short('the reason', 500) }),
  result: done,
  errors: ['NO_SUCH_APPLICANT'],
});

export const liftLegalHold = call({
  method: 'DELETE',
  path: '/applicants/{id}/legal-hold',
  title: 'Lift a legal hold',
  access: retainOf,
  params: ofApplicant,
  result: done,
  errors: ['NOT_FOUND', 'NO_SUCH_APPLICANT'],
});

/** Blank: the loan runs (again). */
export const setLoanEnd = call({
  method: 'PUT',
  path: '/applicants/{id}/loan-end',
  title: 'Set the end of a loan',
  access: retainOf,
  params: ofApplicant,
  body: z.strictObject({ on: optionalShort('the day', 10) }),
  result: done,
  errors: ['NOT_IN_THIS_STAGE', 'NO_SUCH_APPLICANT'],
});
