import { ApiError } from '@pramaan/contract/errors.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import type { Queryable } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { type CaseFile, missingSubjects, type Profile, putNew } from './case-file.ts';
import { storeLinks } from './links.ts';
import { chooseProduct, findProduct, onlyProductFor } from './loan-products.ts';
import { searchTokens } from './search-tokens.ts';

/** Before the number of an application, of a lender that chose no letters of its own. */
const usualPrefix = 'SF';

interface NewApplicant {
  lender: string;
  mobile: string;
  name: string;
  email: string;
  segment?: string;
  /** Code of the loan product; left out: the only one of the segment, where there is only one. */
  product?: string;
  /** Id of the branch; left out: that of who applies with them, else of the team member. */
  branch?: string | undefined;
  /** The applicant this one applies together with. */
  appliesWith?: string;
  /** As what. */
  joinsAs?: JoiningRole;
  /** The team member whose applicant it becomes. */
  referredBy?: string;
  /** Team member and key of the request by which staff started it. */
  startedWith?: string;
  /** The person's finished application that this one follows. */
  follows?: string | undefined;
}

/** Marks an application as followed by another; answers the person's first one. Throws APPLICATION_OPEN where one follows it already. */
async function follow(trx: Queryable, earlier: string): Promise<string> {
  const [row] = await trx.query<{ person: string }>(sql`
    update applicant set followed_at = now() where id = ${earlier} and followed_at is null
    returning coalesce(person_id, id) as person /* never null: person */`);
  if (!row) throw new ApiError('APPLICATION_OPEN');
  return row.person;
}

/** The product that an application begins with. Someone who applies together with another has the other's. */
function productOf(trx: Queryable, { product, segment = 'retail', appliesWith }: NewApplicant) {
  if (appliesWith) return undefined;
  return product ? findProduct(trx, product) : onlyProductFor(trx, segment);
}

/** The branch that nobody named: that of the applicant whom this one joins, else of the team member, while it is open. */
async function branchOf(trx: Queryable, { branch, appliesWith, referredBy }: NewApplicant) {
  if (branch || !(appliesWith || referredBy)) return branch ?? null;
  const [row] = await trx.query<{ branch: string | null }>(sql`
    select coalesce((select a.branch_id from applicant a where a.id = ${appliesWith ?? null}),
      (select b.id from staff s join branch b on b.lender_id = s.lender_id and b.id = s.branch_id
        where s.id = ${referredBy ?? null} and not b.closed)) as branch`);
  return row?.branch ?? null;
}

/** Opens a new applicant's file in the caller's tenant transaction. Throws BAD_REQUEST for a product that is not offered. */
export async function createApplicant(
  trx: Queryable,
  vault: LenderVault,
  hashes: Vault,
  given: NewApplicant,
): Promise<CaseFile> {
  const id = newId();
  const person = given.follows ? await follow(trx, given.follows) : null;
  const [row] = await trx.query<{ number: number; prefix: string }>(sql`
    select nextval('applicant_number')::int8 as number, coalesce(settings->>'referencePrefix', ${usualPrefix}) as prefix /* never null: number, prefix */
    from lender where id = ${given.lender}`);
  const number = Number(row?.number);
  const product = await productOf(trx, given);
  const segment = product?.segment ?? given.segment ?? 'retail';
  const reference = `${row?.prefix ?? usualPrefix}-${number}`;
  const profile: Profile = {
    name: given.name,
    mobileNo: given.mobile,
    email: given.email,
    segment,
    reference,
  };
  const caseFile: CaseFile = { _id: id, custId: `C${number}`, segment, profile, docs: {} };
  if (product) chooseProduct(caseFile, product);
  if (given.joinsAs) caseFile.joinsAs = given.joinsAs;
  await trx.query(sql`
    insert into applicant (id, lender_id, cust_id, reference, segment, mobile_hash, profile, name_tokens, applies_with, joins_as, referred_by, started_with, missing, product_code, product_version, person_id, branch_id)
    values (${id}, ${given.lender}, ${caseFile.custId}, ${reference}, ${segment}, ${hashes.lookup('mobile', given.mobile)},
      ${vault.sealJson(profile, `profile ${id}`)}, ${searchTokens(hashes, given)}, ${given.appliesWith ?? null}, ${given.joinsAs ?? null}, ${given.referredBy ?? null},
      ${given.startedWith ?? null}, ${missingSubjects(caseFile)}, ${product?.code ?? null}, ${product?.version ?? null}, ${person},
      ${await branchOf(trx, given)})`);
  await putNew(trx, vault, given.lender, caseFile);
  // Another application may state this mobile number before anything is given here.
  await storeLinks(trx, hashes, given.lender, caseFile, []);
  return caseFile;
}
