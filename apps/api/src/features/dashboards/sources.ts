import type { getSources } from '@pramaan/contract/calls/dashboards.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { findEndpoint } from '@pramaan/documents/registry.ts';
import { indianDay } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Circuit } from '../../providers/outbound/resilience.ts';
import type { Range } from './range.ts';

interface Row {
  endpoint: string;
  provider: string;
  answered: number | null;
  failed: number | null;
  retries: number;
  p50: number | null;
  p95: number | null;
  waiting: number;
}

const titleOf = (endpoint: string) => {
  const entry = findEndpoint(endpoint);
  return entry ? `${entry.document.title}: ${entry.method.title}` : endpoint;
};

const placeOf = (endpoint: string) => {
  const entry = findEndpoint(endpoint);
  return entry ? `${entry.document.id}.${entry.key}` : '';
};

/** Whether a vendor's source of a check (`pan.auth`) is asked just now. */
export type CircuitOf = (vendor: string, check: string, path: string) => Circuit;

/** How each source answered in these days, and whether it is asked at all just now; what failed most comes first. */
export async function sourcesIn(
  trx: Queryable,
  { since, until }: Range,
  circuit: CircuitOf,
): Promise<ResultOf<typeof getSources>> {
  const [first, last] = [indianDay(since), indianDay(new Date(until.valueOf() - 1))];
  const rows = await trx.query<Omit<Row, 'waiting'>>(sql`
    with times as (
      select endpoint, provider, outcome, within, sum(calls)::int as calls, sum(retries)::int as retries
      from source_day where day >= ${first}::date and day <= ${last}::date group by 1, 2, 3, 4
    ), answers as (
      select endpoint, provider, within, sum(sum(calls)) over (partition by endpoint, provider order by within) as upto,
        sum(sum(calls)) over (partition by endpoint, provider) as whole
      from times where outcome <> 'source_down' group by 1, 2, 3
    )
    /* never null: retries */
    select t.endpoint, t.provider, (sum(t.calls) filter (where t.outcome <> 'source_down'))::int as answered,
      (sum(t.calls) filter (where t.outcome = 'source_down'))::int as failed, sum(t.retries)::int as retries,
      (select min(a.within) from answers a where a.endpoint = t.endpoint and a.provider = t.provider and a.upto >= 0.5 * a.whole) as p50,
      (select min(a.within) from answers a where a.endpoint = t.endpoint and a.provider = t.provider and a.upto >= 0.95 * a.whole) as p95
    from times t group by t.endpoint, t.provider`);
  const open = await trx.query<{ place: string; waiting: number }>(sql`
    select document || '.' || method as place, count(*)::int as waiting from verification
    where status in ('pending', 'source_down') group by 1`);
  const waits = new Map(open.map(({ place, waiting }) => [place, waiting]));
  return rows
    .map((row) => ({
      ...row,
      title: titleOf(row.endpoint),
      answered: row.answered ?? 0,
      failed: row.failed ?? 0,
      waiting: waits.get(placeOf(row.endpoint)) ?? 0,
      circuit: circuit(
        row.provider,
        placeOf(row.endpoint),
        findEndpoint(row.endpoint)?.method.vendor?.path ?? '',
      ),
    }))
    .sort((a, b) => b.failed - a.failed || b.answered - a.answered || a.title.localeCompare(b.title));
}
