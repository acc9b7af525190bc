import type { RetainedKind } from '@pramaan/contract/retention.ts';
import { definedRecords } from '@pramaan/documents/records.ts';
import { recordPath } from '@pramaan/documents/tree.ts';
import { openCaseFile, saveCaseFile, withoutTouching } from '../../case-file/case-file.ts';
import { forgetDevices } from '../../case-file/links.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import { kindOf } from './holdings.ts';

/** Takes the records of some kinds out of an applicant's file. Its clock does not begin again for that. */
export async function emptyCaseFile(
  { trx, vault, hashes, lender }: { trx: Queryable; vault: LenderVault; hashes: Vault; lender: string },
  applicant: string,
  kinds: readonly RetainedKind[],
): Promise<void> {
  const caseFile = await openCaseFile(trx, vault, applicant);
  if (!caseFile) return;
  for (const { entry, instance } of definedRecords(caseFile.docs))
    if (kinds.includes(kindOf(entry.document.id))) removePath(caseFile.docs, recordPath(entry, instance));
  if (kinds.includes('identity')) {
    delete caseFile.profile.aadhaarConfirmedAt;
    await forgetDevices(trx, applicant);
  }
  // Evidence quotes records that go.
  await trx.query(sql`delete from finding where applicant_id = ${applicant}`);
  await withoutTouching(trx, applicant, () => saveCaseFile(trx, vault, hashes, lender, caseFile));
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
