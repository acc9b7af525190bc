import * as z from 'zod/mini';
import { call } from '../define.ts';
import { day } from './shapes.ts';

const text = (max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, 'The search text is too long.')));
/** All narrow the log; none given, it is the whole log. Days are Indian days, both included. */
const filter = {
  /** A person's id, user name or name, or one of `applicant`, `link`, `key`, `system`. */
  who: text(120),
  /** An applicant's id, customer id or reference. */
  applicant: text(60),
  action: text(60),
  from: day,
  to: day,
};

export const auditLine = z.object({
  _id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  actorKind: z.string(),
  /** A name of the team; else what kind of actor it was, in words. */
  actor: z.string(),
  action: z.string(),
  applicantId: z.nullable(z.string()),
  reference: z.string(),
  /** Facts of the row in words, no personal data. */
  detail: z.string(),
  ip: z.string(),
  requestId: z.string(),
});

/** Newest first; `next` is the mark of the page after, null at the end. */
export const searchAudit = call({
  method: 'GET',
  path: '/audit',
  title: 'Search the audit log',
  access: { may: 'audit', applicant: null },
  query: z.strictObject({ ...filter, after: text(20) }),
  result: z.object({ lines: z.array(auditLine), next: z.nullable(z.string()) }),
});

/** The same rows as CSV (RFC 4180), at most 50,000, newest first; the last line says so when there are more. */
export const exportAudit = call({
  method: 'GET',
  path: '/audit/export',
  title: 'Export the audit log as CSV',
  access: { may: 'audit', applicant: null },
  query: z.strictObject(filter),
  result: z.object({}),
});

/** The months of the log that left the database, newest first. */
export const listArchivedMonths = call({
  method: 'GET',
  path: '/audit/archive',
  title: 'List the archived months of the audit log',
  access: { may: 'audit', applicant: null },
  result: z.array(
    z.object({
      /** 2024-08. */
      month: z.string(),
      rows: z.number(),
    }),
  ),
});

/** An archived month as CSV (RFC 4180), whole, oldest first. */
export const exportArchivedMonth = call({
  method: 'GET',
  path: '/audit/archive/{month}/export',
  title: 'Export an archived month of the audit log as CSV',
  access: { may: 'audit', applicant: null },
  params: z.strictObject({
    month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month has the form 2024-08.')),
  }),
  result: z.object({}),
});

/** How far the lender's logs are signed. */
export const getAuditProof = call({
  method: 'GET',
  path: '/audit/proof',
  title: 'Get the state of the signed logs',
  access: { may: 'audit', applicant: null },
  result: z.object({
    /** The last one; null while there is none. */
    checkpoint: z.nullable(
      z.object({
        number: z.number(),
        /** Indian day: 2026-11-23. */
        day: z.string(),
        logs: z.array(
          z.object({
            log: z.enum(['audit', 'consent']),
            /** How many rows the checkpoint covers. */
            rows: z.number(),
            /** Why the log did not verify, as a sentence; blank when it did. */
            fault: z.string(),
          }),
        ),
      }),
    ),
  }),
});

/** Checks used by month and kind. `paise`: what the lender says one costs, null while nobody said. */
export const getUsageByKind = call({
  method: 'GET',
  path: '/usage',
  title: 'Get usage by month and kind',
  access: { may: 'usage', applicant: null },
  result: z.array(
    z.object({
      /** 2026-08. */
      month: z.string(),
      endpoint: z.string(),
      title: z.string(),
      answered: z.number(),
      /** Answered from what was known and fresh: not paid again. */
      reused: z.number(),
      paise: z.nullable(z.number()),
      /** Paise: each check at the price of its day, or at today's where none was said then. */
      cost: z.number(),
    }),
  ),
});
