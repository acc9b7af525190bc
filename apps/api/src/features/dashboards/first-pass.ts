import type { getFirstPass } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { isNarrowed, type Range } from './range.ts';

interface Row {
  document: string;
  given: number;
  passed: number;
  again: number;
}

export const documentTitle = (id: string): string => findDocument(id)?.title ?? id;

/** Documents first given in these days: how many were good at the first try, most given first. */
export async function firstPassIn(trx: Queryable, range: Range): Promise<ResultOf<typeof getFirstPass>> {
  const { since, until, segment, product, branch, agent } = range;
  const rows = await trx.query<Row>(sql`
    select document, count(*)::int as given, count(*) filter (where passed)::int as passed, count(*) filter (where tries > 1)::int as again
    from first_try f where at >= ${since} and at < ${until} and (${segment}::text is null or segment = ${segment})
      and (${!isNarrowed(range)}::boolean or exists (select 1 from course c where c.lender_id = f.lender_id and c.applicant_id = f.applicant_id
        and fits_filter(null, ${product}, ${branch}, ${agent}, c.segment, c.product_code, c.branch_id, c.agent_id)))
    group by document order by given desc, document`);
  return rows.map((row) => ({ ...row, title: documentTitle(row.document) }));
}
