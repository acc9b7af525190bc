import { logOut } from '@pramaan/contract/calls/access.ts';
import type { Access, Call } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits, settings } from '@pramaan/contract/limits.ts';
import { type AccessScope, accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../platform/database.ts';
import { fileOf } from '../platform/file-address.ts';
import { isId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { Http, Principal } from './context.ts';
import { sessionCookie } from './cookies.ts';
import { credentialOf } from './credentials.ts';
import { keyPrincipal } from './key-access.ts';
import { namesNobody, requireName } from './named-applicant.ts';
import type { SessionState } from './session-state.ts';
import { hashSecret } from './tokens.ts';

const reading = new Set(['GET', 'HEAD']);
/** A session's last use is written at most this often, so that reading does not write. */
const seenStep = 60_000;

const reaches: Record<AccessScope, (row: SessionState, applicant: string) => boolean> = {
  lender: (row) => row.applicant_lender === row.lender_id,
  assigned: (row) =>
    row.applicant_lender === row.lender_id && (row.assigned_to === null || row.assigned_to === row.staff_id),
  referred: (row) => row.applicant_lender === row.lender_id && row.referred_by === row.staff_id,
  // No session has a scope: keys are looked at apart (key-access.ts).
  scope: () => false,
  // Oneself alone: nobody agrees for another, and nobody reads the documents of who joins them.
  own: (row, applicant) => row.applicant_lender === row.lender_id && row.applicant_id === applicant,
};

async function applicantOf({ db }: Http, access: Access, input: unknown): Promise<string | null> {
  if (typeof access === 'string' || access.applicant === null) return null;
  const named = readPath(input, access.applicant);
  return typeof named === 'string' ? applicantNamed(db, named) : null;
}

/** An applicant's id from itself, from the customer id that logins answer with, or from the address of a file of theirs. */
export async function applicantNamed(db: Queryable, named: string): Promise<string | null> {
  if (isId(named)) return named;
  const file = fileOf(named);
  if (file) return file.applicant;
  // Customer ids are ours to give out, and each names one applicant of one lender.
  if (!/^C\d{1,12}$/.test(named)) return null;
  const [row] = await db.query<{ id: string }>(sql`select id from find_applicants(${null}, ${named})`);
  return row?.id ?? null;
}

/** What the call says of a request that names no applicant, where this one names none. */
function meantByNobody(access: Access, input: unknown): Exclude<Access, string>['unnamed'] {
  if (typeof access === 'string' || access.applicant === null) return undefined;
  return namesNobody(access.applicant, input) ? access.unnamed : undefined;
}

async function sessionState(
  http: Http,
  request: FastifyRequest,
  token: string,
  applicant: string | null,
): Promise<{ session: string; row: SessionState }> {
  const now = http.clock.now();
  const cookie = sessionCookie(request, http.config.publicUrl);
  const session = await http.tokens.read(token, now);
  // A token alone opens nothing: the cookie it is bound to must come with it (product §3).
  if (!session || !cookie) throw new ApiError('SESSION_EXPIRED');
  const row = await http.readSession({ session, cookieHash: hashSecret(cookie), applicant });
  if (!row || now.valueOf() - row.seen_at.valueOf() > limits.sessionIdle)
    throw new ApiError('SESSION_EXPIRED');
  if (
    !reading.has(request.method) &&
    !http.tokens.isForgeryToken(session, String(request.headers[settings.xsrfHeader.toLowerCase()] ?? ''))
  )
    throw new ApiError('CROSS_SITE');
  if (now.valueOf() - row.seen_at.valueOf() > seenStep)
    await http.db.tenant(row.lender_id, (trx) =>
      trx.query(sql`update session set seen_at = ${now} where id = ${session}`),
    );
  return { session, row };
}

/** What a colleague reads who opens a case that is not theirs: no lost access, so nobody is logged out. */
async function elsewhere({ db }: Http, { lender_id, assigned_to }: SessionState): Promise<ApiError> {
  const [worker] = assigned_to
    ? await db.tenant(lender_id, (trx) =>
        trx.query<{ name: string }>(sql`select name from staff where id = ${assigned_to}`),
      )
    : [];
  return new ApiError(
    'CASE_ELSEWHERE',
    worker && `${worker.name} is working on this application. Ask them or your manager if you need it.`,
  );
}

async function requireScope(
  http: Http,
  access: Access,
  row: SessionState,
  applicant: string | null,
  input: unknown,
): Promise<void> {
  if (access === 'signed-in' || access === 'public') return;
  if ((access === 'staff' || access === 'reset') && row.staff_id === null) throw new ApiError('FORBIDDEN');
  if (access === 'reset') {
    if (!row.may_set_password) throw new ApiError('RESET_EXPIRED');
    return;
  }
  if (access === 'staff') return;
  if (row.own_only) throw new ApiError('FACTOR_NEEDED');
  const reach = accessScopeOf(access.may, row.role as Role);
  if (!reach) throw new ApiError('FORBIDDEN');
  if (access.applicant === null || meantByNobody(access, input) === 'self-or-nobody') return;
  requireName(access, input);
  // Another lender's applicant and none at all answer alike: ids tell nothing.
  if (!applicant || row.applicant_lender !== row.lender_id)
    throw new ApiError(row.staff_id ? 'NO_SUCH_APPLICANT' : 'FORBIDDEN');
  if (reaches[reach](row, applicant)) return;
  throw row.staff_id ? await elsewhere(http, row) : new ApiError('FORBIDDEN');
}

/**
 * The only place that decides who may call. Returns the principal (null for a public call), or throws an ApiError:
 * 401 without a token, 403 for an ended session or a missing right, 404 for an applicant of another lender.
 * `input` is the raw `{params, query, body}`: access is decided before the rest of it is looked at.
 */
export async function authorise(
  http: Http,
  call: Call,
  request: FastifyRequest,
  input: unknown,
): Promise<Principal | null> {
  if (call.access === 'public') return null;
  // A stranger's customer id is not even looked up.
  const credential = credentialOf(request);
  const { access } = call;
  const named = await applicantOf(http, access, input);
  if ('key' in credential) return keyPrincipal(http, access, credential.key, { named, input });
  const { session, row } = await sessionState(http, request, credential.token, named);
  // A texted code is no login: it opens the page for a new password, and can be thrown away. Nothing else.
  if (row.may_set_password && access !== 'reset' && call.path !== logOut.path)
    throw new ApiError('FORBIDDEN');
  const unnamed = meantByNobody(access, input);
  const self = (unnamed === 'self' || unnamed === 'self-or-nobody') && row.applicant_id !== null;
  if (!self) await requireScope(http, unnamed === 'anyone' ? 'signed-in' : access, row, named, input);
  const id = row.staff_id ?? row.applicant_id ?? '';
  // The specification adds the admin's id to some bodies: it may only ever be one's own.
  const admin = readPath(input, 'body.adminId');
  if (admin !== undefined && admin !== id) throw new ApiError('WRONG_ACTOR');
  return {
    session,
    lender: row.lender_id,
    role: row.role as Role,
    staff: row.staff_id,
    applicant: row.applicant_id,
    id,
    about: self ? row.applicant_id : named,
    expiresAt: row.expires_at,
    maySetPassword: row.may_set_password,
    ownOnly: row.own_only,
  };
}
