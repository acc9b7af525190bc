import { randomInt } from 'node:crypto';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { allowTry } from './attempts.ts';
import type { Database } from './database.ts';
import { subscriberOf } from './guesses.ts';
import { newId } from './ids.ts';
import { sameSecret } from './same-secret.ts';
import { sql } from './sql.ts';
import type { Vault } from './vault.ts';

/** What a one-time code is for; a code for one purpose is not accepted for another. */
export type Purpose = 'applicant-login' | 'staff-reset' | 'consent';

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/**
 * Makes a code for an address, unless one was sent less than 60 s ago and is still unused, or the day's are used
 * up: then `code` is null and nothing is to be sent, but the caller answers the same. `resendAfter` in seconds.
 */
export function issueCode(
  db: Database,
  vault: Vault,
  purpose: Purpose,
  address: string,
  memo: Buffer | null = null,
): Promise<{ code: string | null; resendAfter: number }> {
  const hash = vault.lookup('otp address', address);
  return db.transaction(async (trx) => {
    // One question at a time for an address: of many at once, one sends.
    await trx.query(sql`select pg_advisory_xact_lock(hashtextextended(${hash.toString('hex')}, 0))`);
    const [recent] = await trx.query<{ sent_today: number; last_at: Date | null; last_open: boolean }>(sql`
      select count(*) as sent_today, max(created_at) as last_at,
        coalesce((array_agg(used_at is null order by created_at desc))[1], false) as last_open
      from otp where address_hash = ${hash} and purpose = ${purpose} and created_at > now() - interval '1 day'`);
    const locked =
      recent?.last_open && recent.last_at ? secondsLeft(recent.last_at.valueOf() + limits.otpResendLock) : 0;
    if (locked > 0) return { code: null, resendAfter: locked };
    const lock = limits.otpResendLock / 1000;
    if ((recent?.sent_today ?? 0) >= limits.otpPerDay) return { code: null, resendAfter: lock };
    // Of all that were sent, the newest alone opens.
    await trx.query(sql`
      update otp set used_at = now() where address_hash = ${hash} and purpose = ${purpose} and used_at is null`);
    const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
    const id = newId();
    await trx.query(sql`insert into otp (id, purpose, address_hash, code_hash, expires_at, memo)
      values (${id}, ${purpose}, ${hash}, ${vault.lookup('otp code', `${id} ${code}`)}, now() + ${limits.otpLife} * interval '1 millisecond', ${memo})`);
    return { code, resendAfter: lock };
  });
}

/**
 * Takes the open code of an address. Each call is one try of `ip`, right or wrong; of many right ones at once, one
 * succeeds. Returns the memo kept with the code. Throws OTP_MISMATCH, or OTP_LOCKED after five tries from where the caller
 * is, so that a stranger elsewhere cannot lock it, and after fifty from everywhere.
 */
export async function takeCode(
  db: Database,
  vault: Vault,
  purpose: Purpose,
  address: string,
  code: string,
  ip: string,
): Promise<Uint8Array | null> {
  const hash = vault.lookup('otp address', address);
  // The try is counted in a statement of its own, so that no failure after it can give the try back.
  const [open] = await db.query<{
    id: string;
    code_hash: Uint8Array;
    tries: number;
    memo: Uint8Array | null;
  }>(sql`
    update otp set tries = least(tries + 1, ${limits.otpTriesTogether + 1})
    where id = (select id from otp where address_hash = ${hash} and purpose = ${purpose} and used_at is null and expires_at > now()
                order by created_at desc limit 1)
    returning id, code_hash, tries, memo`);
  if (!open) throw new ApiError('OTP_MISMATCH');
  const own = vault.lookup('otp try', `${open.id} ${subscriberOf(ip)}`);
  const allowed = await allowTry(db, own, limits.otpTries, limits.otpLife);
  if (!allowed || open.tries > limits.otpTriesTogether) throw new ApiError('OTP_LOCKED');
  if (!sameSecret(open.code_hash, vault.lookup('otp code', `${open.id} ${code}`)))
    throw new ApiError('OTP_MISMATCH');
  const [used] = await db.query(
    sql`update otp set used_at = now() where id = ${open.id} and used_at is null returning id`,
  );
  if (!used) throw new ApiError('OTP_MISMATCH');
  return open.memo;
}
