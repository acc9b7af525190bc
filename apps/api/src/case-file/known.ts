import { factOf } from '@pramaan/documents/facts.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import type { Known } from '@pramaan/readers/pdf-passwords/candidates.ts';
import type { Database } from '../platform/database.ts';
import type { Vault } from '../platform/vault.ts';
import { openCaseFile } from './case-file.ts';

/** What the file knows of the person: for the usual passwords of their documents, and whose payments are salary. */
export async function knownOf(
  db: Database,
  hashes: Vault,
  { lender, applicant }: { lender: string; applicant: string },
): Promise<Known & { employer: string }> {
  const vault = await hashes.of(lender, db);
  const caseFile = await db.tenant(lender, (trx) => openCaseFile(trx, vault, applicant));
  const found = definedRecords(caseFile?.docs ?? {});
  const said = (fact: 'name' | 'dob' | 'pan') =>
    found.map(({ entry, record }) => factOf(entry.method, record.data, fact)).find(Boolean) ?? '';
  const employers = found.map(
    ({ record }) => readPath(record.data, 'employer.name') ?? readPath(record.data, 'estName'),
  );
  return {
    name: caseFile?.profile.name || said('name'),
    mobile: caseFile?.profile.mobileNo ?? '',
    dob: said('dob'),
    pan: said('pan'),
    employer: employers.find((name): name is string => typeof name === 'string' && name !== '') ?? '',
  };
}
