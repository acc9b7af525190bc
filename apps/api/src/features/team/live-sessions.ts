import { ApiError } from '@pramaan/contract/errors.ts';
import type { Http, Principal } from '../../http/context.ts';
import { endSession, endSessions } from '../../http/end-sessions.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';
import { managed } from './members.ts';

interface Row {
  id: string;
  device: string;
  ip: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
}

/** Where people are logged in, one's own and those of whom one manages, and ending that. */
export function liveSessions({ db, clock }: Http) {
  /** Whose sessions: one's own, or of a person whom the caller manages; throws for anybody else. */
  const within = <R>(by: Principal, staff: string, work: Parameters<typeof db.tenant<R>>[1]) =>
    db.tenant(by.lender, async (trx) => {
      if (staff !== by.id) await managed(trx, by, staff);
      return work(trx);
    });

  return {
    list: (by: Principal, staff: string) =>
      within(by, staff, async (trx) => {
        const rows = await trx.query<Row>(sql`
          select id, device, ip, created_at, seen_at, expires_at from session
          where staff_id = ${staff} and ended_at is null and expires_at > ${clock.now()} order by seen_at desc, id desc`);
        return rows.map((row) => ({
          _id: row.id,
          device: row.device,
          ip: row.ip,
          since: row.created_at.toISOString(),
          seenAt: row.seen_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
          current: row.id === by.session,
        }));
      }),

    /** Ends one; throws NOT_FOUND for a session that is not this person's. */
    end: (by: Principal, staff: string, session: string, actor: Actor) =>
      within(by, staff, async (trx) => {
        const [row] = await trx.query(
          sql`select id from session where id = ${session} and staff_id = ${staff}`,
        );
        if (!row) throw new ApiError('NOT_FOUND', 'This session does not exist. Reload the page.');
        await endSession(trx, session);
        await audit(trx, by.lender, actor, 'sessions.ended', null, { person: staff, sessions: 1 });
      }),

    /** Ends all of a person; of oneself all but the one in hand. Answers how many still held. */
    endAll: (by: Principal, staff: string, actor: Actor) =>
      within(by, staff, async (trx) => {
        const ended = await endSessions(trx, staff, staff === by.id ? by.session : null);
        await audit(trx, by.lender, actor, 'sessions.ended', null, { person: staff, sessions: ended });
        return { ended };
      }),
  };
}
