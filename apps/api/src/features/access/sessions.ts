import { limits } from '@pramaan/contract/limits.ts';
import { roles } from '@pramaan/contract/roles.ts';
import type { FastifyReply } from 'fastify';
import { sessionCookie, setSessionCookies } from '../../http/cookies.ts';
import { deviceOf } from '../../http/device.ts';
import { hashSecret, type Tokens } from '../../http/tokens.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { isId, newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';

export interface Sessions {
  tokens: Tokens;
  clock: Clock;
  publicUrl: string;
}

export interface Opening {
  lender: string;
  role: number;
  staff?: string;
  applicant?: string;
  maySetPassword?: boolean;
  ownOnly?: boolean;
}

/** Ends the session of the same lender that the browser had: its cookie begins with the id, by which the row is found. */
async function endEarlier(trx: Queryable, cookie: string | null): Promise<void> {
  const id = cookie?.split('.')[0] ?? '';
  if (!cookie || !isId(id)) return;
  await trx.query(
    sql`update session set ended_at = now() where id = ${id} and cookie_hash = ${hashSecret(cookie)} and ended_at is null`,
  );
}

/**
 * Opens a session in a tenant transaction in place of the one that the browser had, sets its cookies and returns the
 * `id_token` bound to them.
 */
export async function openSession(
  trx: Queryable,
  { tokens, clock, publicUrl }: Sessions,
  opening: Opening,
  reply: FastifyReply,
): Promise<string> {
  const { request } = reply;
  const id = newId();
  const secret = `${id}.${newSecret()}`;
  const ofRole = opening.role === roles.applicant ? limits.sessionApplicant : limits.sessionStaff;
  const life = opening.maySetPassword ? limits.otpLife : ofRole;
  const now = clock.now();
  const expires = new Date(now.valueOf() + life);
  await endEarlier(trx, sessionCookie(request, publicUrl));
  await trx.query(sql`
    insert into session (id, lender_id, staff_id, applicant_id, role, cookie_hash, may_set_password, created_at, seen_at, expires_at, device, ip, own_only)
    values (${id}, ${opening.lender}, ${opening.staff ?? null}, ${opening.applicant ?? null}, ${opening.role}, ${hashSecret(secret)},
      ${opening.maySetPassword ?? false}, ${now}, ${now}, ${expires}, ${deviceOf(request.headers['user-agent'])}, ${request.ip}, ${opening.ownOnly ?? false})`);
  setSessionCookies(reply, publicUrl, secret, tokens.forgeryToken(id), expires);
  return tokens.issue(id, opening.role, expires);
}
