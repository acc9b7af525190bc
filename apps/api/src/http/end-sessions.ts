import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/** Ends one session at once. */
export async function endSession(trx: Queryable, id: string): Promise<void> {
  await trx.query(sql`update session set ended_at = now() where id = ${id} and ended_at is null`);
}

/** Ends the sessions of a staff member at once, all or all but `kept`; answers how many still held. */
export async function endSessions(
  trx: Queryable,
  staff: string,
  stored: string | null = null,
): Promise<number> {
  const ended = await trx.query<{ live: boolean }>(sql`
    update session set ended_at = now() where staff_id = ${staff} and ended_at is null and id is distinct from ${stored}::uuid
    returning expires_at > ended_at as live /* never null: live */`);
  return ended.filter(({ live }) => live).length;
}
