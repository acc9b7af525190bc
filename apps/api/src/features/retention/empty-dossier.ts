import type { KeptKind } from '@pramaan/contract/retention.ts';
import { leafPath, leaves } from '@pramaan/documents/tree.ts';
import { keepDossier, openDossier } from '../../dossier/dossier.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import { kindOf } from './holdings.ts';

/** Takes the records of some kinds out of an applicant's file. Its clock does not begin anew for that. */
export async function emptyDossier(
  { trx, vault, hashes, lender }: { trx: Queryable; vault: LenderVault; hashes: Vault; lender: string },
  applicant: string,
  kinds: readonly KeptKind[],
): Promise<void> {
  const dossier = await openDossier(trx, vault, applicant);
  if (!dossier) return;
  const [before] = await trx.query<{ updated_at: Date }>(
    sql`select updated_at from applicant where id = ${applicant}`,
  );
  for (const { entry, slot } of leaves(dossier.docs))
    if (kinds.includes(kindOf(entry.document.id))) removePath(dossier.docs, leafPath(entry, slot));
  if (kinds.includes('identity')) delete dossier.profile.aadhaarConfirmedAt;
  await keepDossier(trx, vault, hashes, lender, dossier);
  await trx.query(
    sql`update applicant set updated_at = ${before?.updated_at ?? new Date()} where id = ${applicant}`,
  );
}

/** Takes away what stands at a path, and what it leaves empty. */
function removePath(value: Record<string, unknown>, path: string): void {
  const [step = '', ...rest] = path.split('.');
  const there = value[step];
  if (rest.length === 0) delete value[step];
  else if (there && typeof there === 'object') {
    removePath(there as Record<string, unknown>, rest.join('.'));
    if (Object.keys(there).length === 0) delete value[step];
  }
}
