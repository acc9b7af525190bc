import { joiningRoles } from '@pramaan/documents/joins-as.ts';
import * as z from 'zod/mini';
import { applicationStatuses } from '../application-status.ts';
import { call } from '../define.ts';
import { stages } from '../stages.ts';
import { applicantLogin, coApplicants } from './access-shapes.ts';
import { id } from './shapes.ts';

const ofApplicant = z.strictObject({ id });

/**
 * The applications of a person at their lender, oldest first (decision 0114), and those of others that they join. The team sees those that its access scope covers;
 * the person sees all of theirs.
 */
export const listApplications = call({
  method: 'GET',
  path: '/applicants/{id}/applications',
  title: 'List the applications of an applicant',
  access: { may: 'see', applicant: 'params.id' },
  params: ofApplicant,
  result: z.object({
    applications: z.array(
      z.object({
        _id: z.string(),
        reference: z.string(),
        /** The loan product; null while none is chosen. */
        product: z.nullable(z.object({ en: z.string(), hi: z.string() })),
        /** As what the person joins the application of another; null for their own. */
        joinsAs: z.nullable(z.enum(joiningRoles)),
        /** Where it stands, as the person is told. */
        status: z.enum(applicationStatuses),
        /** Where it stands at the lender; null for the person. */
        stage: z.nullable(z.enum(stages)),
        /** ISO 8601. */
        startedAt: z.string(),
        /** When it was decided or closed (ISO 8601); null before. */
        decidedAt: z.nullable(z.string()),
        /** The loan was handed over for payout. */
        handedOver: z.boolean(),
        /** How many of its documents were verified for an earlier application. */
        carriedOver: z.number(),
        /** It is the one that the call names. */
        isThis: z.boolean(),
        /** The caller may open it. */
        mayOpen: z.boolean(),
      }),
    ),
    /** The newest is finished: the person may start another. */
    mayStart: z.boolean(),
  }),
  errors: ['NO_SUCH_APPLICANT'],
});

/** Starts another application at the same lender. What was verified for the last one is carried over when the person opens it. */
export const startAnotherApplication = call({
  method: 'POST',
  path: '/applicants/{id}/applications',
  title: 'Start another application of yours',
  access: { may: 'consent', applicant: 'params.id' },
  params: ofApplicant,
  result: z.object({ _id: z.string(), reference: z.string() }),
  errors: ['APPLICATION_OPEN'],
});

/** Ends the session and opens one for another application of the same person, as a login does. */
export const openApplication = call({
  method: 'POST',
  path: '/applicants/{id}/applications/{application}/open',
  title: 'Open another application of yours',
  access: { may: 'consent', applicant: 'params.id' },
  params: z.strictObject({ id, application: id }),
  result: applicantLogin,
  extras: coApplicants,
  errors: ['NOT_FOUND'],
});
