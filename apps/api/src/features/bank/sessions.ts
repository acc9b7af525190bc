import { ApiError } from '@pramaan/contract/errors.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Outcome } from '../../providers/bank-aggregator/outcome.ts';
import type { AggregatorSessions, BankAggregator } from '../../providers/bank-aggregator/port.ts';
import type { Whose } from './stored-accounts.ts';

export interface OpenSession extends Whose {
  id: string;
  sessions: AggregatorSessions;
}

/** What an aggregator's refusal means for the caller. A session that is over is opened again by the bank page. */
export function given<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  if (outcome.reason === 'session_ended') throw new ApiError('BANK_SESSION_EXPIRED');
  if (outcome.reason === 'not_found') throw new ApiError('NOT_FOUND', 'The bank no longer has this.');
  throw new ApiError('BANK_SOURCE_DOWN');
}

/**
 * The aggregator's two sessions of a person (C §7). They leave the server, because the external page needs them; what
 * comes back is believed only when it is a pair that this server opened, for this person, and has not ended.
 */
export function bankSessions(deps: { db: Database; vault: Vault; aggregator: BankAggregator }) {
  const { db, vault: hashes, aggregator } = deps;
  const hashOf = ({ cSess, uSess }: AggregatorSessions) => hashes.lookup('bank session', `${cSess} ${uSess}`);

  /** The person's user id at the aggregator, which says nothing of the person. */
  const userIdOf = (applicant: string) =>
    hashes.lookup('aggregator person', applicant).toString('hex').slice(0, 24);

  return {
    hashOf,
    userIdOf,

    /** Opens sessions, and makes the aggregator's user the first time. @returns them and the user's id */
    async open(
      { lender, applicant }: Whose,
      opener: string,
      actor: Actor,
    ): Promise<AggregatorSessions & { ydlId: string }> {
      const vault = await hashes.of(lender, db);
      const ydlId = userIdOf(applicant);
      const sessions = given(await aggregator.open({ id: ydlId, email: `${ydlId}@person.invalid` }));
      const id = newId();
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`
          insert into bank_session (id, lender_id, applicant_id, sessions_hash, sessions, opened_by)
          values (${id}, ${lender}, ${applicant}, ${hashOf(sessions)}, ${vault.sealJson(sessions, `bank session ${id}`)}, ${opener})
          on conflict (lender_id, sessions_hash) do update set ended_at = null, opened_at = excluded.opened_at`);
        const made = await trx.query(
          sql`update applicant set yodlee_user_id = ${ydlId} where id = ${applicant} and yodlee_user_id <> ${ydlId} returning id`,
        );
        if (made.length > 0) await audit(trx, lender, actor, 'bank.user-created', applicant);
      });
      return { ...sessions, ydlId };
    },

    /**
     * The open sessions that a caller names: opened by themselves, or of the applicant whom access was decided for.
     * Throws BANK_SESSION_EXPIRED for any other pair.
     */
    async find(
      lender: string,
      given: AggregatorSessions,
      by: { opener: string } | { applicant: string },
    ): Promise<OpenSession> {
      const [row] = await db.tenant(lender, (trx) =>
        trx.query<{ id: string; applicant_id: string; opened_by: string | null }>(
          sql`select id, applicant_id, opened_by from bank_session where sessions_hash = ${hashOf(given)} and ended_at is null`,
        ),
      );
      const own = row && ('opener' in by ? row.opened_by === by.opener : row.applicant_id === by.applicant);
      if (!row || !own) throw new ApiError('BANK_SESSION_EXPIRED');
      return { id: row.id, lender, applicant: row.applicant_id, sessions: given };
    },

    /** The sessions of one link, as the server keeps them. */
    async byId({ lender }: Whose, id: string): Promise<AggregatorSessions | null> {
      const vault = await hashes.of(lender, db);
      const [row] = await db.tenant(lender, (trx) =>
        trx.query<{ sessions: Uint8Array }>(
          sql`select sessions from bank_session where id = ${id} and ended_at is null`,
        ),
      );
      return row ? vault.openJson<AggregatorSessions>(row.sessions, `bank session ${id}`) : null;
    },

    async end({ lender, id, sessions }: OpenSession): Promise<void> {
      await db.tenant(lender, (trx) =>
        trx.query(sql`update bank_session set ended_at = now() where id = ${id}`),
      );
      // Ours is ended whatever the aggregator says; theirs lapses by itself.
      await aggregator.close(sessions);
    },
  };
}

export type BankSessions = ReturnType<typeof bankSessions>;
