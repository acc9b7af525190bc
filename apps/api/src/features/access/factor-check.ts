import { ApiError } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import { allowTry, forgetTries } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import { stepOf } from '../../platform/totp.ts';
import type { Vault } from '../../platform/vault.ts';

interface FactorRow {
  secret: Uint8Array;
  confirmed_at: Date | null;
  last_step: number;
}

export interface Person {
  lender: string;
  staff: string;
}

const window = 15 * 60_000;
const tries = 10;
const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

/** Judges codes of authenticator apps, and recovery codes. Each is taken once. */
export function factorCheck(deps: { db: Database; vault: Vault; clock: Clock }) {
  const { db, vault, clock } = deps;

  const readFactor = async (trx: Queryable, staff: string): Promise<FactorRow | undefined> => {
    const [row] = await trx.query<FactorRow>(
      sql`select secret, confirmed_at, last_step from staff_factor where staff_id = ${staff} for update`,
    );
    return row;
  };

  const recoveryHash = (staff: string, code: string) =>
    vault.lookup('recovery code', `${staff} ${plain(code)}`);

  const takeRecovery = async (trx: Queryable, staff: string, code: string): Promise<boolean> => {
    const hash = recoveryHash(staff, code);
    const used = await trx.query(sql`
      update staff_recovery set used_at = now() where staff_id = ${staff} and code_hash = ${hash} and used_at is null returning staff_id`);
    return used.length > 0;
  };

  /** Throws FACTOR_WRONG for a code that is not right or was used, TOO_MANY after ten of them. */
  const take = async ({ lender, staff }: Person, code: string, confirmed = true): Promise<void> => {
    const key = vault.lookup('second factor try', staff);
    if (!(await allowTry(db, key, tries, window)))
      throw new ApiError('TOO_MANY', 'Too many incorrect codes. Wait 15 minutes and try again.');
    const sealed = await vault.of(lender, db);
    const right = await db.tenant(lender, async (trx) => {
      const row = await readFactor(trx, staff);
      // Without an app there are the recovery codes that came with a passkey.
      if (!row?.confirmed_at && confirmed) return takeRecovery(trx, staff, code);
      if (!row || (row.confirmed_at !== null) !== confirmed) return false;
      const secret = sealed.open(row.secret, `second factor ${staff}`);
      const step = stepOf(secret, plain(code), clock.now(), row.last_step);
      if (step === null) return confirmed && takeRecovery(trx, staff, code);
      await trx.query(sql`update staff_factor set last_step = ${step} where staff_id = ${staff}`);
      return true;
    });
    if (!right) throw new ApiError('FACTOR_WRONG');
    await forgetTries(db, key);
  };

  /** An authenticator app is set up. */
  const hasApp = (trx: Queryable, staff: string): Promise<boolean> =>
    readFactor(trx, staff).then((row) => row !== undefined && row.confirmed_at !== null);

  /** The password alone opens nothing: there is an app, or a passkey. */
  const isOn = async (trx: Queryable, staff: string): Promise<boolean> => {
    if (await hasApp(trx, staff)) return true;
    const [row] = await trx.query<{ id: string }>(
      sql`select id from passkey where staff_id = ${staff} limit 1`,
    );
    return row !== undefined;
  };

  const isRequired = async (trx: Queryable, role: number): Promise<boolean> => {
    const [row] = await trx.query<{ wanted: boolean }>(
      sql`select coalesce(settings -> 'secondFactorRoles' @> to_jsonb(${role}::int), false) as wanted from lender`,
    );
    return row?.wanted ?? false;
  };

  /** Whoever came in without the second factor that is set up changes nothing of it. Throws FACTOR_NEEDED. */
  const mustBeWhole = async ({
    lender,
    id,
    ownOnly,
  }: Pick<Principal, 'lender' | 'id' | 'ownOnly'>): Promise<void> => {
    if (ownOnly && (await db.tenant(lender, (trx) => isOn(trx, id)))) throw new ApiError('FACTOR_NEEDED');
  };

  return {
    take,
    mustBeWhole,
    hasApp,
    isOn,
    isRequired,
    recoveryHash,

    /**
     * After the right password: the code, where the person has a second factor. Throws FACTOR_WANTED without it.
     * Answers whether the session is to be good for one's own account alone, because the lender wants a factor that is
     * not set up yet.
     */
    async atLogin(person: Person, role: number, code: string): Promise<{ ownOnly: boolean }> {
      const { on, required } = await db.tenant(person.lender, async (trx) => ({
        on: await isOn(trx, person.staff),
        required: await isRequired(trx, role),
      }));
      if (!on) return { ownOnly: required };
      if (code.trim() === '') throw new ApiError('FACTOR_WANTED');
      await take(person, code);
      return { ownOnly: false };
    },
  };
}

export type FactorCheck = ReturnType<typeof factorCheck>;
