import * as z from 'zod/mini';
import { call } from '../define.ts';

/**
 * The signed heads of all audit logs and consent ledgers, one checkpoint a day, newest first. Whoever stores a checkpoint
 * can tell later whether rows were changed or removed since. The logs' names and heads tell nothing of their content.
 */
export const listCheckpoints = call({
  method: 'GET',
  path: '/transparency',
  title: 'List signed checkpoints of the logs',
  access: 'public',
  query: z.strictObject({
    /** Only checkpoints with a smaller number. */
    before: z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,9}$/, 'This is no number of a checkpoint.')),
        z.transform(Number),
      ),
    ),
  }),
  result: z.object({
    /** The public key that signs today: `name+id+key` (C2SP). */
    key: z.string(),
    checkpoints: z.array(
      z.object({
        number: z.number(),
        /** Indian day: 2026-11-23. */
        day: z.string(),
        /** Signed note (C2SP, Ed25519): origin, number, SHA-256 of the text before it, day, then name and head of each log. */
        note: z.string(),
        /** The public key that verifies it. */
        key: z.string(),
      }),
    ),
    /** What `before` is for the next page; null at the end. */
    next: z.nullable(z.number()),
  }),
});
