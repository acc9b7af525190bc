import type { listNotifications } from '@pramaan/contract/calls/notifications.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { NotificationKind } from '@pramaan/contract/notification-kinds.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import type { Profile } from '../../case-file/case-file.ts';
import type { Http, Principal } from '../../http/context.ts';
import { isId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';

type Line = ResultOf<typeof listNotifications>['notifications'][number];

interface Row {
  id: string;
  kind: NotificationKind;
  times: number;
  applicant_id: string;
  reference: string;
  profile: Uint8Array;
  assigned_to: string | null;
  referred_by: string | null;
  by: string | null;
  at: Date;
  read_at: Date | null;
  mark: string;
}

/** A case can have been handed on since: then its notification stays, without the applicant's name. */
function mayStillSee({ role, staff }: Principal, { assigned_to, referred_by }: Row): boolean {
  const scope = accessScopeOf('see', role);
  if (scope === 'assigned') return assigned_to === null || assigned_to === staff;
  return scope === 'referred' ? referred_by === staff : scope === 'lender';
}

const lineOf = (principal: Principal, vault: LenderVault, row: Row): Line => ({
  _id: row.id,
  kind: row.kind,
  times: row.times,
  applicantId: row.applicant_id,
  reference: row.reference,
  name: mayStillSee(principal, row)
    ? vault.openJson<Profile>(row.profile, `profile ${row.applicant_id}`).name
    : '',
  by: row.by ?? '',
  at: row.at.toISOString(),
  read: row.read_at !== null,
});

/** A team member's own notifications; the audit log's trigger makes them. */
export function notifications({ db, vault: hashes, clock }: Http) {
  return {
    /** A page, newest first; `after` is the mark the page before gave. Throws BAD_REQUEST for one that none gave. */
    async list(
      principal: Principal,
      { only, after = '' }: { only?: string | undefined; after?: string | undefined },
    ) {
      const [micros = '', id = ''] = after.split('~');
      if (after && !(/^\d{10,17}$/.test(micros) && isId(id)))
        throw new ApiError('BAD_REQUEST', 'The page mark is invalid.');
      const vault = await hashes.of(principal.lender, db);
      const rows = await db.tenant(principal.lender, (trx) =>
        trx.query<Row>(sql`
          select n.id, n.kind, n.times, n.applicant_id, a.reference, a.profile, a.assigned_to, a.referred_by, s.name as by, n.at, n.read_at,
            ((extract(epoch from n.at) * 1000000)::bigint || '~' || n.id)::text as mark /* never null: mark */
          from notification n join applicant a on a.lender_id = n.lender_id and a.id = n.applicant_id
            left join staff s on s.lender_id = n.lender_id and s.id = n.caused_by
          where n.staff_id = ${principal.staff} and (${only !== 'unread'} or n.read_at is null) and (${after} = ''
            or (n.at, n.id) < (to_timestamp(0) + nullif(${micros}, '')::bigint * interval '1 microsecond', nullif(${id}, '')::uuid))
          order by n.at desc, n.id desc limit ${limits.page + 1}`),
      );
      const page = rows.slice(0, limits.page);
      return {
        notifications: page.map((row) => lineOf(principal, vault, row)),
        next: rows.length > limits.page ? (page.at(-1)?.mark ?? null) : null,
      };
    },

    async unread({ lender, staff }: Principal): Promise<number> {
      const [row] = await db.tenant(lender, (trx) =>
        trx.query<{ unread: number }>(
          sql`select count(*)::int as unread from notification where staff_id = ${staff} and read_at is null /* never null: unread */`,
        ),
      );
      return row?.unread ?? 0;
    },

    /** Throws NOT_FOUND for one that is not the person's own. */
    async read({ lender, staff }: Principal, id: string): Promise<void> {
      const [row] = await db.tenant(lender, (trx) =>
        trx.query(sql`
          update notification set read_at = coalesce(read_at, ${clock.now()}) where id = ${id} and staff_id = ${staff} returning id`),
      );
      if (!row) throw new ApiError('NOT_FOUND', 'This notification does not exist. Reload the page.');
    },

    /** Answers how many were unread. */
    async readAll({ lender, staff }: Principal): Promise<number> {
      const rows = await db.tenant(lender, (trx) =>
        trx.query(
          sql`update notification set read_at = ${clock.now()} where staff_id = ${staff} and read_at is null returning id`,
        ),
      );
      return rows.length;
    },
  };
}
