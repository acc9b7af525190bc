import { factOf } from '@pramaan/documents/facts.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { openCaseFile } from '../../case-file/case-file.ts';
import { peopleOf } from '../../case-file/co-applicants.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { SignatureRow } from './rows.ts';

export interface Named {
  _id: string;
  name: string;
  /** As what they join the application; null for the applicant. */
  joinsAs: JoiningRole | null;
}

/** The applicant of a file, then who joins the application. */
export async function coApplicants(trx: Queryable, vault: LenderVault, applicant: string): Promise<Named[]> {
  const people: Named[] = [];
  for (const { id, joinsAs } of await peopleOf(trx, applicant))
    people.push({ _id: id, joinsAs, name: (await readProfile(trx, vault, id))?.name.trim() ?? '' });
  return people;
}

/** Who a turn is of, as agreements and screens name them: the person, or the lender until one of theirs has signed. */
export async function signerName(
  trx: Queryable,
  vault: LenderVault,
  lender: string,
  signature: Pick<SignatureRow, 'kind' | 'person_id'>,
): Promise<string> {
  if (signature.kind !== 'lender')
    return signature.person_id
      ? ((await readProfile(trx, vault, signature.person_id))?.name.trim() ?? '')
      : '';
  return signature.person_id ? staffName(trx, signature.person_id) : lenderName(trx, lender);
}

export async function staffName(trx: Queryable, staff: string): Promise<string> {
  const [row] = await trx.query<{ name: string }>(sql`select name from staff where id = ${staff}`);
  return row?.name ?? '';
}

/** The last four digits of an applicant's Aadhaar, where a record of theirs tells; null otherwise. */
export async function aadhaarLastFour(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<string | null> {
  const docs = (await openCaseFile(trx, vault, applicant))?.docs ?? {};
  const said = definedRecords(docs)
    .filter(({ entry }) => entry.document.id === 'aadhaar')
    .map(({ entry, record }) => /\d{4}$/.exec(factOf(entry.method, record.data, 'aadhaarLast4'))?.[0]);
  return said.find(Boolean) ?? null;
}
