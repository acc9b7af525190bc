import { feeKinds } from '@pramaan/documents/offer/terms.ts';
import * as z from 'zod/mini';
import { call } from '../define.ts';
import { completeLanguages } from '../languages.ts';
import { mandateMethods, mandateStates, mandateSteps } from '../mandates.ts';
import { conditionStages, loanTerms } from './review-shapes.ts';
import { id, optionalShort } from './shapes.ts';

export const offerStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'exited'] as const;

const ofApplicant = z.strictObject({ id });
export const ofOffer = z.strictObject({ id, offer: id });
const decide = { may: 'decide', applicant: 'params.id' } as const;
const see = { may: 'see', applicant: 'params.id' } as const;
const ownWord = { may: 'ownWord', applicant: 'params.id' } as const;
const language = z.enum(completeLanguages, 'Choose en or hi.');

const percent = (message: string) =>
  z
    .number(message)
    .check(z.gte(0, message), z.lte(100, message), z.multipleOf(0.01, 'A rate has at most two decimals.'));
const feeSentence = 'Enter each fee in rupees, like 1180 or 1180.50, or leave it out.';
const validSentence = 'An offer is valid for 3 to 30 working days.';
const daySentence = 'Enter the day of the first instalment, like 2027-01-05.';

/** What is offered. Amounts are rupees. */
const offerTerms = z.strictObject({
  ...loanTerms.shape,
  firstDue: z.string(daySentence).check(
    z.regex(/^20\d\d-\d\d-\d\d$/, daySentence),
    z.refine((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true, daySentence),
  ),
  fees: z
    .array(
      z.strictObject({
        kind: z.enum(feeKinds, 'Choose processing, insurance, valuation or other.'),
        payee: z.enum(['lender', 'third-party'], 'Choose lender or third-party.'),
        amount: z
          .number(feeSentence)
          .check(
            z.positive(feeSentence),
            z.lte(10_000_000_000, feeSentence),
            z.multipleOf(0.01, feeSentence),
          ),
      }),
    )
    .check(z.maxLength(8, 'An offer has at most eight fees.')),
  penalPercent: percent('Enter the penal charge in per cent a year, like 24, or 0.'),
  foreclosurePercent: percent('Enter the charge for early repayment in per cent, like 2, or 0.'),
  transferable: z.boolean('Say whether the loan may be transferred.'),
  recoveryAgents: optionalShort('the recovery agents', 300),
});
const wanted = z.strictObject({
  terms: offerTerms,
  validDays: z.int(validSentence).check(z.gte(3, validSentence), z.lte(30, validSentence)),
});

const instalment = z.object({
  number: z.number(),
  /** YYYY-MM-DD. */
  due: z.string(),
  opening: z.number(),
  principal: z.number(),
  interest: z.number(),
  instalment: z.number(),
});
const figures = z.object({
  schedule: z.array(instalment),
  instalment: z.number(),
  totalFees: z.number(),
  netDisbursed: z.number(),
  totalInterest: z.number(),
  totalToPay: z.number(),
  /** Per cent a year. */
  apr: z.number(),
});
const shownTerms = z.object({
  ...loanTerms.shape,
  firstDue: z.string(),
  fees: z.array(z.object({ kind: z.enum(feeKinds), payee: z.string(), amount: z.number() })),
  penalPercent: z.number(),
  foreclosurePercent: z.number(),
  transferable: z.boolean(),
  recoveryAgents: z.string(),
});

/** An offer as both sides read it. */
export const offerLine = z.object({
  _id: z.string(),
  version: z.number(),
  reference: z.string(),
  state: z.enum(offerStates),
  terms: shownTerms,
  figures,
  coolingOffDays: z.number(),
  grievance: z.string(),
  madeAt: z.string(),
  by: z.string(),
  /** The last day, YYYY-MM-DD. */
  validUntil: z.string(),
  answeredAt: z.nullable(z.string()),
  exitedAt: z.nullable(z.string()),
  /** Until when the person may leave the loan, and what they owe if they do today; null unless accepted. */
  coolingOff: z.nullable(z.object({ until: z.string(), open: z.boolean(), due: z.number() })),
  /** The loan agreement made of it, and since when everyone has signed; null while there is none. */
  agreement: z.nullable(
    z.object({
      agreementId: z.string(),
      madeAt: z.string(),
      by: z.string(),
      signedAt: z.nullable(z.string()),
      /** Where it is downloaded, with all signatures so far. */
      url: z.string(),
    }),
  ),
  /** The mandate by which the loan is repaid: an active one, else the last request; null while nobody asked for one. */
  mandate: z.nullable(
    z.object({
      _id: z.string(),
      method: z.enum(mandateMethods),
      state: z.enum(mandateStates),
      /** The mandate's number at every bank (UMRN); blank until the bank accepts. */
      reference: z.string(),
      /** Masked; a UPI address of UPI, blank until the bank accepts. */
      account: z.string(),
      /** Whose account it is, as the bank says. */
      holder: z.string(),
      /** Whether a borrower is named like the holder; null while nobody is known to hold it. */
      holderMatches: z.nullable(z.boolean()),
      bank: z.string(),
      /** Most rupees of one debit. */
      limit: z.number(),
      firstDebit: z.string(),
      lastDebit: z.string(),
      askedAt: z.string(),
      settledAt: z.nullable(z.string()),
      /** Who refused it; null while nobody did. */
      refusedBy: z.nullable(z.enum(['person', 'bank', 'gateway'])),
      /** What the bank said, with its code. For staff alone; blank for others. */
      reason: z.string(),
    }),
  ),
  /** When and by whom the loan was handed over to the lender’s loan system; null while it was not. */
  handOver: z.nullable(z.object({ at: z.string(), by: z.string(), sha256: z.string() })),
});
/** The offers of an application, as each of their calls answers. */
export const offerList = z.object({
  lender: z.string(),
  /** What the standing approval allows; null while nothing is approved. */
  approved: z.nullable(loanTerms),
  /** Of the standing approval: what must be met before the agreement is made, or the loan handed over. For staff alone. */
  conditions: z.array(
    z.object({
      place: z.number(),
      text: z.string(),
      neededFor: z.enum(conditionStages),
      metBy: z.string(),
      metAt: z.nullable(z.string()),
    }),
  ),
  /** May the caller mark conditions as met? */
  mayMarkConditions: z.boolean(),
  /** May the caller make an offer now, and withdraw one? */
  mayOffer: z.boolean(),
  /** May the caller make the agreement of the accepted offer now? */
  mayMakeAgreement: z.boolean(),
  /** May the caller hand the signed loan over now? */
  mayHandOver: z.boolean(),
  /** Does the lender ask for a repayment mandate? */
  mandateStep: z.enum(mandateSteps),
  offers: z.array(offerLine),
});

/** Computes an offer without making it. */
export const previewOffer = call({
  method: 'POST',
  path: '/applicants/{id}/offers/preview',
  title: 'Preview an offer',
  access: decide,
  params: ofApplicant,
  body: wanted,
  result: z.object({ ...figures.shape, validUntil: z.string() }),
  errors: ['NO_SUCH_APPLICANT', 'NOT_IN_THIS_STAGE', 'OFFER_SETTINGS', 'OFFER_LIVE'],
});

export const makeOffer = call({
  method: 'POST',
  path: '/applicants/{id}/offers',
  title: 'Make an offer',
  access: decide,
  params: ofApplicant,
  body: wanted,
  result: offerList,
  errors: ['NO_SUCH_APPLICANT', 'NOT_IN_THIS_STAGE', 'OFFER_SETTINGS', 'OFFER_LIVE'],
});

export const listOffers = call({
  method: 'GET',
  path: '/applicants/{id}/offers',
  title: 'List offers',
  access: see,
  params: ofApplicant,
  result: offerList,
  errors: ['NO_SUCH_APPLICANT'],
});

export const withdrawOffer = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/withdraw',
  title: 'Withdraw an offer',
  access: decide,
  params: ofOffer,
  result: offerList,
  errors: ['NOT_FOUND', 'OFFER_CLOSED'],
});

