import { ApiError } from '@pramaan/contract/errors.ts';
import { mayLogIn } from '@pramaan/contract/roles.ts';
import type { FastifyReply } from 'fastify';
import type { Principal } from '../../http/context.ts';
import { endSessions } from '../../http/end-sessions.ts';
import { allowTry, forgetTries } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { GuessCounter } from '../../platform/guesses.ts';
import { issueCode, takeCode } from '../../platform/one-time-codes.ts';
import { hashPassword, isPassword, isStrong } from '../../platform/passwords.ts';
import { sql } from '../../platform/sql.ts';
import { readStaffContact } from '../../platform/staff-contact.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';
import { messageStaff } from '../../providers/messages/to-staff.ts';
import type { FactorCheck } from './factor-check.ts';
import { openSession, type Sessions } from './sessions.ts';
import { siteLender } from './site-lender.ts';

export interface StaffRow {
  id: string;
  lender_id: string;
  lender_name: string;
  role: number;
  status: number;
  name: string;
  /** Null while the person is invited and has chosen none. */
  password_hash: string | null;
}

interface StaffDeps extends Sessions {
  db: Database;
  vault: Vault;
  outbox: Outbox;
  /** Code of the lender whose site this is. */
  lenderCode: string;
  /** Codes asked for from one address in an hour. */
  codesPerAddress: number;
  factors: FactorCheck;
  guesses: GuessCounter;
}

type Door = 'company' | 'team';
/** A password, and the code of the second factor where there is one. */
interface Secrets {
  password: string;
  code?: string | undefined;
}
const window = 15 * 60_000;
const triesPerLogin = 10;
const tooManyTries = 'Too many attempts. Wait 15 minutes and try again.';
const hour = 60 * 60_000;

async function find(
  { db, vault }: StaffDeps,
  userName: string | null,
  mobile: string | null,
): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(
    sql`select * from find_staff(${userName}, ${mobile ? vault.lookup('mobile', mobile) : null})`,
  );
  return row;
}

interface Attempt {
  door: Door;
  login: string;
  row: StaffRow | undefined;
  password: string;
  ip: string;
  /** A right password is answered like a wrong one where the person has a second factor. */
  hideBehindFactor?: boolean;
}

/** The person behind right credentials who may come in by this door; counts the guess for any name. */
async function check(
  { db, guesses, factors }: StaffDeps,
  { door, login, row, password, ip, hideBehindFactor = false }: Attempt,
): Promise<StaffRow> {
  const guess = { what: 'staff password', login: `${door} ${login}`, ip };
  await guesses.begin(guess);
  const right = await isPassword(row?.password_hash ?? null, password);
  const hidden =
    hideBehindFactor &&
    row !== undefined &&
    (await db.tenant(row.lender_id, (trx) => factors.isOn(trx, row.id)));
  if (!row || !right || hidden) {
    await guesses.wrong(guess);
    throw new ApiError('LOGIN_WRONG');
  }
  await guesses.right(guess);
  if (!mayLogIn(door, row.role, row.status)) throw new ApiError('LOGIN_DISABLED');
  return row;
}

async function enter(
  deps: StaffDeps,
  row: StaffRow,
  { ownOnly }: { ownOnly: boolean },
  actor: Actor,
  reply: FastifyReply,
  by: 'password' | 'code' | 'provider' | 'passkey' = 'password',
) {
  const { db } = deps;
  const maySetPassword = by === 'code';
  const token = await db.tenant(row.lender_id, async (trx) => {
    const issued = await openSession(
      trx,
      deps,
      { lender: row.lender_id, role: row.role, staff: row.id, maySetPassword, ownOnly },
      reply,
    );
    await audit(trx, row.lender_id, { ...actor, kind: 'staff', id: row.id }, 'login', null, {
      by,
    });
    return issued;
  });
  return { _id: row.id, cName: row.lender_name, roleId: row.role, status: row.status, id_token: token };
}

/** Says that a password was changed, to the person's own number and address, in the change's transaction. */
async function notifyChange(
  trx: Queryable,
  { outbox }: StaffDeps,
  { lender, id }: Principal,
  { sealed, lenderName }: { sealed: LenderVault; lenderName: string },
): Promise<void> {
  const contact = await readStaffContact(trx, sealed, id);
  if (!contact) return;
  const message = { text: 'password-changed', language: 'en', values: { lender: lenderName } } as const;
  await messageStaff(trx, outbox, lender, contact, message);
}

/** Sets a password, ends the person's sessions but `stored`, and tells the person. Throws PASSWORD_WEAK. */
async function setPassword(
  deps: StaffDeps,
  principal: Principal,
  password: string,
  actor: Actor,
  stored: string | null,
) {
  const { db, vault } = deps;
  const [own] = await db.tenant(principal.lender, (trx) =>
    trx.query<{ name: string; user_name: string | null; lender: string }>(
      sql`select s.name, s.user_name, l.name as lender from staff s join lender l on l.id = s.lender_id where s.id = ${principal.staff}`,
    ),
  );
  const sealed = await vault.of(principal.lender, db);
  if (!isStrong(password, [own?.name ?? '', own?.user_name ?? ''])) throw new ApiError('PASSWORD_WEAK');
  const hashed = await hashPassword(password);
  await db.tenant(principal.lender, async (trx) => {
    await trx.query(sql`update staff set password_hash = ${hashed} where id = ${principal.staff}`);
    await endSessions(trx, principal.staff ?? '', stored);
    await audit(trx, principal.lender, actor, 'password.changed');
    await notifyChange(trx, deps, principal, { sealed, lenderName: own?.lender ?? '' });
  });
}

