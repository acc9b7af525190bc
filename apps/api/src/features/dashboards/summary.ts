import type { getHeadlineFigures } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { before, type Range } from './range.ts';

type Summary = ResultOf<typeof getHeadlineFigures>;
type Period = Summary['period'];

/** What was started and decided in these days, and the median time to a decision. */
async function periodOf(trx: Queryable, range: Range): Promise<Period> {
  const { since, until, segment, product, branch, agent } = range;
  const [begun] = await trx.query<{ started: number }>(sql`
    select count(*)::int as started from course where started_at >= ${since} and started_at < ${until}
      and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)`);
  const [ended] = await trx.query<Omit<Period, 'started'>>(sql`
    /* never null: approved, rejected, withdrawn */
    select (count(*) filter (where outcome = 'approved'))::int as approved, (count(*) filter (where outcome = 'rejected'))::int as rejected,
      (count(*) filter (where outcome = 'withdrawn'))::int as withdrawn,
      (percentile_disc(0.5) within group (order by date_part('epoch', decided_at - started_at)))::float8 as p50
    from course where decided_at >= ${since} and decided_at < ${until}
      and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)`);
  return { approved: 0, rejected: 0, withdrawn: 0, p50: null, ...ended, started: begun?.started ?? 0 };
}

/** These days, as many before them, and what is open and overdue now. */
export async function summaryOf(trx: Queryable, range: Range): Promise<Summary> {
  const { now, segment, product, branch, agent } = range;
  const [still] = await trx.query<{ open: number }>(sql`
    select count(*)::int as open from course where outcome is null
      and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)`);
  const [late] = await trx.query<{ overdue: number }>(sql`
    select count(*)::int as overdue from applicant
    where due_at < ${now} and stage in ('in-progress', 'ready', 'in-review', 'referred', 'second-approval') and applies_with is null
      and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, referred_by)`);
  return {
    period: await periodOf(trx, range),
    previous: await periodOf(trx, before(range)),
    open: still?.open ?? 0,
    overdue: late?.overdue ?? 0,
  };
}
