import type { getFunnel } from '@pramaan/contract/calls/dashboards.ts';
import { funnelSteps } from '@pramaan/contract/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Range } from './range.ts';

interface Row {
  furthest: number;
  came: number;
  waiting: number;
}

/** How far the applications started in these days came. */
export async function funnelIn(
  trx: Queryable,
  { since, until, segment, product, branch, agent }: Range,
): Promise<ResultOf<typeof getFunnel>> {
  const rows = await trx.query<Row>(sql`
    /* never null: furthest */
    select furthest, count(*)::int as came, count(*) filter (where outcome is null)::int as waiting from course
    where started_at >= ${since} and started_at < ${until} and fits_filter(${segment}, ${product}, ${branch}, ${agent}, segment, product_code, branch_id, agent_id)
    group by furthest`);
  const at = new Map(rows.map((row) => [row.furthest, row]));
  return funnelSteps.map((step, index) => {
    const { came = 0, waiting = 0 } = at.get(index + 1) ?? {};
    const reached = rows.reduce((sum, row) => (row.furthest > index ? sum + row.came : sum), 0);
    return { step, reached, waiting, ended: step === 'approved' ? 0 : came - waiting };
  });
}
