import type { getTurnaround } from '@pramaan/contract/calls/dashboards.ts';
import type { Leg } from '@pramaan/contract/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Range } from './range.ts';

interface Row {
  leg: Leg;
  week: string | null;
  count: number;
  p50: number;
  p90: number;
}

/** How long each way took that ended in these days, by week and all together. A way without its beginning is not told. */
export async function turnaroundIn(
  trx: Queryable,
  { since, until, segment }: Range,
): Promise<ResultOf<typeof getTurnaround>> {
  // Counted in classes of two of a hundred, each told by its longest: a million times need no sorting.
  return trx.query<Row>(sql`
    with taken as (
      select leg, date_trunc('week', at at time zone 'Asia/Kolkata')::date as week, extract(epoch from at - before)::float8 as seconds
      from course_way where at >= ${since} and at < ${until} and at >= before and (${segment}::text is null or segment = ${segment})
    ), classes as (
      select leg, week, floor(ln(seconds + 1) * 50)::int as class, count(*) as times, max(seconds) as longest from taken group by 1, 2, 3
    ), told as (
      select leg, week, class, sum(times) as times, max(longest) as longest from classes group by grouping sets ((leg, week, class), (leg, class))
    ), ranked as (
      select leg, week, longest, sum(times) over (partition by leg, week order by class) as upto, sum(times) over (partition by leg, week) as whole from told
    )
    select leg, to_char(week, 'YYYY-MM-DD') as week, max(whole)::int as count,
      min(longest) filter (where upto >= 0.5 * whole) as p50, min(longest) filter (where upto >= 0.9 * whole) as p90
    from ranked group by leg, week order by week nulls first, leg`);
}
