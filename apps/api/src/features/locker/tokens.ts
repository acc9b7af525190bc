import { ApiError } from '@pramaan/contract/errors.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { distributedLock } from '../../platform/distributed-lock.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sameSecret } from '../../platform/same-secret.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import type { Outcome } from '../../providers/bank-aggregator/outcome.ts';
import type { Locker, LockerAccount, LockerSession } from '../../providers/locker/port.ts';
import { lockerLimits } from './limits.ts';
import type { Whose } from './sign-ins.ts';

/** A sign-in at the locker that stands. */
export interface LockerToken {
  id: string;
  whose: Whose;
}

interface Stored {
  accessToken: string;
  refreshToken: string;
  /** ISO 8601, of the access token. */
  expiresAt: string;
  account: LockerAccount;
}
interface Row {
  id: string;
  applicant_id: string;
  session: Uint8Array;
}

/** A token that ends while a file is on its way is renewed before. Milliseconds. */
const early = 30_000;

/**
 * Sign-ins at the locker. The caller holds a token of ours that works in their session alone; the locker's own tokens
 * stay sealed here, are renewed here and go when the sign-in ends.
 */
export function lockerTokens(deps: { db: Database; vault: Vault; locker: Locker }) {
  const { db, vault: hashes, locker } = deps;
  const about = (id: string) => `locker session ${id}`;
  const runLocked = distributedLock(deps, 'locker grant');
  const storedOf = ({ accessToken, refreshToken, expiresAt, account }: LockerSession): Stored => ({
    ...{ accessToken, refreshToken, account },
    expiresAt: expiresAt.toISOString(),
  });
  const vaultOf = (lender: string): Promise<LenderVault> => hashes.of(lender, db);

  const open = async ({ id, whose }: LockerToken): Promise<Stored> => {
    const [row] = await db.tenant(whose.lender, (trx) =>
      trx.query<Row>(sql`
        select id, applicant_id, session from locker_token
        where id = ${id} and ended_at is null and valid_till > now() and session is not null`),
    );
    if (!row) throw new ApiError('LOCKER_SESSION_OVER');
    return (await vaultOf(whose.lender)).openJson<Stored>(row.session, about(id));
  };

  const end = (lender: string, id: string) =>
    db.tenant(lender, (trx) =>
      trx.query(
        sql`update locker_token set ended_at = least(ended_at, now()), session = null where id = ${id}`,
      ),
    );

  /** Another token in place of `old`: the one that somebody else got meanwhile, or a new one. */
  const renew = (lockerToken: LockerToken, old: string): Promise<Stored> =>
    runLocked(lockerToken.id, async () => {
      const now = await open(lockerToken);
      if (!sameSecret(now.accessToken, old)) return now;
      const renewed = now.refreshToken === '' ? null : await locker.refresh(now.refreshToken);
      if (renewed?.ok) {
        const stored = storedOf({
          ...renewed.value,
          refreshToken: renewed.value.refreshToken || now.refreshToken,
        });
        const sealed = (await vaultOf(lockerToken.whose.lender)).sealJson(stored, about(lockerToken.id));
        await db.tenant(lockerToken.whose.lender, (trx) =>
          trx.query(
            sql`update locker_token set session = ${sealed} where id = ${lockerToken.id} and ended_at is null`,
          ),
        );
        return stored;
      }
      if (renewed && renewed.reason === 'source_down') throw new ApiError('LOCKER_DOWN');
      await end(lockerToken.whose.lender, lockerToken.id);
      throw new ApiError('LOCKER_SESSION_OVER');
    });

  return {
    /** Keeps what the locker gave. @returns our token for it */
    async keep(
      whose: Whose,
      session: LockerSession,
      actor: Actor,
    ): Promise<{ token: string; validTill: Date }> {
      const { lender, applicant } = whose;
      const [id, token] = [newId(), newSecret()];
      const most = new Date(Date.now() + lockerLimits.consent);
      const validTill = session.consentTill && session.consentTill < most ? session.consentTill : most;
      const sealed = (await vaultOf(lender)).sealJson(storedOf(session), about(id));
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`
          insert into locker_token (id, lender_id, applicant_id, session_id, token_hash, session, valid_till)
          values (${id}, ${lender}, ${applicant}, ${whose.session}, ${hashes.lookup('locker token', token)}, ${sealed}, ${validTill})`);
        await audit(trx, lender, actor, 'locker.connected', applicant);
      });
      return { token, validTill };
    },

    /** The sign-in that a token names. Throws LOCKER_SESSION_OVER for any but a standing one of this very session. */
    async find(lender: string, session: string, token: string): Promise<LockerToken> {
      const [row] = await db.tenant(lender, (trx) =>
        trx.query<{ id: string; applicant_id: string }>(sql`
          select id, applicant_id from locker_token
          where token_hash = ${hashes.lookup('locker token', token)} and session_id = ${session}
            and ended_at is null and valid_till > now()`),
      );
      if (!row) throw new ApiError('LOCKER_SESSION_OVER');
      return { id: row.id, whose: { lender, applicant: row.applicant_id, session } };
    },

    /** The newest sign-in of this session for this applicant. Throws LOCKER_SESSION_OVER when there is none. */
    async newest(whose: Whose): Promise<LockerToken> {
      const [row] = await db.tenant(whose.lender, (trx) =>
        trx.query<{ id: string }>(sql`
          select id from locker_token
          where applicant_id = ${whose.applicant} and session_id = ${whose.session} and ended_at is null and valid_till > now()
          order by opened_at desc limit 1`),
      );
      if (!row) throw new ApiError('LOCKER_SESSION_OVER');
      return { id: row.id, whose };
    },

    /** Asks the locker with the sign-in's token; with another one when it has ended before its time. */
    async ask<T>(
      lockerToken: LockerToken,
      question: (accessToken: string) => Promise<Outcome<T>>,
    ): Promise<Outcome<T>> {
      let stored = await open(lockerToken);
      if (Date.parse(stored.expiresAt) - Date.now() < early)
        stored = await renew(lockerToken, stored.accessToken);
      const answer = await question(stored.accessToken);
      if (answer.ok || answer.reason !== 'session_ended') return answer;
      return question((await renew(lockerToken, stored.accessToken)).accessToken);
    },

    /** Ends a sign-in: here whatever the locker says, and there. */
    async end(lockerToken: LockerToken, actor: Actor): Promise<void> {
      const { accessToken } = await open(lockerToken);
      const { lender, applicant } = lockerToken.whose;
      await db.tenant(lender, async (trx) => {
        await trx.query(
          sql`update locker_token set ended_at = now(), session = null where id = ${lockerToken.id}`,
        );
        await audit(trx, lender, actor, 'locker.disconnected', applicant);
      });
      // Theirs lapses by itself when they do not hear of it.
      await locker.revoke(accessToken);
    },
  };
}

export type LockerTokens = ReturnType<typeof lockerTokens>;
