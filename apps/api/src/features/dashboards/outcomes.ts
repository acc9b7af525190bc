import type { getOutcomes } from '@pramaan/contract/calls/dashboards.ts';
import type { Grouping } from '@pramaan/contract/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { decisionReasons, isReason } from '@pramaan/contract/stages.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { groupsOf } from './groups.ts';
import type { Range } from './range.ts';

interface Row {
  key: string;
  approved: number;
  rejected: number;
  withdrawn: number;
}

interface ReasonRow {
  key: string;
  reason: string;
  count: number;
}

type Outcomes = ResultOf<typeof getOutcomes>;

/** Decisions of these days by product, branch, agent or segment, and why applications were rejected; most decided first. */
export async function outcomesIn(trx: Queryable, range: Range, by: Grouping): Promise<Outcomes> {
  const { since, until, segment, product, branch, agent } = range;
  const rows = await trx.query<Row>(sql`
    /* never null: key */
    select coalesce(case ${by} when 'product' then product_code when 'branch' then branch_id::text when 'agent' then agent_id::text else segment end, 'none') as key,
      (count(*) filter (where outcome = 'approved'))::int as approved, (count(*) filter (where outcome = 'rejected'))::int as rejected,
      (count(*) filter (where outcome = 'withdrawn'))::int as withdrawn /* never null: approved, rejected, withdrawn */
    from course where decided_at >= ${since} and decided_at < ${until}
      and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)
    group by 1 order by count(*) desc, 1`);
  const reasons = await trx.query<ReasonRow>(sql`
    /* never null: key, reason */
    select key, reason, count(*)::int as count from (
      select coalesce(case ${by} when 'product' then product_code when 'branch' then branch_id::text when 'agent' then agent_id::text else segment end, 'none') as key,
        unnest(reasons) as reason from course
      where decided_at >= ${since} and decided_at < ${until} and outcome = 'rejected'
        and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)) said
    group by 1, 2 order by count(*) desc, 2`);
  const { products, branches, agents } = await groupsOf(trx);
  const named = { product: products, branch: branches, agent: agents, segment: [] }[by];
  return rows.map((row) => ({
    ...row,
    name: row.key === 'none' ? '' : (named.find(({ key }) => key === row.key)?.name ?? row.key),
    reasons: reasons.flatMap(({ key, reason, count }) =>
      key === row.key && isReason(reason) ? [{ reason, title: decisionReasons[reason].words, count }] : [],
    ),
  }));
}
