import * as z from 'zod/mini';
import { call } from '../define.ts';
import { accountHead, period, trouble } from './bank-shapes.ts';
import { id, mobile, short } from './shapes.ts';

const applicantParams = z.strictObject({ id });

const consentFacts = z.object({
  consentId: z.string(),
  connector: z.string(),
  /** The aggregator as the person chose it. */
  aggregator: z.string(),
  state: z.enum(['asked', 'active', 'rejected', 'revoked', 'paused', 'expired', 'failed']),
  /** The artefact in plain words. */
  purpose: z.object({ code: z.string(), text: z.string() }),
  range: period,
  expiresAt: z.string(),
  dataLife: z.string(),
  frequency: z.string(),
  fetchType: z.string(),
  accounts: z.array(z.string()),
  askedAt: z.string(),
  trouble: z.nullable(trouble),
});

/** Asks an Account Aggregator for the person's consent; `url` is where they give it. */
export const requestAaConsent = call({
  method: 'POST',
  path: '/applicants/{id}/bank/consents',
  title: 'Request an Account Aggregator consent',
  access: { may: 'verify', applicant: 'params.id' },
  params: applicantParams,
  body: z.strictObject({
    connector: short('the Account Aggregator', 40),
    mobile: z.optional(mobile),
    months: z.optional(
      z.number('Enter the number of months, 1 to 24.').check(z.int(), z.minimum(1), z.maximum(24)),
    ),
  }),
  result: z.object({ ...consentFacts.shape, url: z.string() }),
  errors: ['NO_CONSENT', 'BANK_SOURCE_DOWN'],
});

export const listAaConsents = call({
  method: 'GET',
  path: '/applicants/{id}/bank/consents',
  title: 'List Account Aggregator consents',
  access: { may: 'see', applicant: 'params.id' },
  params: applicantParams,
  result: z.array(consentFacts),
});

const consentParams = z.strictObject({ id, consent: id });

/** What is true of a consent: the server asks the Account Aggregator, and fetches the accounts when it may. */
export const settleAaConsent = call({
  method: 'POST',
  path: '/applicants/{id}/bank/consents/{consent}',
  title: 'Refresh an Account Aggregator consent',
  access: { may: 'verify', applicant: 'params.id' },
  params: consentParams,
  result: z.object({ ...consentFacts.shape, fetching: z.boolean(), added: z.array(accountHead) }),
  errors: ['NOT_FOUND', 'BANK_SOURCE_DOWN'],
});

export const revokeAaConsent = call({
  method: 'DELETE',
  path: '/applicants/{id}/bank/consents/{consent}',
  title: 'Revoke an Account Aggregator consent',
  access: { may: 'verify', applicant: 'params.id' },
  params: consentParams,
  result: consentFacts,
  errors: ['NOT_FOUND', 'BANK_SOURCE_DOWN'],
});
