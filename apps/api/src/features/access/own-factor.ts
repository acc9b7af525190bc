import { randomBytes } from 'node:crypto';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import { endSessions } from '../../http/end-sessions.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { qrSvg } from '../../platform/qr.ts';
import { sql } from '../../platform/sql.ts';
import { base32, newTotpSecret, otpauthUri } from '../../platform/totp.ts';
import type { Vault } from '../../platform/vault.ts';
import type { FactorCheck, Person } from './factor-check.ts';

const codes = 10;
/** 50 bits each, read aloud in two parts. */
const newRecoveryCode = () =>
  base32(randomBytes(7))
    .slice(0, 10)
    .toLowerCase()
    .replace(/^(.{5})/, '$1-');

const personOf = ({ lender, id: staff }: Principal): Person => ({ lender, staff });

interface Deps {
  db: Database;
  vault: Vault;
  check: FactorCheck;
}

/** One's own second factor: setting it up, new recovery codes, taking it off. */
export function ownFactor({ db, vault, check }: Deps) {
  /** Puts new codes in place of the old; answers them as they are shown once. */
  const newRecovery = async (trx: Queryable, { lender, staff }: Person): Promise<string[]> => {
    const made = Array.from({ length: codes }, newRecoveryCode);
    const hashes = await Promise.all(made.map((code) => check.recoveryHash(staff, code)));
    await trx.query(sql`delete from staff_recovery where staff_id = ${staff}`);
    for (const hash of hashes)
      await trx.query(
        sql`insert into staff_recovery (staff_id, lender_id, code_hash) values (${staff}, ${lender}, ${hash})`,
      );
    return made;
  };
  const mustBe = async (state: 'on' | 'off', { lender, staff }: Person): Promise<void> => {
    const on = await db.tenant(lender, (trx) => check.hasApp(trx, staff));
    if (on !== (state === 'on')) throw new ApiError(on ? 'FACTOR_ON' : 'FACTOR_OFF');
  };

  return {
    newRecovery,

    state: ({ lender, id, role }: Principal) =>
      db.tenant(lender, async (trx) => {
        const [left] = await trx.query<{ count: number }>(
          sql`select count(*)::int as count from staff_recovery where staff_id = ${id} and used_at is null`,
        );
        return {
          on: await check.hasApp(trx, id),
          required: await check.isRequired(trx, role),
          recoveryLeft: (await check.isOn(trx, id)) ? (left?.count ?? 0) : 0,
        };
      }),

    /** A new secret, which guards nothing until its first code is confirmed. Throws FACTOR_ON when one is in use. */
    async begin(principal: Principal) {
      const person = personOf(principal);
      await mustBe('off', person);
      await check.mustBeWhole(principal);
      const secret = newTotpSecret();
      const sealed = (await vault.of(person.lender, db)).seal(secret, `second factor ${person.staff}`);
      const whose = await db.tenant(person.lender, async (trx) => {
        await trx.query(sql`
          insert into staff_factor (staff_id, lender_id, secret) values (${person.staff}, ${person.lender}, ${sealed})
          on conflict (lender_id, staff_id) do update set secret = excluded.secret, last_step = 0 where staff_factor.confirmed_at is null`);
        const [row] = await trx.query<{ lender: string; login: string }>(
          sql`select l.name as lender, coalesce(s.user_name, s.name) as login from staff s join lender l on l.id = s.lender_id where s.id = ${person.staff}`,
        );
        return row;
      });
      const uri = otpauthUri(secret, whose?.lender ?? 'Pramaan', whose?.login ?? '');
      const qr = `data:image/svg+xml;base64,${Buffer.from(await qrSvg(uri)).toString('base64')}`;
      return { secret: base32(secret), uri, qr };
    },

    /** The first code of the app: from now on every login wants one, other sessions end, and this one is good for all. */
    async confirm(principal: Principal, code: string, actor: Actor): Promise<{ recovery: string[] }> {
      const person = personOf(principal);
      await mustBe('off', person);
      await check.mustBeWhole(principal);
      await check.take(person, code, false);
      return db.tenant(person.lender, async (trx) => {
        const done = await trx.query(
          sql`update staff_factor set confirmed_at = now() where staff_id = ${person.staff} and confirmed_at is null returning staff_id`,
        );
        if (done.length === 0) throw new ApiError('FACTOR_ON');
        await trx.query(sql`update session set own_only = false where id = ${principal.session}`);
        await endSessions(trx, person.staff, principal.session);
        await audit(trx, person.lender, actor, 'factor.turned-on');
        return { recovery: await newRecovery(trx, person) };
      });
    },

    async renew(principal: Principal, code: string, actor: Actor): Promise<{ recovery: string[] }> {
      const person = personOf(principal);
      if (!(await db.tenant(person.lender, (trx) => check.isOn(trx, person.staff))))
        throw new ApiError('FACTOR_OFF');
      await check.take(person, code);
      return db.tenant(person.lender, async (trx) => {
        await audit(trx, person.lender, actor, 'factor.codes-regenerated');
        return { recovery: await newRecovery(trx, person) };
      });
    },

    /** Throws FACTOR_REQUIRED where the lender wants one of this role. */
    async remove(principal: Principal, code: string, actor: Actor): Promise<void> {
      const person = personOf(principal);
      await mustBe('on', person);
      await check.take(person, code);
      await db.tenant(person.lender, async (trx) => {
        await trx.query(sql`delete from staff_factor where staff_id = ${person.staff}`);
        // A passkey is a second factor too, and the recovery codes are for both.
        if (!(await check.isOn(trx, person.staff))) {
          if (await check.isRequired(trx, principal.role)) throw new ApiError('FACTOR_REQUIRED');
          await trx.query(sql`delete from staff_recovery where staff_id = ${person.staff}`);
        }
        await audit(trx, person.lender, actor, 'factor.turned-off');
      });
    },
  };
}

export type OwnFactor = ReturnType<typeof ownFactor>;
