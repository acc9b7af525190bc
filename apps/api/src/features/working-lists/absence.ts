import type { Http, Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { sql } from '../../platform/sql.ts';

/** The days on which a team member is away, both included: no case is assigned to them by itself. */
export function absence({ db }: Http) {
  const read = async ({ lender, staff }: Principal) => {
    const [row] = await db.tenant(lender, (trx) =>
      trx.query<{ from: string | null; until: string | null }>(
        sql`select away_from::text as from, away_until::text as until from staff where id = ${staff}`,
      ),
    );
    return { from: row?.from ?? null, until: row?.until ?? null };
  };
  return {
    read,
    async change(principal: Principal, away: { from: string; until: string } | null, actor: Actor) {
      const { from, until } = away ?? { from: null, until: null };
      await db.tenant(principal.lender, async (trx) => {
        await trx.query(
          sql`update staff set away_from = ${from}::date, away_until = ${until}::date where id = ${principal.staff}`,
        );
        await audit(trx, principal.lender, actor, 'absence.changed', null, { from, until });
      });
      return read(principal);
    },
  };
}
