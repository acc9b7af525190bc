import type { getApplicantUsage, usageRow } from '@pramaan/contract/calls/usage.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { findDocument, findEndpoint } from '@pramaan/documents/registry.ts';
import type * as z from 'zod/mini';
import type { Database, Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { actorNames, checkTitle } from './words.ts';

export type UsageRow = z.output<typeof usageRow>;

export interface Filter {
  month?: string | undefined;
  endpoint?: string | undefined;
  who?: string | undefined;
  kind?: '' | 'answered' | 'reused' | undefined;
}

interface Row {
  id: string;
  at: Date;
  endpoint: string;
  kind: 'answered' | 'reused';
  applicant_id: string;
  reference: string;
  actor_kind: string;
  name: string | null;
  provider: string;
  paise: number | null;
}

/** At most `count` checks of the transaction's lender that fit, newest first, before row `after` (blank: the newest). */
export async function usageRowsOf(
  trx: Queryable,
  { month = '', endpoint = '', who = '', kind = '' }: Filter,
  after: string,
  count: number,
): Promise<UsageRow[]> {
  if (!/^\d{0,18}$/.test(after)) throw new ApiError('BAD_REQUEST', 'The page mark is invalid.');
  const rows = await trx.query<Row>(sql`
    select c.id::text as id, c.at, c.endpoint, c.kind, c.applicant_id, a.reference, c.actor_kind, coalesce(s.name, k.name) as name, c.provider, /* may be null: name */
      case when c.kind = 'answered' then coalesce(c.paise, (l.settings -> 'prices' ->> c.endpoint)::int) end as paise
    from check_use c join lender l on l.id = c.lender_id join applicant a on a.lender_id = c.lender_id and a.id = c.applicant_id
      left join staff s on s.lender_id = c.lender_id and s.id = c.actor_id
      left join api_key k on k.lender_id = c.lender_id and k.id = c.actor_id
    where (${after} = '' or c.id < nullif(${after}, '')::bigint)
      and (${month} = '' or date_trunc('month', c.at)::date = (nullif(${month}, '') || '-01')::date)
      and (${kind} = '' or c.kind = nullif(${kind}, ''))
      and (${endpoint} = '' or c.endpoint = ${endpoint})
      and (${who} = '' or c.actor_id::text = ${who} or (c.actor_kind = ${who} and c.actor_kind not in ('staff', 'key')))
    order by c.id desc limit ${count}`);
  return rows.map((row) => ({
    _id: row.id,
    at: row.at.toISOString(),
    endpoint: row.endpoint,
    title: checkTitle(row.endpoint),
    kind: row.kind,
    applicantId: row.applicant_id,
    reference: row.reference,
    by: row.name ?? actorNames[row.actor_kind] ?? row.actor_kind,
    provider: row.provider,
    paise: row.paise,
  }));
}

const most = 300;
const byOf = (kind: string) =>
  kind === 'applicant' ? 'applicant' : kind === 'system' ? 'product' : 'lender';

/** What was checked about one person; what was counted before checks were noted singly is not there. */
export async function usageAbout(
  db: Database,
  lender: string,
  applicant: string,
): Promise<ResultOf<typeof getApplicantUsage>> {
  // The credit report is counted by its document: no verification call brings it.
  const titleOf = (endpoint: string) =>
    (findEndpoint(endpoint)?.document ?? findDocument(endpoint))?.title ?? endpoint;
  return db.tenant(lender, async (trx) => {
    const kinds = await trx.query<{ endpoint: string; answered: number; reused: number; last: Date }>(sql`
      select endpoint, count(*) filter (where kind = 'answered')::int as answered, count(*) filter (where kind = 'reused')::int as reused, max(at)::timestamptz as last /* never null: last */
      from check_use where applicant_id = ${applicant} group by endpoint order by answered desc, endpoint`);
    const uses = await trx.query<Pick<Row, 'at' | 'endpoint' | 'kind' | 'actor_kind' | 'provider'>>(sql`
      select at, endpoint, kind, actor_kind, provider from check_use where applicant_id = ${applicant} order by id desc limit ${most}`);
    return {
      answered: kinds.reduce((sum, { answered }) => sum + answered, 0),
      reused: kinds.reduce((sum, { reused }) => sum + reused, 0),
      kinds: kinds.map(({ last, ...kind }) => ({
        ...kind,
        title: titleOf(kind.endpoint),
        last: last.toISOString(),
      })),
      uses: uses.map(({ at, endpoint, kind, actor_kind, provider }) => ({
        at: at.toISOString(),
        endpoint,
        title: titleOf(endpoint),
        kind,
        by: byOf(actor_kind),
        provider,
      })),
    };
  });
}
