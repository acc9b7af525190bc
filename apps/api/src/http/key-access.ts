import type { Access } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { accessScopeOf, roles } from '@pramaan/contract/roles.ts';
import { sql } from '../platform/sql.ts';
import type { Http, Principal } from './context.ts';
import { requireName } from './named-applicant.ts';
import { hashSecret } from './tokens.ts';

interface KeyRow {
  id: string;
  lender_id: string;
  scopes: string[];
  used_at: Date | null;
  applicant_lender: string | null;
}

/** A key's last use is written at most this often, so that reading does not write. */
const usedStep = 60_000;
const hour = 60 * 60_000;

/**
 * The program behind an API key, when its scope takes in the call. Throws KEY_REFUSED for a key that opens nothing,
 * FORBIDDEN outside its scope and for calls that want a session, NO_SUCH_APPLICANT for one of another lender. A key
 * needs no anti-forgery token: no browser sends it by itself.
 */
export async function keyPrincipal(
  { db, clock }: Http,
  access: Access,
  key: string,
  { named: applicant, input }: { named: string | null; input: unknown },
): Promise<Principal> {
  const [row] = await db.query<KeyRow>(sql`select * from authorise_key(${hashSecret(key)}, ${applicant})`);
  if (!row) throw new ApiError('KEY_REFUSED');
  if (typeof access === 'string') throw new ApiError('FORBIDDEN');
  if (accessScopeOf(access.may, roles.apiKey) !== 'scope' || !row.scopes.includes(access.may))
    throw new ApiError('FORBIDDEN');
  // What nobody need be named for is a session's.
  if (access.unnamed === 'anyone' && !applicant) throw new ApiError('FORBIDDEN');
  requireName(access, input);
  if (access.applicant !== null && (!applicant || row.applicant_lender !== row.lender_id))
    throw new ApiError('NO_SUCH_APPLICANT');
  const now = clock.now();
  if (!row.used_at || now.valueOf() - row.used_at.valueOf() > usedStep)
    await db.tenant(row.lender_id, (trx) =>
      trx.query(sql`update api_key set used_at = ${now} where id = ${row.id}`),
    );
  return {
    session: row.id,
    lender: row.lender_id,
    role: roles.apiKey,
    staff: null,
    applicant: null,
    id: row.id,
    about: applicant,
    expiresAt: new Date(now.valueOf() + hour),
    maySetPassword: false,
    ownOnly: false,
  };
}
