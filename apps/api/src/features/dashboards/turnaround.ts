import type { getTurnaround } from '@pramaan/contract/calls/dashboards.ts';
import type { Leg } from '@pramaan/contract/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Range } from './range.ts';

export interface Times {
  count: number;
  p50: number | null;
  p90: number | null;
}
interface Row extends Times {
  leg: Leg;
  week: string | null;
}

/** How long each way took that ended in these days, by week and all together. A way without its beginning is not told. */
export async function turnaroundIn(
  trx: Queryable,
  { since, until, segment }: Range,
): Promise<ResultOf<typeof getTurnaround>> {
  // What a million applications need to be sorted in memory.
  await trx.query(sql`select set_config('work_mem', '64MB', true)`);
  const rows = await trx.query<Row>(sql`
    with taken as (
      select leg, date_trunc('week', at at time zone 'Asia/Kolkata')::date as week, extract(epoch from at - before)::float8 as seconds
      from course_way where at >= ${since} and at < ${until} and at >= before and (${segment}::text is null or segment = ${segment})
    )
    select leg, to_char(week, 'YYYY-MM-DD') as week, count(*)::int as count,
      percentile_disc(0.5) within group (order by seconds) as p50, percentile_disc(0.9) within group (order by seconds) as p90
    from taken group by grouping sets ((leg, week), (leg)) order by week nulls first, leg`);
  return rows;
}
