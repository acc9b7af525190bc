import { factOf } from '@pramaan/documents/facts.ts';
import { readPath } from '@pramaan/documents/paths.ts';
import { leaves } from '@pramaan/documents/tree.ts';
import type { Known } from '@pramaan/readers/pdf-passwords/candidates.ts';
import type { Database } from '../platform/database.ts';
import type { Vault } from '../platform/vault.ts';
import { openDossier } from './dossier.ts';

/** What the file knows of the person: for the usual passwords of their papers, and whose payments are salary. */
export async function knownOf(
  db: Database,
  hashes: Vault,
  { lender, applicant }: { lender: string; applicant: string },
): Promise<Known & { employer: string }> {
  const vault = await hashes.of(lender, db);
  const dossier = await db.tenant(lender, (trx) => openDossier(trx, vault, applicant));
  const found = leaves(dossier?.docs ?? {});
  const said = (fact: 'name' | 'dob' | 'pan') =>
    found.map(({ entry, leaf }) => factOf(entry.method, leaf.data, fact)).find(Boolean) ?? '';
  const employers = found.map(
    ({ leaf }) => readPath(leaf.data, 'employer.name') ?? readPath(leaf.data, 'estName'),
  );
  return {
    name: dossier?.profile.name || said('name'),
    mobile: dossier?.profile.mobileNo ?? '',
    dob: said('dob'),
    pan: said('pan'),
    employer: employers.find((name): name is string => typeof name === 'string' && name !== '') ?? '',
  };
}
