import type { getPolicy } from '@pramaan/contract/calls/policies.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { policyGraph } from '@pramaan/documents/policy/graph.ts';
import type { PolicyRule } from '@pramaan/documents/policy/rule.ts';
import { policyInForce } from '../../case-file/policy.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

type PolicyState = ResultOf<typeof getPolicy>;
type Version = PolicyState['inForce'];
export type Segment = PolicyState['segment'];

interface Row {
  version: number;
  state: Version['state'];
  rules: PolicyRule[];
  effective_from: Date | null;
  changed_by: string;
  proposed_by: string | null;
  changed_name: string | null;
  published_name: string | null;
}

/** Who changes which policy, and in which transaction. */
export interface PolicyChange {
  trx: Queryable;
  principal: Principal;
  actor: Actor;
  segment: Segment;
}

const rowsOf = (trx: Queryable, segment: Segment): Promise<Row[]> =>
  trx.query<Row>(sql`
    select p.version, p.state, p.rules, p.effective_from, p.changed_by, p.proposed_by, c.name as changed_name, s.name as published_name
    from lending_policy p left join staff c on c.lender_id = p.lender_id and c.id = p.changed_by
      left join staff s on s.lender_id = p.lender_id and s.id = p.published_by
    where p.segment = ${segment} order by p.version desc limit 100`);

const isOther = ({ changed_by, proposed_by }: Row, staff: string | null): boolean =>
  staff !== null && changed_by !== staff && proposed_by !== staff;

const versionOf = (row: Row, staff: string | null): Version => ({
  ...{ version: row.version, state: row.state, rules: row.rules },
  effectiveFrom: row.effective_from?.toISOString() ?? null,
  changedBy: row.changed_name ?? '',
  publishedBy: row.published_name ?? '',
  mayPublish: row.state === 'proposed' && isOther(row, staff),
});

/** The policy of a segment as it stands, with its versions. */
export async function readPolicies(
  trx: Queryable,
  { staff }: Principal,
  segment: Segment,
): Promise<PolicyState> {
  const rows = (await rowsOf(trx, segment)).map((row) => versionOf(row, staff));
  const { version, rules } = await policyInForce(trx, segment);
  const own: Version = {
    ...{ version, state: 'published', rules: [...rules], effectiveFrom: null },
    ...{ changedBy: '', publishedBy: '', mayPublish: false },
  };
  const published = rows.filter(({ state }) => state === 'published');
  return {
    segment,
    inForce: published.find((one) => one.version === version) ?? own,
    open: rows.find(({ state }) => state !== 'published') ?? null,
    published,
  };
}

const said = (segment: Segment, version: number) => ({ segment, version });

/** Keeps rules as the open version: the one that is there, else a new one. */
export async function saveDraft(
  { trx, principal, actor, segment }: PolicyChange,
  rules: readonly PolicyRule[],
): Promise<void> {
  const { lender, id } = principal;
  const rows = await rowsOf(trx, segment);
  const open = rows.find(({ state }) => state !== 'published');
  const version = open?.version ?? (rows[0]?.version ?? 0) + 1;
  await trx.query(sql`
    insert into lending_policy (lender_id, segment, version, state, rules, graph, changed_by)
    values (${lender}, ${segment}, ${version}, 'draft', ${JSON.stringify(rules)}::jsonb, ${JSON.stringify(policyGraph(rules))}::jsonb, ${id})
    on conflict (lender_id, segment, version) do update set state = 'draft', rules = excluded.rules, graph = excluded.graph,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at, proposed_by = null, proposed_at = null, effective_from = null`);
  await audit(trx, lender, actor, 'policy.saved', null, { ...said(segment, version), rules: rules.length });
}

/** The open version, if it is in this state. Throws CONFLICT when somebody has changed it since it was read. */
async function openAs(
  { trx, segment }: PolicyChange,
  version: number,
  state: 'draft' | 'proposed',
): Promise<Row> {
  const row = (await rowsOf(trx, segment)).find((one) => one.version === version && one.state === state);
  if (!row) throw new ApiError('CONFLICT');
  return row;
}

/** Sends a draft to a second person. */
export async function propose(
  change: PolicyChange,
  version: number,
  effectiveFrom: string | undefined,
): Promise<void> {
  const { trx, principal, actor, segment } = change;
  await openAs(change, version, 'draft');
  await trx.query(sql`
    update lending_policy set state = 'proposed', proposed_by = ${principal.id}, proposed_at = now(),
      effective_from = ${effectiveFrom ?? null}::timestamptz
    where segment = ${segment} and version = ${version}`);
  await audit(trx, principal.lender, actor, 'policy.proposed', null, said(segment, version));
}

/** Publishes a proposed version, or sends it back. Throws SAME_PERSON when its author or proposer publishes it. */
export async function publish(change: PolicyChange, version: number, agree: boolean): Promise<void> {
  const { trx, principal, actor, segment } = change;
  const row = await openAs(change, version, 'proposed');
  if (agree && !isOther(row, principal.id)) throw new ApiError('SAME_PERSON');
  await trx.query(
    agree
      ? sql`
        update lending_policy set state = 'published', published_by = ${principal.id}, published_at = now(),
          effective_from = greatest(effective_from, now())
        where segment = ${segment} and version = ${version}`
      : sql`
        update lending_policy set state = 'draft', proposed_by = null, proposed_at = null, effective_from = null
        where segment = ${segment} and version = ${version}`,
  );
  const action = agree ? 'policy.published' : 'policy.returned';
  await audit(trx, principal.lender, actor, action, null, said(segment, version));
}
