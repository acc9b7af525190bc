import type { getUsageByKind } from '@pramaan/contract/calls/audit.ts';
import type { getUsageByPerson } from '@pramaan/contract/calls/usage.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { actorNames, checkTitle } from './words.ts';

interface Row {
  month: string;
  endpoint: string;
  answered: number;
  reused: number;
  paise: number | null;
  cost: number;
}

interface Person {
  month: string;
  actor_kind: string;
  actor_id: string | null;
  name: string | null;
  answered: number;
  reused: number;
  cost: number;
}

/**
 * What a lender's checks were, newest month first, what one costs now, and what they cost: each at the price of its
 * day, or at today's where none was said then.
 */
export async function usageOf(db: Database, lender: string): Promise<ResultOf<typeof getUsageByKind>> {
  const rows = await db.tenant(lender, (trx) =>
    trx.query<Row>(sql`
      with noted as (
        select date_trunc('month', at)::date as month, endpoint, count(*) as rows, sum(paise) as paise, count(paise) as priced
        from check_use where kind = 'answered' group by 1, 2)
      /* never null: month, cost */
      select to_char(u.month, 'YYYY-MM')::text as month, u.endpoint, u.answered, u.reused, p.now as paise,
        (coalesce(n.paise, 0) + (u.answered - coalesce(n.priced, 0)) * coalesce(p.now, 0))::float8 as cost
      from usage u join lender l on l.id = u.lender_id
        cross join lateral (select (l.settings -> 'prices' ->> u.endpoint)::int as now) p
        left join noted n on n.month = u.month and n.endpoint = u.endpoint
      order by u.month desc, u.answered desc, u.endpoint`),
  );
  return rows.map((row) => ({ ...row, title: checkTitle(row.endpoint) }));
}

/** The same by who asked. */
export async function usageByPerson(
  db: Database,
  lender: string,
): Promise<ResultOf<typeof getUsageByPerson>> {
  const rows = await db.tenant(lender, (trx) =>
    trx.query<Person>(sql`
      /* never null: month */
      select to_char(date_trunc('month', c.at), 'YYYY-MM')::text as month, c.actor_kind,
        case when c.actor_kind in ('staff', 'key') then c.actor_id end as actor_id, max(coalesce(s.name, k.name))::text as name,
        count(*) filter (where c.kind = 'answered')::int as answered, count(*) filter (where c.kind = 'reused')::int as reused,
        coalesce(sum(case when c.kind = 'answered' then coalesce(c.paise, (l.settings -> 'prices' ->> c.endpoint)::int) end), 0)::float8 as cost
      from check_use c join lender l on l.id = c.lender_id
        left join staff s on s.lender_id = c.lender_id and s.id = c.actor_id
        left join api_key k on k.lender_id = c.lender_id and k.id = c.actor_id
      group by 1, 2, 3 order by 1 desc, answered desc, reused desc, 2`),
  );
  return rows.map(({ month, actor_kind, actor_id, name, answered, reused, cost }) => ({
    month,
    who: actor_id ?? actor_kind,
    name: name ?? actorNames[actor_kind] ?? actor_kind,
    answered,
    reused,
    cost,
  }));
}
