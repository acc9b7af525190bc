import * as z from 'zod/mini';
import { call } from '../define.ts';
import { id } from './shapes.ts';

const notAMonth = 'A month has the form 2026-08.';
const month = z.optional(
  z
    .string(notAMonth)
    .check(z.refine((text) => text === '' || /^20\d\d-(0[1-9]|1[0-2])$/.test(text), notAMonth)),
);
const text = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, 'The search text is too long.')));

/** All narrow what is counted; blank, it is everything. Months as the counts have them. */
const filter = {
  month,
  /** The call under /kyc: `panauth`. */
  endpoint: text(60),
  /** A person's or a program's id, or one of `applicant`, `link`, `system`. */
  who: text(60),
  kind: z.optional(z.enum(['', 'answered', 'reused'], 'Choose answered or reused.')),
};
const usage = { may: 'usage', applicant: null } as const;

/** Checks used by month and by who asked. `cost`: paise, at the prices of their day. */
export const getUsageByPerson = call({
  method: 'GET',
  path: '/usage/people',
  title: 'Get usage by month and person',
  access: usage,
  result: z.array(
    z.object({
      month: z.string(),
      who: z.string(),
      name: z.string(),
      answered: z.number(),
      reused: z.number(),
      cost: z.number(),
    }),
  ),
});

export const usageRow = z.object({
  _id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  endpoint: z.string(),
  title: z.string(),
  kind: z.enum(['answered', 'reused']),
  applicantId: z.string(),
  reference: z.string(),
  by: z.string(),
  provider: z.string(),
  /** Null: reused, or nobody said what it costs. */
  paise: z.nullable(z.number()),
});

/** The checks behind a figure, newest first; `next` is the mark of the page after, null at the end. */
export const listUsage = call({
  method: 'GET',
  path: '/usage/rows',
  title: 'List checks used',
  access: usage,
  query: z.strictObject({ ...filter, after: text(20) }),
  result: z.object({ rows: z.array(usageRow), next: z.nullable(z.string()) }),
});

/** The same rows as CSV (RFC 4180), at most 50,000, newest first; the last line says so when there are more. */
export const exportUsage = call({
  method: 'GET',
  path: '/usage/export',
  title: 'Export usage as CSV',
  access: usage,
  query: z.strictObject(filter),
  result: z.object({}),
});

/** What was checked about one person: how often each check, and each of them. Prices are the lender's own matter. */
export const getApplicantUsage = call({
  method: 'GET',
  path: '/applicants/{id}/usage',
  title: 'Get usage for an applicant',
  access: { may: 'see', applicant: 'params.id' },
  params: z.strictObject({ id }),
  result: z.object({
    answered: z.number(),
    reused: z.number(),
    kinds: z.array(
      z.object({
        endpoint: z.string(),
        /** The document's title. */
        title: z.string(),
        answered: z.number(),
        reused: z.number(),
        last: z.string(),
      }),
    ),
    /** Newest first, at most 300. */
    uses: z.array(
      z.object({
        at: z.string(),
        endpoint: z.string(),
        title: z.string(),
        kind: z.enum(['answered', 'reused']),
        by: z.enum(['applicant', 'lender', 'product']),
        provider: z.string(),
      }),
    ),
  }),
});
