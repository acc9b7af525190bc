import type { Queryable } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { type CaseFile, missingSubjects, putNew } from './case-file.ts';
import { storeLinks } from './links.ts';
import { searchTokens } from './search-tokens.ts';

/** Before the number of an application, of a lender that chose no letters of its own. */
const usualPrefix = 'SF';

interface NewApplicant {
  lender: string;
  mobile: string;
  name: string;
  email: string;
  segment?: string;
  /** The applicant this one applies together with. */
  appliesWith?: string;
  /** The team member whose applicant it becomes. */
  referredBy?: string;
  /** Team member and key of the request by which staff started it. */
  startedWith?: string;
}

/** Opens a new applicant's file in the caller's tenant transaction. */
export async function createApplicant(
  trx: Queryable,
  vault: LenderVault,
  hashes: Vault,
  given: NewApplicant,
): Promise<CaseFile> {
  const id = newId();
  const [row] = await trx.query<{ number: number; prefix: string }>(sql`
    select nextval('applicant_number')::int8 as number, coalesce(settings->>'referencePrefix', ${usualPrefix}) as prefix /* never null: number, prefix */
    from lender where id = ${given.lender}`);
  const number = Number(row?.number);
  const segment = given.segment ?? 'retail';
  const reference = `${row?.prefix ?? usualPrefix}-${number}`;
  const profile = { name: given.name, mobileNo: given.mobile, email: given.email, segment, reference };
  const caseFile: CaseFile = { _id: id, custId: `C${number}`, segment, profile, docs: {} };
  await trx.query(sql`
    insert into applicant (id, lender_id, cust_id, reference, segment, mobile_hash, profile, name_tokens, applies_with, referred_by, started_with, missing)
    values (${id}, ${given.lender}, ${caseFile.custId}, ${reference}, ${segment}, ${hashes.lookup('mobile', given.mobile)},
      ${vault.sealJson(profile, `profile ${id}`)}, ${searchTokens(hashes, given)}, ${given.appliesWith ?? null}, ${given.referredBy ?? null},
      ${given.startedWith ?? null}, ${missingSubjects(caseFile)})`);
  await putNew(trx, vault, given.lender, caseFile);
  // Another application may state this mobile number before anything is given here.
  await storeLinks(trx, hashes, given.lender, caseFile, []);
  return caseFile;
}
