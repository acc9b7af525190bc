import { enabled, roles } from '@pramaan/contract/roles.ts';
import type { WorkingLists } from '@pramaan/contract/working-lists.ts';
import { indianDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/** What an application belongs to. */
export interface Belonging {
  /** Id; null: none. */
  branch: string | null;
  /** Code of the loan product; null: none is chosen. */
  product: string | null;
}

/**
 * The verifier whose turn it is, or who has the fewest open cases; by branch and by product those of the application's own before
 * others. Null when nobody is here. Of several transactions of a lender one chooses at a time.
 */
export async function chooseAssignee(
  trx: Queryable,
  lender: string,
  assign: WorkingLists['assign'],
  now: Date,
  { branch, product }: Belonging,
): Promise<string | null> {
  if (assign === 'off') return null;
  const near = assign === 'by-branch' ? branch : null;
  const about = assign === 'by-product' ? product : null;
  await trx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`assign ${lender}`}, 0))`);
  // The time as text: a Date would cut it to milliseconds.
  const [row] = await trx.query<{ id: string; at: string }>(sql`
    select s.id, clock_timestamp()::text as at /* never null: at */ from staff s
    where s.lender_id = ${lender} and s.role = ${roles.verifier} and s.status = ${enabled}
      and (s.away_from is null or ${indianDay(now)}::date not between s.away_from and s.away_until)
    order by (${near}::uuid is not null and s.branch_id is distinct from ${near}::uuid),
      case when ${about}::text is null or ${about} = any(s.products) then 0 when cardinality(s.products) = 0 then 1 else 2 end,
      case when ${assign !== 'in-turn'} then (select count(*) from applicant a where a.lender_id = s.lender_id and a.assigned_to = s.id
        and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')) end,
      s.turn_at nulls first, s.id limit 1`);
  if (!row) return null;
  await trx.query(sql`update staff set turn_at = ${row.at}::timestamptz where id = ${row.id}`);
  return row.id;
}
