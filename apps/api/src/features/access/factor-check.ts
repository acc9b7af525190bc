import { ApiError } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import { allowTry, forgetTries } from '../../platform/attempts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { hashPassword, isPassword } from '../../platform/passwords.ts';
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
/** As they are made (own-factor.ts), without their hyphen. */
const recoveryForm = /^[a-z2-7]{10}$/;
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

  /** What a recovery code is hashed from: someone with the database alone cannot begin to try codes. */
  const peppered = (staff: string, code: string) =>
    vault.lookup('recovery code', `${staff} ${plain(code)}`).toString('base64');

  const recoveryHash = async (staff: string, code: string): Promise<Buffer> =>
    Buffer.from(await hashPassword(peppered(staff, code)));

  const takeRecovery = async (trx: Queryable, staff: string, code: string): Promise<boolean> => {
    if (!recoveryForm.test(plain(code))) return false;
    const left = await trx.query<{ code_hash: Uint8Array }>(
      sql`select code_hash from staff_recovery where staff_id = ${staff} and used_at is null`,
    );
    for (const { code_hash } of left) {
      const hash = Buffer.from(code_hash).toString();
      // A code of an earlier version has no such hash: its owner makes new ones.
      if (!hash.startsWith('$argon2id$') || !(await isPassword(hash, peppered(staff, code)))) continue;
      const used = await trx.query(sql`
        update staff_recovery set used_at = now() where staff_id = ${staff} and code_hash = ${code_hash} and used_at is null returning staff_id`);
      return used.length > 0;
    }
    return false;
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
