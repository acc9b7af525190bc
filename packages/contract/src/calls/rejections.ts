import * as z from 'zod/mini';
import { call } from '../define.ts';
import { completeLanguages, languages } from '../languages.ts';
import { reopenReasons } from '../stages.ts';
import { reviewState, version } from './review-shapes.ts';
import { id, short } from './shapes.ts';

const ofApplicant = z.strictObject({ id });
const see = { may: 'see', applicant: 'params.id' } as const;
const decide = { may: 'decide', applicant: 'params.id' } as const;
const reasonCodes = Object.keys(reopenReasons) as (keyof typeof reopenReasons)[];

const rejection = z.object({
  /** The appeal by which an application that is not rejected now was reopened. */
  reopenedBy: z.nullable(z.object({ words: z.string(), madeAt: z.string() })),
  rejection: z.nullable(
    z.object({
      lender: z.string(),
      reference: z.string(),
      /** ISO 8601. */
      decidedAt: z.string(),
      reasons: z.array(z.string()),
      /** Whom to ask, and the grievance officer; blank where the lender has set none. */
      help: z.string(),
      grievance: z.string(),
      appeal: z.nullable(
        z.object({
          _id: z.string(),
          words: z.string(),
          madeAt: z.string(),
          /** `open`: nobody has answered it. */
          answer: z.enum(['open', 'kept']),
          answerWords: z.string(),
          answeredAt: z.nullable(z.string()),
        }),
      ),
      /** May the caller ask for another look; may they give it? */
      mayAppeal: z.boolean(),
      mayReopen: z.boolean(),
    }),
  ),
});

/** Why a loan was declined, in words for the person; null while it is not. The person hears of it when it can no longer be undone. */
export const getRejection = call({
  method: 'GET',
  path: '/applicants/{id}/rejection',
  title: 'Get a rejection',
  access: see,
  params: ofApplicant,
  query: z.strictObject({ language: z.optional(z.enum(languages, 'Choose a language we have.')) }),
  result: rejection,
  errors: ['NO_SUCH_APPLICANT'],
});

/** A signed PDF, entered like every issued document. */
export const getRejectionLetter = call({
  method: 'GET',
  path: '/applicants/{id}/rejection/letter',
  title: 'Get a rejection letter',
  access: see,
  params: ofApplicant,
  query: z.strictObject({ lang: z.optional(z.enum(completeLanguages, 'Choose en or hi.')) }),
  result: z.object({}),
  errors: ['NO_SUCH_APPLICANT', 'NOT_FOUND', 'TOO_MANY'],
});

/** The person asks for another look, once for each decision. */
export const makeAppeal = call({
  method: 'POST',
  path: '/applicants/{id}/appeals',
  title: 'Ask for another look',
  access: { may: 'ownWord', applicant: 'params.id' },
  params: ofApplicant,
  body: z.strictObject({ words: short('what should be looked at again', 1000) }),
  result: rejection,
  errors: ['NO_SUCH_APPLICANT', 'APPEAL_CLOSED'],
});

/** Keeps the decision, and tells the person why. */
export const answerAppeal = call({
  method: 'POST',
  path: '/applicants/{id}/appeals/{appeal}/answer',
  title: 'Keep a decision after an appeal',
  access: decide,
  params: z.strictObject({ id, appeal: id }),
  body: z.strictObject({ version, words: short('why the decision is kept', 1000) }),
  result: reviewState,
  errors: ['CONFLICT', 'NOT_FOUND', 'NO_SUCH_APPLICANT'],
});

/** Reverses the rejection: the application is under review again, and an open appeal is answered. */
export const reopenApplication = call({
  method: 'POST',
  path: '/applicants/{id}/reopen',
  title: 'Reopen a rejected application',
  access: decide,
  params: ofApplicant,
  body: z.strictObject({ version, reason: z.enum(reasonCodes, 'Choose a reason from the list.') }),
  result: reviewState,
  errors: ['CONFLICT', 'NOT_IN_THIS_STAGE', 'NO_SUCH_APPLICANT'],
});
