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
  const [row] = await trx.query<{ id: string }>(sql`
    update staff set turn_at = clock_timestamp() where lender_id = ${lender} and id = (
      select s.id from staff s left join applicant a on ${assign !== 'in-turn'} and a.lender_id = s.lender_id and a.assigned_to = s.id
        and a.stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval')
      where s.role = ${roles.verifier} and s.status = ${enabled}
        and (s.away_from is null or ${indianDay(now)}::date not between s.away_from and s.away_until)
      group by s.lender_id, s.id order by (${near}::uuid is not null and s.branch_id is distinct from ${near}::uuid),
        case when ${about}::text is null or ${about} = any(s.products) then 0 when cardinality(s.products) = 0 then 1 else 2 end,
        count(a.id), s.turn_at nulls first, s.id limit 1)
    returning id`);
  return row?.id ?? null;
}
