import type { memberShape } from '@pramaan/contract/calls/team.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { mayManage } from '@pramaan/contract/managing.ts';
import { enabled } from '@pramaan/contract/roles.ts';
import { masked } from '@pramaan/documents/masked.ts';
import type * as z from 'zod/mini';
import { readBranches } from '../../case-file/branches.ts';
import { offeredProducts } from '../../case-file/loan-products.ts';
import type { Http, Principal } from '../../http/context.ts';
import { endSessions } from '../../http/end-sessions.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Contact } from '../../platform/staff-contact.ts';
import type { LenderVault } from '../../platform/vault.ts';

export type Member = z.output<typeof memberShape>;

interface MemberRow {
  id: string;
  name: string;
  role: number;
  status: number;
  user_name: string | null;
  contact: Uint8Array | null;
  joined: boolean;
  branch_id: string | null;
  agent_code: string | null;
  products: string[];
}

interface TeamRow extends MemberRow {
  seen_at: Date | null;
  sessions: number;
}

interface Change {
  name?: string | undefined;
  roleId?: number | undefined;
  status?: 0 | 1 | undefined;
  branch?: string | null | undefined;
  agentCode?: string | undefined;
  products?: string[] | undefined;
}

const stateOf = ({ status, joined }: MemberRow): Member['state'] => {
  if (status !== enabled) return 'disabled';
  return joined ? 'active' : 'invited';
};

const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2');

/**
 * A person whom the caller may manage, held until the transaction ends. Throws TEAM_NOBODY for one who is not of this
 * lender, TEAM_RANK for oneself and for a role the caller does not manage.
 */
export async function managed(trx: Queryable, by: Principal, member: string): Promise<MemberRow> {
  const [row] = await trx.query<MemberRow>(sql`
    select id, name, role, status, user_name, contact, password_hash is not null as joined, branch_id, agent_code, products
    from staff where id = ${member} for update`);
  if (!row) throw new ApiError('TEAM_NOBODY');
  if (row.id === by.id || !mayManage(by.role, row.role)) throw new ApiError('TEAM_RANK');
  return row;
}

const refuse = (path: string, message: string) => new ApiError('BAD_REQUEST', message, [{ path, message }]);

/** Throws BAD_REQUEST for a branch that the lender does not have, and for an agent code of somebody else. */
async function refuseUnknownPlace(trx: Queryable, id: string, branch: string | null, code: string | null) {
  if (branch && !(await readBranches(trx)).some((one) => one.id === branch))
    throw refuse('branch', 'Choose a branch from the list.');
  const [other] = await trx.query<{ name: string }>(
    sql`select name from staff where agent_code = ${code} and id <> ${id}`,
  );
  if (other) throw refuse('agentCode', `${other.name} has this agent code. Enter another one.`);
}

/** Throws BAD_REQUEST for a loan product that is not offered; one that was named before may stay. */
async function refuseUnknownProducts(trx: Queryable, products: readonly string[], before: readonly string[]) {
  const known = [...before, ...(await offeredProducts(trx)).map(({ code }) => code)];
  const unknown = products.find((code) => !known.includes(code));
  if (unknown)
    throw refuse('products', `${unknown} is no loan product that you offer. Choose from the list.`);
}

