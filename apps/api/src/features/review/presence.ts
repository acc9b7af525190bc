import { reviewLimits } from '@pramaan/contract/review-limits.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/** Who else has the file open: by user name, or by name whoever has none. */
export async function othersLooking(
  trx: Queryable,
  applicant: string,
  self: string,
  now: Date,
): Promise<string[]> {
  const since = new Date(now.valueOf() - reviewLimits.presence);
  const rows = await trx.query<{ name: string }>(sql`
    select coalesce(s.user_name, s.name) as name from presence p join staff s on s.lender_id = p.lender_id and s.id = p.staff_id
    where p.applicant_id = ${applicant} and p.staff_id <> ${self} and p.seen_at > ${since} order by name`);
  return rows.map(({ name }) => name);
}

/** Notes that somebody has the file open, or has it no longer. Nothing is audited: it is forgotten within a minute. */
export async function noteLooking(
  trx: Queryable,
  who: { lender: string; applicant: string; staff: string; leaving: boolean },
  now: Date,
): Promise<void> {
  const { lender, applicant, staff } = who;
  await trx.query(
    who.leaving
      ? sql`delete from presence where applicant_id = ${applicant} and staff_id = ${staff}`
      : sql`insert into presence (applicant_id, staff_id, lender_id, seen_at) values (${applicant}, ${staff}, ${lender}, ${now})
          on conflict (lender_id, applicant_id, staff_id) do update set seen_at = excluded.seen_at`,
  );
}
