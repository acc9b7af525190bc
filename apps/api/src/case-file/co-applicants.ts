import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/** Ids of the people of one application: the applicant first, then their co-applicants as they were added. */
export async function peopleOf(trx: Queryable, applicant: string): Promise<string[]> {
  const rows = await trx.query<{ id: string }>(sql`
    select id from applicant where id = ${applicant} or applies_with = ${applicant}
    order by applies_with is not null, created_at`);
  return rows.map(({ id }) => id);
}
