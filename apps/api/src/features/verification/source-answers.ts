import { timeClass } from '@pramaan/contract/dashboards.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

/** How a source answered one question: what came of it, in how many milliseconds, asked how often. */
export interface Answer {
  verdict: string;
  millis: number;
  tries: number;
}

/** Counts an answer among those of its day, with those that came as it did. */
export async function countAnswer(
  trx: Queryable,
  lender: string,
  endpoint: string,
  provider: string,
  { verdict, millis, tries }: Answer,
): Promise<void> {
  const retries = Math.max(0, tries - 1);
  await trx.query(sql`
    insert into source_day (lender_id, day, endpoint, provider, outcome, within, calls, retries)
    values (${lender}, (now() at time zone 'Asia/Kolkata')::date, ${endpoint}, ${provider}, ${verdict}, ${timeClass(millis)}, 1, ${retries})
    on conflict (lender_id, day, endpoint, provider, outcome, within) do update set calls = source_day.calls + 1, retries = source_day.retries + excluded.retries`);
}
