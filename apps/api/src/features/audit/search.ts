import { actions, isAction } from '@pramaan/contract/actions.ts';
import type { auditLine } from '@pramaan/contract/calls/audit.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type * as z from 'zod/mini';
import type { ChainedRow } from '../../platform/audit-chain.ts';
import type { Queryable } from '../../platform/database.ts';
import { isId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import { detailWords, peopleIn } from './detail-words.ts';

export type Line = z.output<typeof auditLine>;

export interface Filter {
  who?: string | undefined;
  applicant?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Row {
  id: string;
  at: Date;
  actor_kind: string;
  actor: string | null;
  action: string;
  applicant_id: string | null;
  reference: string | null;
  detail: Record<string, unknown>;
  ip: string;
  request_id: string;
}

/** Who acts that has no name in the team. */
const kinds: Readonly<Record<string, string>> = {
  applicant: 'Applicant',
  link: 'Link holder',
  key: 'API client',
  system: 'Pramaan',
  staff: 'Team member',
};

const lineOf = (row: Row, team: ReadonlyMap<string, string>): Line => ({
  _id: row.id,
  at: row.at.toISOString(),
  actorKind: row.actor_kind,
  actor: row.actor ?? kinds[row.actor_kind] ?? row.actor_kind,
  action: isAction(row.action) ? actions[row.action] : row.action,
  applicantId: row.applicant_id,
  reference: row.reference ?? '',
  detail: detailWords(row.detail, team),
  ip: row.ip,
  requestId: row.request_id,
});

/** The names of the members whom details of rows name. */
async function teamIn(trx: Queryable, details: readonly Row['detail'][]): Promise<Map<string, string>> {
  const ids = peopleIn(details);
  if (ids.length === 0) return new Map();
  const team = await trx.query<{ id: string; name: string }>(
    sql`select id, name from staff where id = any(${ids}::uuid[])`,
  );
  return new Map(team.map(({ id, name }) => [id, name]));
}

const quoted = (typed: string) => typed.replace(/[\\%_]/g, '\\$&');

/**
 * At most `count` rows of the transaction's lender that fit, newest first, those written before row `after` (its id;
 * blank: from the newest). Days are of India. Throws BAD_REQUEST for a page mark that is none of ours.
 */
export async function auditRows(
  trx: Queryable,
  { who = '', applicant = '', action = '', from = '', to = '' }: Filter,
  after: string,
  count: number,
): Promise<Line[]> {
  if (!/^\d{0,18}$/.test(after)) throw new ApiError('BAD_REQUEST', 'The page mark is invalid.');
  const kind = Object.hasOwn(kinds, who) && who !== 'staff' ? who : null;
  const person = who && !kind ? who : null;
  const named = isId(applicant) ? applicant : null;
  const rows = await trx.query<Row>(sql`
    select a.id::text as id, a.at, a.actor_kind, coalesce(s.name, k.name) as actor, /* may be null: actor */ a.action, a.applicant_id, p.reference, a.detail, a.ip, a.request_id
    from audit a left join staff s on s.lender_id = a.lender_id and s.id = a.actor_id
      left join api_key k on k.lender_id = a.lender_id and k.id = a.actor_id
      left join applicant p on p.lender_id = a.lender_id and p.id = a.applicant_id
    where (${after} = '' or a.id < nullif(${after}, '')::bigint)
      and (${kind}::text is null or a.actor_kind = ${kind})
      and (${person}::text is null or a.actor_id in
        (select id from staff where id::text = ${person} or user_name = lower(${person}) or name ilike '%' || ${quoted(person ?? '')} || '%'))
      and (${applicant} = '' or a.applicant_id = ${named}::uuid
        or a.applicant_id in (select id from applicant where reference = upper(${applicant}) or cust_id = upper(${applicant})))
      and (${action} = '' or a.action = ${action} or a.action like ${`${quoted(action)}.%`})
      and (${from} = '' or a.at >= nullif(${from}, '')::date::timestamp at time zone 'Asia/Kolkata')
      and (${to} = '' or a.at < (nullif(${to}, '')::date + 1)::timestamp at time zone 'Asia/Kolkata')
    order by a.id desc limit ${count}`);
  const team = await teamIn(
    trx,
    rows.map(({ detail }) => detail),
  );
  return rows.map((row) => lineOf(row, team));
}

/** Archived rows of the transaction's lender as lines of the log. */
export async function archivedLines(trx: Queryable, rows: readonly ChainedRow[]): Promise<Line[]> {
  const details = rows.map(({ detail }) => JSON.parse(detail) as Row['detail']);
  const [actors, applicants] = [rows.map((row) => row.actor_id), rows.map((row) => row.applicant_id)];
  const named = await trx.query<{ id: string; name: string }>(sql`
    select id, name from staff where id = any(${actors}::uuid[]) union all
    select id, name from api_key where id = any(${actors}::uuid[]) union all
    select id, reference as name from applicant where id = any(${applicants}::uuid[]) /* never null: id, name */`);
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id && names.get(id)) || null;
  const team = await teamIn(trx, details);
  return rows.map((row, at) =>
    lineOf(
      {
        ...{ ...row, at: new Date(row.at), detail: details[at] ?? {} },
        ...{ actor: nameOf(row.actor_id), reference: nameOf(row.applicant_id) },
      },
      team,
    ),
  );
}
