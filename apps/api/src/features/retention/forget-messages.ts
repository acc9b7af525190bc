import { readProfile } from '../../case-file/profile.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';

/** How the messages and codes of a person are known: by keyed hashes of their addresses, and by their own ids. */
interface MessagesOf {
  addresses: Buffer[];
  codes: Buffer[];
  ids: string[];
}

/** Read while the person is still there. */
export async function messagesOf(
  trx: Queryable,
  vault: LenderVault,
  hashes: Vault,
  applicant: string,
): Promise<MessagesOf> {
  const profile = await readProfile(trx, vault, applicant);
  const own = [profile?.mobileNo, profile?.email].filter((one): one is string => Boolean(one));
  const ids = await trx.query<{ id: string }>(sql`
    select message_id as id /* never null: id */ from information_request where applicant_id = ${applicant} and message_id is not null
    union select message_id from consent_link where applicant_id = ${applicant} and message_id is not null`);
  return {
    addresses: own.map((address) => hashes.lookup('message address', address.trim().toLowerCase())),
    codes: own.map((address) => hashes.lookup('otp address', address)),
    ids: ids.map(({ id }) => id),
  };
}

/** Takes away messages, sent or not, and codes. */
export async function forgetMessages(
  trx: Queryable,
  lender: string,
  { addresses, codes, ids }: MessagesOf,
): Promise<void> {
  await trx.query(sql`
    delete from message where lender_id = ${lender} and (address_hash = any(${addresses}::bytea[]) or id = any(${ids}::uuid[]))`);
  await trx.query(sql`delete from otp where address_hash = any(${codes}::bytea[])`);
}
