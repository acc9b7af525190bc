import type { Database, Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/**
 * One transaction of a lender in which each statement is planned for what is asked: what was left out leaves the plan,
 * and each way of asking has its index.
 */
export function planned<R>(db: Database, lender: string, work: (trx: Queryable) => Promise<R>): Promise<R> {
  return db.tenant(lender, async (trx) => {
    await trx.query(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
    return work(trx);
  });
}
