import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

/** Counts one check of a lender in this month: answered by the vendor (and paid for), or reused while fresh. */
export async function countUse(
  trx: Queryable,
  lender: string,
  endpoint: string,
  kind: 'answered' | 'reused',
): Promise<void> {
  const [answered, reused] = kind === 'answered' ? [1, 0] : [0, 1];
  await trx.query(sql`
    insert into usage (lender_id, month, endpoint, answered, reused)
    values (${lender}, date_trunc('month', now())::date, ${endpoint}, ${answered}, ${reused})
    on conflict (lender_id, month, endpoint) do update set answered = usage.answered + excluded.answered, reused = usage.reused + excluded.reused`);
}
