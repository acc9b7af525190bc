import type { Actor } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';

export interface Use {
  lender: string;
  applicant: string;
  endpoint: string;
  /** Answered by the vendor (and paid for), or from what was known and fresh. */
  kind: 'answered' | 'reused';
  provider: string;
  actor: Pick<Actor, 'kind' | 'id'>;
}

/** What the lender says that an answer costs now, in paise; null when it says nothing. */
async function priceOf(trx: Queryable, lender: string, endpoint: string): Promise<number | null> {
  const [row] = await trx.query<{ paise: number | null }>(
    sql`select (settings -> 'prices' ->> ${endpoint})::int as paise from lender where id = ${lender}`,
  );
  return row?.paise ?? null;
}

/** Counts one check of a lender in this month, and notes who asked about whom and at what price. */
export async function countUse(
  trx: Queryable,
  { lender, applicant, endpoint, kind, provider, actor }: Use,
): Promise<void> {
  const [answered, reused] = kind === 'answered' ? [1, 0] : [0, 1];
  const paise = kind === 'answered' ? await priceOf(trx, lender, endpoint) : null;
  await trx.query(sql`
    insert into check_use (lender_id, applicant_id, endpoint, kind, provider, actor_kind, actor_id, paise)
    values (${lender}, ${applicant}, ${endpoint}, ${kind}, ${provider}, ${actor.kind}, ${actor.id}, ${paise})`);
  await trx.query(sql`
    insert into usage (lender_id, month, endpoint, answered, reused)
    values (${lender}, date_trunc('month', now())::date, ${endpoint}, ${answered}, ${reused})
    on conflict (lender_id, month, endpoint) do update set answered = usage.answered + excluded.answered, reused = usage.reused + excluded.reused`);
}
