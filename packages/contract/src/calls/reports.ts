import * as z from 'zod/mini';
import { call } from '../define.ts';
import { done, id } from './shapes.ts';

const share = z.object({ shareId: z.string(), url: z.string(), expiresAt: z.string() });

export const shareReport = call({
  method: 'POST',
  path: '/applicants/{id}/shares',
  title: 'Create a report link',
  access: { may: 'share', applicant: 'params.id' },
  params: z.strictObject({ id }),
  result: share,
});

export const listShares = call({
  method: 'GET',
  path: '/applicants/{id}/shares',
  title: 'List report links',
  access: { may: 'share', applicant: 'params.id' },
  params: z.strictObject({ id }),
  result: z.array(
    z.object({
      id: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
      revokedAt: z.nullable(z.string()),
      views: z.number(),
      lastViewAt: z.nullable(z.string()),
    }),
  ),
});

export const revokeShare = call({
  method: 'DELETE',
  path: '/applicants/{id}/shares/{share}',
  title: 'Revoke a report link',
  access: { may: 'share', applicant: 'params.id' },
  params: z.strictObject({ id, share: id }),
  result: done,
  errors: ['NOT_FOUND'],
});

/** What `/digi-report/{id}` shows. An unknown, ended or expired id answers alike: No Data Found. */
export const getSharedReport = call({
  method: 'GET',
  path: '/reports/shared/{shareId}',
  title: 'Get a shared report',
  access: 'public',
  params: z.strictObject({ shareId: z.string().check(z.maxLength(200)) }),
  result: z.object({
    name: z.string(),
    lender: z.string(),
    reference: z.string(),
    sharedAt: z.string(),
    expiresAt: z.string(),
    docs: z.record(z.string(), z.unknown()),
  }),
  errors: ['NO_DATA_FOUND'],
});