/** Throws PASSWORD_WRONG unless it is the person's own; counts the tries. */
async function checkPassword(
  { vault, db }: StaffDeps,
  principal: Principal,
  password: string,
): Promise<void> {
  const key = vault.lookup('old password try', principal.id);
  if (!(await allowTry(db, key, triesPerLogin, window))) throw new ApiError('TOO_MANY', tooManyTries);
  const [row] = await db.tenant(principal.lender, (trx) =>
    trx.query<{ password_hash: string | null }>(
      sql`select password_hash from staff where id = ${principal.staff}`,
    ),
  );
  if (!(await isPassword(row?.password_hash ?? null, password))) throw new ApiError('PASSWORD_WRONG');
  await forgetTries(db, key);
}

const second = ({ factors }: StaffDeps, row: StaffRow, code = '') =>
  factors.atLogin({ lender: row.lender_id, staff: row.id }, row.role, code);

/** The lender's own provider answered for the person, and for a second factor as the lender set it up there. */
const enterBySso = (deps: StaffDeps, row: StaffRow, actor: Actor, reply: FastifyReply) =>
  enter(deps, row, { ownOnly: false }, actor, reply, 'provider');

/** A passkey unlocked by its owner is two factors in one. */
const enterByPasskey = (deps: StaffDeps, row: StaffRow, actor: Actor, reply: FastifyReply) =>
  enter(deps, row, { ownOnly: false }, actor, reply, 'passkey');

async function companyLogin(
  deps: StaffDeps,
  mobile: string,
  secrets: Secrets,
  actor: Actor,
  reply: FastifyReply,
) {
  const found = await find(deps, null, mobile);
  const { password } = secrets;
  const row = await check(deps, { door: 'company', login: mobile, row: found, password, ip: actor.ip });
  return enter(deps, row, await second(deps, row, secrets.code), actor, reply);
}

async function teamLogin(
  deps: StaffDeps,
  userName: string,
  secrets: Secrets,
  actor: Actor,
  reply: FastifyReply,
) {
  const found = await find(deps, userName, null);
  const { password } = secrets;
  const row = await check(deps, { door: 'team', login: userName, row: found, password, ip: actor.ip });
  return enter(deps, row, await second(deps, row, secrets.code), actor, reply);
}

/** Says of nobody with a second factor that a password is right. */
async function checkLogin(deps: StaffDeps, userName: string, password: string, ip: string) {
  const found = await find(deps, userName, null);
  const attempt = {
    door: 'team',
    login: userName,
    row: found,
    password,
    ip,
    hideBehindFactor: true,
  } as const;
  const row = await check(deps, attempt);
  return { roleId: row.role, status: row.status };
}

async function updatePassword(
  deps: StaffDeps,
  principal: Principal,
  oldPassword: string,
  password: string,
  actor: Actor,
) {
  await checkPassword(deps, principal, oldPassword);
  await setPassword(deps, principal, password, actor, principal.session);
}

/** Sends a code when the number is a staff member's; takes and answers the same when it is not. */
async function requestReset(deps: StaffDeps, mobile: string, ip: string) {
  const { db, vault } = deps;
  if (!(await allowTry(db, vault.lookup('reset codes from', ip), deps.codesPerAddress, hour)))
    throw new ApiError('TOO_MANY', 'Too many codes were requested from your address. Try again in an hour.');
  const row = await find(deps, null, mobile);
  const site = await siteLender(db, deps.lenderCode);
  const { code } = await issueCode(db, vault, 'staff-reset', mobile);
  if (!code) return;
  const lender = row?.lender_id ?? site;
  await db.tenant(lender, (trx) =>
    deps.outbox.queue(trx, lender, {
      channel: 'sms',
      to: mobile,
      template: 'staff-reset',
      language: 'en',
      values: { code },
      muted: !row,
    }),
  );
}

async function verifyReset(deps: StaffDeps, mobile: string, code: string, actor: Actor, reply: FastifyReply) {
  const { db, vault } = deps;
  await takeCode(db, vault, 'staff-reset', mobile, code, actor.ip);
  const row = await find(deps, null, mobile);
  if (!row) throw new ApiError('OTP_MISMATCH');
  if (!mayLogIn('team', row.role, row.status)) throw new ApiError('LOGIN_DISABLED');
  // It opens the page for a new password and nothing else (access `reset`), whatever second factor there is.
  return enter(deps, row, { ownOnly: false }, actor, reply, 'code');
}

/** Only in the session a code opened, only for one's own number, only once: every session ends, this one too. */
async function setOwnPassword(
  deps: StaffDeps,
  principal: Principal,
  mobile: string,
  password: string,
  actor: Actor,
) {
  const row = await find(deps, null, mobile);
  if (row?.id !== principal.staff) throw new ApiError('RESET_EXPIRED');
  await setPassword(deps, principal, password, actor, null);
}

/** Logins and passwords of a lender's people (P §4.1). */
export function staffAccess(deps: StaffDeps) {
  return bound(deps, {
    checkPassword,
    enterBySso,
    enterByPasskey,
    companyLogin,
    teamLogin,
    checkLogin,
    updatePassword,
    requestReset,
    verifyReset,
    setPassword: setOwnPassword,
  });
}
