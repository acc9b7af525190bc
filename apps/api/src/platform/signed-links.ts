import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { newId } from './ids.ts';
import { sameSecret } from './same-secret.ts';

const claims = z.strictObject({
  /** What it lets one do, and nothing else. */
  use: z.enum(['fetch', 'send']),
  lender: z.string(),
  applicant: z.string(),
  /** Of `fetch`: the file. */
  file: z.optional(z.string()),
  /** Of `send`: what the file will be, and its name, sealed. */
  document: z.optional(z.string()),
  name: z.optional(z.string()),
  /** Who made it. */
  by: z.string(),
  /** Names the link, so that it can be used up. */
  id: z.string(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
export type LinkClaims = z.output<typeof claims>;

/** Short-lived links of our own: what they allow stands in them, signed with HMAC-SHA-256. */
export function signedLinks(key: Buffer) {
  const sign = (text: string) => createHmac('sha256', key).update(`link ${text}`).digest();
  return {
    /** @returns the ticket that stands in the address */
    make(allowed: Omit<LinkClaims, 'id'>): string {
      const text = Buffer.from(JSON.stringify({ ...allowed, id: newId() })).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    /** What a ticket allows; null when it is not ours, changed, or over. */
    read(ticket: string, use: LinkClaims['use'], now: Date): LinkClaims | null {
      const [text = '', signature = '', ...more] = ticket.split('.');
      if (more.length > 0 || !sameSecret(sign(text), Buffer.from(signature, 'base64url'))) return null;
      const parsed = claims.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      if (!parsed.success || parsed.data.use !== use || parsed.data.until <= now.valueOf()) return null;
      return parsed.data;
    },
  };
}
