import type { Database, Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import type { Profile } from './case-file.ts';

/** An applicant's profile, sealed apart from the file so that a name can be read without opening it; undefined when there is none. */
export async function readProfile(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<Profile | undefined> {
  const [row] = await trx.query<{ profile: Uint8Array }>(
    sql`select profile from applicant where id = ${applicant}`,
  );
  return row && vault.openJson<Profile>(row.profile, `profile ${applicant}`);
}

/** The name that records are matched with; blank when it is not known yet. */
export async function profileName(
  db: Database,
  hashes: Vault,
  lender: string,
  applicant: string,
): Promise<string> {
  const vault = await hashes.of(lender, db);
  return db.tenant(lender, async (trx) => (await readProfile(trx, vault, applicant))?.name ?? '');
}

/** Mobile number and e-mail address of a person, to be compared with those an issuer holds; blank when unknown. */
export async function contactsOf(
  db: Database,
  hashes: Vault,
  lender: string,
  applicant: string,
): Promise<{ mobile: string; email: string }> {
  const vault = await hashes.of(lender, db);
  return db.tenant(lender, async (trx) => {
    const profile = await readProfile(trx, vault, applicant);
    return { mobile: profile?.mobileNo ?? '', email: profile?.email ?? '' };
  });
}

/** A lender's name, as notices and messages say it. */
export async function lenderName(trx: Queryable, lender: string): Promise<string> {
  const [row] = await trx.query<{ name: string }>(sql`select name from lender where id = ${lender}`);
  return row?.name ?? '';
}
