import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/** The segments of the transaction's lender, one step of the index for each, however many applicants there are. */
export async function segmentsOf(trx: Queryable): Promise<string[]> {
  const rows = await trx.query<{ segment: string }>(sql`
    with recursive known as (
      (select segment from course where lender_id = current_lender() order by segment limit 1)
      union all
      select (select c.segment from course c where c.lender_id = current_lender() and c.segment > k.segment order by c.segment limit 1)
      from known k where k.segment is not null
    )
    select segment from known where segment is not null`);
  return rows.map(({ segment }) => segment);
}