/** The people of a lender, and changing them (product §4). */
export function members({ db, vault, clock }: Http) {
  const shown =
    (by: Principal, sealed: LenderVault) =>
    (row: TeamRow): Member => {
      const contact = row.contact ? sealed.openJson<Contact>(row.contact, `staff contact ${row.id}`) : null;
      return {
        _id: row.id,
        name: row.name,
        roleId: row.role,
        status: row.status,
        userName: row.user_name ?? '',
        mobileNo: contact?.mobile ? masked(contact.mobile) : '',
        email: contact?.email ? maskedEmail(contact.email) : '',
        state: stateOf(row),
        branch: row.branch_id,
        agentCode: row.agent_code ?? '',
        products: row.products,
        seenAt: row.seen_at?.toISOString() ?? null,
        sessions: row.sessions,
        mayChange: row.id !== by.id && mayManage(by.role, row.role),
      };
    };

  /** All, or the one named: owners first, then by role and name. */
  async function read(by: Principal, one: string | null = null): Promise<Member[]> {
    const sealed = await vault.of(by.lender, db);
    const rows = await db.tenant(by.lender, (trx) =>
      trx.query<TeamRow>(sql`
        select s.id, s.name, s.role, s.status, s.user_name, s.contact, s.password_hash is not null as joined, s.branch_id, s.agent_code, s.products,
          max(n.seen_at)::timestamptz as seen_at, (count(n.id) filter (where n.ended_at is null and n.expires_at > ${clock.now()}))::int as sessions
        from staff s left join session n on n.lender_id = s.lender_id and n.staff_id = s.id
        where ${one}::uuid is null or s.id = ${one} group by s.lender_id, s.id order by s.role, s.name, s.id`),
    );
    return rows.map(shown(by, sealed));
  }

  return {
    list: (by: Principal) => read(by),

    async one(by: Principal, id: string): Promise<Member> {
      const [member] = await read(by, id);
      if (!member) throw new ApiError('TEAM_NOBODY');
      return member;
    },

    /** For who lost phone, passkeys and recovery codes. Their sessions end: whoever holds them may be another. */
    async resetFactor(by: Principal, id: string, actor: Actor): Promise<void> {
      await db.tenant(by.lender, async (trx) => {
        await managed(trx, by, id);
        await trx.query(sql`delete from staff_recovery where staff_id = ${id}`);
        await trx.query(sql`delete from staff_factor where staff_id = ${id}`);
        await trx.query(sql`delete from passkey where staff_id = ${id}`);
        await endSessions(trx, id);
        await audit(trx, by.lender, actor, 'factor.reset', null, { person: id });
      });
    },

    /** Who is disabled, or comes into another role, is logged out everywhere in the same transaction. */
    async change(by: Principal, id: string, change: Change, actor: Actor): Promise<void> {
      await db.tenant(by.lender, async (trx) => {
        const row = await managed(trx, by, id);
        const name = change.name ?? row.name;
        const role = change.roleId ?? row.role;
        const status = change.status ?? row.status;
        if (!mayManage(by.role, role)) throw new ApiError('TEAM_RANK');
        const branch = change.branch === undefined ? row.branch_id : change.branch;
        const code = change.agentCode === undefined ? row.agent_code : change.agentCode || null;
        const products = change.products ? [...new Set(change.products)].sort() : row.products;
        const moved = branch !== row.branch_id || code !== row.agent_code;
        const productsChanged = products.join() !== row.products.join();
        if (name === row.name && role === row.role && status === row.status && !moved && !productsChanged)
          return;
        if (moved) await refuseUnknownPlace(trx, id, branch, code);
        if (productsChanged) await refuseUnknownProducts(trx, products, row.products);
        await trx.query(sql`
          update staff set name = ${name}, role = ${role}, status = ${status}, branch_id = ${branch}, agent_code = ${code}, products = ${products}
          where id = ${id}`);
        const ended = role !== row.role || status !== enabled ? await endSessions(trx, id) : 0;
        await audit(trx, by.lender, actor, 'team.changed', null, {
          person: id,
          ...(role === row.role ? {} : { role: `${row.role} to ${role}` }),
          ...(status === row.status ? {} : { status: status === enabled ? 'enabled' : 'disabled' }),
          ...(name === row.name ? {} : { name: 'changed' }),
          ...(moved ? { branch, agentCode: code } : {}),
          ...(productsChanged ? { products } : {}),
          ...(ended > 0 ? { sessionsEnded: ended } : {}),
        });
      });
    },
  };
}
