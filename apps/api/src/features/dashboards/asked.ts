import type { getInformationRequestFigures } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { isNarrowed, type Range } from './range.ts';

type Line = ResultOf<typeof getInformationRequestFigures>[number];

/** What was asked in these days, by week and all together. */
export async function askedIn(trx: Queryable, range: Range): Promise<Line[]> {
  const { since, until, segment, product, branch, agent } = range;
  return trx.query<Line>(sql`
    with questions as (
      select date_trunc('week', k.asked_at at time zone 'Asia/Kolkata')::date as week, k.answered_at, k.withdrawn_at,
        extract(epoch from k.answered_at - k.asked_at)::float8 as seconds
      from information_request k where k.asked_at >= ${since} and k.asked_at < ${until}
        and (${segment === null && !isNarrowed(range)}::boolean or exists (select 1 from applicant a where a.lender_id = k.lender_id and a.id = k.applicant_id
          and fits_filter(${segment}, ${product}, ${branch}, ${agent}, a.segment, a.product_code, a.branch_id, a.referred_by)))
    )
    select to_char(week, 'YYYY-MM-DD')::text as week, count(*)::int as asked, count(answered_at)::int as answered,
      (count(*) filter (where answered_at is null and withdrawn_at is not null))::int as withdrawn,
      percentile_disc(0.5) within group (order by seconds)::float8 as p50, percentile_disc(0.9) within group (order by seconds)::float8 as p90
    from questions group by grouping sets ((week), ()) having count(*) > 0 order by week nulls first`);
}
