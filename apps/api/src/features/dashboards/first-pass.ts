import type { getFirstPass } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Range } from './range.ts';

interface Row {
  document: string;
  given: number;
  passed: number;
  again: number;
}

export const documentTitle = (id: string): string => findDocument(id)?.title ?? id;

/** Documents first given in these days: how many were good at the first try, most given first. */
export async function firstPassIn(
  trx: Queryable,
  { since, until, segment }: Range,
): Promise<ResultOf<typeof getFirstPass>> {
  const rows = await trx.query<Row>(sql`
    select document, count(*)::int as given, count(*) filter (where passed)::int as passed, count(*) filter (where tries > 1)::int as again
    from first_try where at >= ${since} and at < ${until} and (${segment}::text is null or segment = ${segment})
    group by document order by given desc, document`);
  return rows.map((row) => ({ ...row, title: documentTitle(row.document) }));
}
