import { bands } from '@pramaan/documents/credit/score-bands.ts';
import * as z from 'zod/mini';
import { type CreditOutcome, type CreditReason, creditReasons, creditVerdicts } from '../credit.ts';
import { call } from '../define.ts';
import { id } from './shapes.ts';

const keysOf = <K extends string>(of: Readonly<Record<K, string>>) => Object.keys(of) as K[];
const amount = z.nullable(z.number());
const day = z.nullable(z.string());
const params = z.strictObject({ id });

const account = z.object({
  lender: z.string(),
  kind: z.string(),
  isCard: z.boolean(),
  ownership: z.string(),
  number: z.string(),
  opened: day,
  closed: day,
  reported: day,
  sanctioned: amount,
  limit: amount,
  balance: amount,
  overdue: amount,
  writtenOff: amount,
  emi: amount,
  /** The newest first, at most 36. `days`: past due; null where none were told. */
  history: z.array(z.object({ month: z.string(), days: z.nullable(z.number()), sign: z.string() })),
});

const figures = z.object({
  accounts: z.number(),
  active: z.number(),
  balance: z.number(),
  emi: z.number(),
  overdueAccounts: z.number(),
  overdue: z.number(),
  writtenOffAccounts: z.number(),
  writtenOff: z.number(),
  cardLimit: z.number(),
  cardBalance: z.number(),
  utilisation: z.nullable(z.number()),
  monthsReported: z.number(),
  monthsOnTime: z.number(),
  worstDelay: z.number(),
  since: day,
  recentEnquiries: z.number(),
});

/**
 * What the credit bureau says of a person, and every time it was asked here. Amounts in rupees, days YYYY-MM-DD.
 * `state` is that of the last answer that says something; while there is none, `never-asked`, and nothing is invented.
 */
const creditReport = z.object({
  state: z.enum(['never-asked', 'report', 'thin', 'no-hit', 'wrong-person']),
  /** The person has agreed to a credit-bureau check, and has not withdrawn. */
  agreed: z.boolean(),
  /** What the bureau is asked with and the file does not know yet. */
  missing: z.array(z.enum(['name', 'PAN', 'date of birth'])),
  bureau: z.string(),
  /** ISO 8601. Before `freshTill` the same answer is shown again. */
  askedAt: z.nullable(z.string()),
  freshUntil: z.nullable(z.string()),
  /** The lender's own people may ask again before that, with a reason. */
  mayRequestAgain: z.boolean(),
  score: z.nullable(z.number()),
  band: z.nullable(z.enum(bands)),
  reportNumber: z.string(),
  reportDate: day,
  figures: z.nullable(figures),
  accounts: z.array(account),
  enquiries: z.array(z.object({ by: z.string(), on: day, purpose: z.string(), amount })),
  /** Every question to the bureau about this person, the newest first. */
  informationRequests: z.array(
    z.object({
      at: z.string(),
      by: z.enum(['applicant', 'lender', 'program']),
      verdict: z.enum(keysOf<CreditOutcome>(creditVerdicts)),
      reason: z.nullable(z.enum(keysOf<CreditReason>(creditReasons))),
    }),
  ),
  /** How often the bureau answered here; null when the product does not count. */
  count: z.nullable(z.number()),
});

/** The credit bureau's report, as it was last answered. While none was asked for, `message` says so. */
export const getCreditReport = call({
  method: 'GET',
  path: '/applicants/{id}/creditReport',
  title: 'Get a credit report',
  access: { may: 'see', applicant: 'params.id' },
  params,
  result: creditReport,
  errors: ['NO_SUCH_APPLICANT'],
});

/**
 * Asks the bureau under the person's own consent. An answer of the last 30 days is given again without asking; the
 * lender's reviewers ask again with a reason.
 */
export const requestCreditReport = call({
  method: 'POST',
  path: '/applicants/{id}/creditReport',
  title: 'Request a credit report',
  access: { may: 'verify', applicant: 'params.id' },
  params,
  body: z.strictObject({
    reason: z.optional(z.enum(keysOf<CreditReason>(creditReasons), 'Choose why a fresh report is needed.')),
  }),
  result: creditReport,
  errors: [
    'NO_SUCH_APPLICANT',
    'NO_CONSENT',
    'FORBIDDEN',
    'CREDIT_OFF',
    'CREDIT_NEEDS',
    'CREDIT_ASKING',
    'CREDIT_DOWN',
    'CREDIT_REFUSED',
  ],
});
