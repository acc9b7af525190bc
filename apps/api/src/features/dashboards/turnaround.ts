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

const weekLength = 7 * 86_400;
/** From the first second of 1970 back to the Monday before, Indian time: weeks are counted from there, which is quicker than asking the calendar. */
const toMonday = 3 * 86_400 + 5.5 * 3600;

/** How long each way (or one alone) took that ended in these days, by week and all together. A way without its beginning is not told. */
export async function turnaroundIn(
  trx: Queryable,
  { since, until, segment, product, branch, agent }: Range,
  only: Leg | null,
): Promise<ResultOf<typeof getTurnaround>> {
  // Counted in classes of two of a hundred, each told by its longest: a million times need no sorting.
  return trx.query<Row>(sql`
    with taken as (
      select leg, floor((date_part('epoch', at) + ${toMonday}) / ${weekLength})::int as week, date_part('epoch', at - before) as seconds
      from course_way where at >= ${since} and at < ${until} and at >= before and (${only}::text is null or leg = ${only})
        and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)
    ), classes as (
      select leg, week, floor(ln(seconds + 1) * 50)::int as class, count(*) as times, max(seconds) as longest from taken group by 1, 2, 3
    ), told as (
      select leg, week, class, sum(times) as times, max(longest) as longest from classes group by grouping sets ((leg, week, class), (leg, class))
    ), ranked as (
      select leg, week, longest, sum(times) over (partition by leg, week order by class) as upto, sum(times) over (partition by leg, week) as whole from told
    )
    /* never null: leg:Leg, count, p50, p90 */
    select leg, to_char(date '1969-12-29' + week * 7, 'YYYY-MM-DD')::text as week, max(whole)::int as count,
      min(longest) filter (where upto >= 0.5 * whole) as p50, min(longest) filter (where upto >= 0.9 * whole) as p90
    from ranked group by leg, week order by week nulls first, leg`);
}
