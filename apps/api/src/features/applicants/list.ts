import {
  type applicantLine,
  type listApplicants,
  listOrder,
  mostCounted,
  type SavedView,
  savedViews,
} from '@pramaan/contract/calls/applicant-list.ts';
import type { InputOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import type { Stage } from '@pramaan/contract/stages.ts';
import { severityOf } from '@pramaan/documents/findings/finding.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { subjectTitle } from '@pramaan/documents/missing-requirements.ts';
import type * as z from 'zod/mini';
import type { Profile } from '../../case-file/case-file.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { isId } from '../../platform/ids.ts';
import { onPrimary } from '../../platform/replica.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import { askedIds, newestFirst } from './asked.ts';
import { readMark, writeMark } from './page-marks.ts';

type Line = z.output<typeof applicantLine>;

interface Row {
  id: string;
  cust_id: string;
  reference: string;
  segment: string;
  profile: Uint8Array;
  provided: number;
  attention: number;
  missing: string[] | null;
  open_findings: number;
  finding_weight: number;
  stage: Stage;
  assigned: string | null;
  branch: string | null;
  agent: string | null;
  agent_code: string | null;
  joins_as: JoiningRole | null;
  /** Reference of the application that the person joins. */
  joined: string | null;
  due_at: Date | null;
  updated_at: Date;
}

function lineOf(vault: LenderVault, row: Row): Line {
  const profile = vault.openJson<Profile>(row.profile, `profile ${row.id}`);
  return {
    _id: row.id,
    custId: row.cust_id,
    reference: row.reference,
    name: profile.name,
    mobileNo: masked(profile.mobileNo),
    segment: row.segment,
    product: profile.product?.name.en ?? '',
    joins: row.joins_as && row.joined ? { as: row.joins_as, reference: row.joined } : null,
    provided: row.provided,
    attention: row.attention,
    missing: row.missing?.map((subject) => subjectTitle(subject) ?? subject) ?? null,
    findings: { open: row.open_findings, gravest: severityOf(row.finding_weight) },
    branch: row.branch ?? '',
    agent: row.agent_code ? `${row.agent ?? ''} (${row.agent_code})` : (row.agent ?? ''),
    stage: row.stage,
    assignedTo: row.assigned ?? '',
    dueAt: row.due_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}

type Asked = InputOf<typeof listApplicants>['query'];

interface Page {
  applicants: Line[];
  next: string | null;
  previous: string | null;
}

/**
 * A lender's applicants, newest change first or in the order of a column, a page at a time and both ways. What is typed is compared by keyed hash or
 * as it stands, never by reading sealed data.
 */
export function applicantList(db: Database, hashes: Vault, clock: Clock) {
  return {
    async page(
      principal: Principal,
      { after, before, sort, order, ...filters }: Asked,
      actor: Actor,
    ): Promise<Page> {
      if (after && before) throw new ApiError('BAD_REQUEST', 'Send either “after” or “before”, not both.');
      if (filters.assigned && !['me', 'none'].includes(filters.assigned) && !isId(filters.assigned))
        throw new ApiError('BAD_REQUEST', 'Assigned is “me”, “none” or the id of a team member.');
      const back = Boolean(before);
      const by = listOrder(sort, order);
      const from = after || before ? readMark(after || before || '', by.sort) : null;
      const ids = askedIds(principal, hashes, filters, {
        from,
        back,
        most: limits.page + 1,
        now: clock.now(),
        order: by,
      });
      if (!ids) return { applicants: [], next: null, previous: null };
      const vault = await hashes.of(principal.lender, db);
      const listed = (trx: Queryable) => audit(trx, principal.lender, actor, 'applicants.listed');
      if (db.written) await onPrimary(() => db.tenant(principal.lender, listed));
      const found = await db.tenant(principal.lender, async (trx) => {
        const wanted = await trx.query(ids);
        const rows = await trx.query<Row>(sql`
          select a.id, a.cust_id, a.reference, a.segment, a.profile, a.provided, a.attention, a.missing, a.open_findings, a.finding_weight, a.stage, a.due_at, a.updated_at,
            s.name as assigned, b.name as branch, g.name as agent, g.agent_code, a.joins_as, w.reference as joined
          from applicant a left join staff s on s.lender_id = a.lender_id and s.id = a.assigned_to
            left join branch b on b.lender_id = a.lender_id and b.id = a.branch_id
            left join staff g on g.lender_id = a.lender_id and g.id = a.referred_by
            left join applicant w on w.lender_id = a.lender_id and w.id = a.applies_with
          where a.id = any(${wanted.map(({ id }) => id)}::uuid[])`);
        // After what is read as the owner: Citus refuses that in a transaction that has written.
        if (!db.written) await listed(trx);
        const byId = new Map(rows.map((row) => [row.id, row]));
        const inOrder = back ? wanted.reverse() : wanted;
        return inOrder.flatMap(({ id, key }) => {
          const row = byId.get(id);
          return row ? [{ row, mark: writeMark({ id, key }) }] : [];
        });
      });
      const more = found.length > limits.page;
      const lines = back ? found.slice(more ? 1 : 0) : found.slice(0, limits.page);
      return {
        applicants: lines.map(({ row }) => lineOf(vault, row)),
        next: (back ? true : more) ? (lines.at(-1)?.mark ?? null) : null,
        previous: (back ? more : Boolean(after)) ? (lines[0]?.mark ?? null) : null,
      };
    },

    /** These lines in this order, as far as the principal may see them. Written to the audit log: they leave the product. */
    async chosen(principal: Principal, ids: readonly string[], actor: Actor): Promise<Line[]> {
      const scope = accessScopeOf('list', principal.role);
      const vault = await hashes.of(principal.lender, db);
      return db.tenant(principal.lender, async (trx) => {
        const rows = await trx.query<Row>(sql`
          select a.id, a.cust_id, a.reference, a.segment, a.profile, a.provided, a.attention, a.missing, a.open_findings, a.finding_weight, a.stage, a.due_at, a.updated_at,
            s.name as assigned, b.name as branch, g.name as agent, g.agent_code, a.joins_as, w.reference as joined
          from applicant a left join staff s on s.lender_id = a.lender_id and s.id = a.assigned_to
            left join branch b on b.lender_id = a.lender_id and b.id = a.branch_id
            left join staff g on g.lender_id = a.lender_id and g.id = a.referred_by
            left join applicant w on w.lender_id = a.lender_id and w.id = a.applies_with
          where a.id = any(${[...ids]}::uuid[])
            and (${scope !== 'assigned'}::boolean or a.assigned_to = ${principal.staff} or a.assigned_to is null)
            and (${scope !== 'referred'}::boolean or a.referred_by = ${principal.staff})`);
        await audit(trx, principal.lender, actor, 'applicants.exported', null, { rows: rows.length });
        return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => lineOf(vault, row));
      });
    },

    /** How many each saved view holds, counted to `mostCounted`. */
    async counts(principal: Principal): Promise<Record<SavedView, number>> {
      const page = { from: null, back: false, most: mostCounted, now: clock.now(), order: newestFirst };
      return db.tenant(principal.lender, async (trx) => {
        const counted = { mine: 0, unassigned: 0, due: 0, second: 0, mentions: 0 };
        for (const view of Object.keys(savedViews) as SavedView[]) {
          const ids = askedIds(principal, hashes, savedViews[view], page);
          if (!ids) continue;
          counted[view] = (await trx.query(ids)).length;
        }
        return counted;
      });
    },
  };
}