/** The person's own answer, in the language in which they read the statement. */
export const answerOffer = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/answer',
  title: 'Accept or decline an offer',
  access: ownWord,
  params: ofOffer,
  body: z
    .strictObject({
      accept: z.boolean('Say whether you accept.'),
      /** They have read the Key Facts Statement: without that nothing is accepted. */
      keyFactsRead: z.boolean('Say whether you have read the Key Facts Statement.'),
      language,
    })
    .check(
      z.refine(({ accept, keyFactsRead }) => !accept || keyFactsRead, {
        message: 'Read the Key Facts Statement before you accept.',
        path: ['keyFactsRead'],
      }),
    ),
  result: offerList,
  errors: ['NOT_FOUND', 'OFFER_CLOSED'],
});

export const exitOffer = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/exit',
  title: 'Leave a loan in its cooling-off period',
  access: ownWord,
  params: ofOffer,
  result: offerList,
  errors: ['NOT_FOUND', 'OFFER_CLOSED', 'COOLING_OFF_OVER'],
});

/** Makes the loan agreement of the accepted offer and asks the borrowers to sign it. Made again, it stays the same agreement. */
export const makeAgreement = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/agreement',
  title: 'Make the loan agreement',
  access: decide,
  params: ofOffer,
  result: offerList,
  errors: [
    'NOT_FOUND',
    'OFFER_CLOSED',
    'AGREEMENT_INCOMPLETE',
    'CONDITIONS_OPEN',
    'FILE_REFUSED',
    'TOO_MANY',
  ],
});

