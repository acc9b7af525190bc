import { createHash } from 'node:crypto';
import { ApiError } from '@pramaan/contract/errors.ts';
import { documents } from '@pramaan/documents/registry.ts';
import { doctypesOf } from '@pramaan/readers/locker-xml/layouts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Locker, LockerSession } from '../../providers/locker/port.ts';
import { given } from './errors.ts';
import { lockerLimits } from './limits.ts';

/** Whose locker is spoken of, and in which session of ours. */
export interface Whose {
  lender: string;
  applicant: string;
  session: string;
}

interface Secret {
  state: string;
  verifier: string;
}
interface Row {
  id: string;
  secret: Uint8Array;
}

/** DigiLocker's codes of the documents asked for; of all that are used here when none is named. */
function codesOf(asked: readonly string[] | undefined): string[] {
  const wanted = documents.filter(({ id, locker }) => locker !== null && (asked?.includes(id) ?? true));
  if (wanted.length === 0 || wanted.length < (asked?.length ?? 0))
    throw new ApiError('BAD_REQUEST', 'DigiLocker does not offer every requested document.', [
      { path: 'documents', message: 'Name documents that DigiLocker holds.' },
    ]);
  return wanted.flatMap(({ id }) => doctypesOf(id));
}

/**
 * Visits to the locker's page (RFC 6749 with PKCE, RFC 7636). The state works once, and only in the session that began
 * the sign-in; the verifier never leaves this server.
 */
export function lockerSignIns(deps: { db: Database; vault: Vault; locker: Locker; redirect: string }) {
  const { db, vault: hashes, locker, redirect } = deps;
  const about = (id: string) => `locker sign-in ${id}`;

  /** Takes the sign-in, so that nobody else can: the newest of this session when no state is named. */
  const take = async (whose: Whose, state: string | undefined, code: string | null): Promise<Secret> => {
    const { lender, applicant, session } = whose;
    const hash = state === undefined ? null : hashes.lookup('locker state', state);
    const codeHash = code === null ? null : hashes.lookup('locker code', code);
    const [row] = await db.tenant(lender, (trx) =>
      trx.query<Row>(sql`
        update locker_sign_in set ended_at = now(), code_hash = ${codeHash} where id = (
          select id from locker_sign_in
          where applicant_id = ${applicant} and session_id = ${session} and ended_at is null and expires_at > now()
            and (${hash}::bytea is null or state_hash = ${hash})
            and not exists (select 1 from locker_sign_in where applicant_id = ${applicant} and code_hash = ${codeHash})
          order by started_at desc limit 1 for update)
        returning id, secret`),
    );
    if (!row) throw new ApiError('LOCKER_SIGN_IN_EXPIRED');
    return (await hashes.of(lender, db)).openJson<Secret>(row.secret, about(row.id));
  };

  return {
    /** Begins a sign-in. @returns where the person goes to, and until when they may come back */
    async start(
      whose: Whose,
      asked: { documents?: readonly string[] | undefined; signUp?: boolean | undefined },
      actor: Actor,
    ): Promise<{ url: string; expiresAt: string }> {
      const { lender, applicant, session } = whose;
      const docs = codesOf(asked.documents);
      const [id, secret] = [newId(), { state: newSecret(), verifier: newSecret() }];
      const url = given(
        locker.authorizeUrl({
          state: secret.state,
          challenge: createHash('sha256').update(secret.verifier).digest('base64url'),
          redirect,
          docs,
          validTill: new Date(Date.now() + lockerLimits.consent),
          purpose: 'Loan application',
          signUp: asked.signUp ?? false,
        }),
      );
      const expires = new Date(Date.now() + lockerLimits.signIn);
      const sealed = (await hashes.of(lender, db)).sealJson(secret, about(id));
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`
          insert into locker_sign_in (id, lender_id, applicant_id, session_id, state_hash, secret, expires_at)
          values (${id}, ${lender}, ${applicant}, ${session}, ${hashes.lookup('locker state', secret.state)}, ${sealed}, ${expires})`);
        await audit(trx, lender, actor, 'locker.sign-in-started', applicant);
      });
      return { url, expiresAt: expires.toISOString() };
    },

    /** The sign-in ended without a code: its state is used up all the same. Throws LOCKER_SIGN_IN_EXPIRED for another's. */
    async cancel(whose: Whose, state: string): Promise<void> {
      await take(whose, state, null);
    },

    /** The locker's session for the code that the person brought. Throws LOCKER_SIGN_IN_EXPIRED, LOCKER_REFUSED, LOCKER_DOWN. */
    async finish(whose: Whose, code: string, state: string | undefined): Promise<LockerSession> {
      const { verifier } = await take(whose, state, code);
      return given(await locker.token({ code, verifier, redirect }));
    },
  };
}

export type LockerSignIns = ReturnType<typeof lockerSignIns>;
