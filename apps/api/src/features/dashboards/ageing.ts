import type { getAgeing } from '@pramaan/contract/calls/dashboards.ts';
import { openStages } from '@pramaan/contract/closed-stages.ts';
import { ageSteps } from '@pramaan/contract/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Stage } from '@pramaan/contract/stages.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Range } from './range.ts';

interface Row {
  stage: Stage;
  class: number;
  count: number;
}

/** Open cases by stage, and by how long they have been in it. */
export async function ageingOf(
  trx: Queryable,
  { now, segment, product, branch, agent }: Range,
): Promise<ResultOf<typeof getAgeing>> {
  const rows = await trx.query<Row>(sql`
    /* never null: stage:Stage, class */
    select stage, width_bucket(extract(epoch from ${now} - stage_at)::float8 / 86400, ${[...ageSteps]}::float8[])::int as class, count(*)::int as count
    from course where outcome is null
      and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)
    group by 1, 2`);
  return openStages.map((stage) => ({
    stage,
    counts: [0, ...ageSteps].map(
      (_, index) => rows.find((row) => row.stage === stage && row.class === index)?.count ?? 0,
    ),
  }));
}