/** Marks a condition of the standing approval as met, or takes that back until the loan is handed over. */
export const setCondition = call({
  method: 'PUT',
  path: '/applicants/{id}/conditions/{place}',
  title: 'Set a condition of the approval',
  access: decide,
  params: z.strictObject({
    id,
    place: z.string('Name the condition.').check(z.regex(/^\d$/, 'Name the condition by its place, from 0.')),
  }),
  body: z.strictObject({ met: z.boolean('Send true or false.') }),
  result: offerList,
  errors: ['NO_SUCH_APPLICANT', 'NOT_FOUND', 'CONFLICT'],
});

/** Hands the signed loan over to the lender's loan system, once. */
export const makeHandOver = call({
  method: 'POST',
  path: '/applicants/{id}/offers/{offer}/hand-over',
  title: 'Make the hand-over of a loan',
  access: decide,
  params: ofOffer,
  result: offerList,
  errors: [
    'NOT_FOUND',
    'OFFER_CLOSED',
    'AGREEMENT_UNSIGNED',
    'CONDITIONS_OPEN',
    'MANDATE_NEEDED',
    'TOO_MANY',
  ],
});

/** The bundle as a ZIP: always the same bytes. */
export const getHandOver = call({
  method: 'GET',
  path: '/applicants/{id}/offers/{offer}/hand-over',
  title: 'Get the bundle of a loan',
  access: { may: 'handOver', applicant: 'params.id' },
  params: ofOffer,
  result: z.object({}),
  errors: ['NOT_FOUND'],
});

/** A signed PDF, entered like every issued document. */
export const getKeyFacts = call({
  method: 'GET',
  path: '/applicants/{id}/offers/{offer}/key-facts',
  title: 'Get a Key Facts Statement',
  access: see,
  params: ofOffer,
  query: z.strictObject({ lang: z.optional(language) }),
  result: z.object({}),
  errors: ['NOT_FOUND', 'TOO_MANY'],
});

/** A signed PDF, entered like every issued document. There is none of a withdrawn offer. */
export const getSanctionLetter = call({
  method: 'GET',
  path: '/applicants/{id}/offers/{offer}/sanction-letter',
  title: 'Get a sanction letter',
  access: see,
  params: ofOffer,
  query: z.strictObject({ lang: z.optional(language) }),
  result: z.object({}),
  errors: ['NOT_FOUND', 'TOO_MANY'],
});
