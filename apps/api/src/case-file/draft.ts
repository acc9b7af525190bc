import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';

interface StoredDraft {
  /** 0 when none was saved. */
  version: number;
  /** ISO 8601; blank when none was saved. */
  savedAt: string;
  /** The database's time of the reading, ISO 8601; blank when none was saved. */
  now: string;
  draft: Record<string, unknown>;
}

/** Name of the sealed draft: binds the bytes to their row. */
export const aboutDraft = (applicant: string) => `draft ${applicant}`;

/** The application draft as the server has it (P §3.5). */
export async function readDraft(trx: Queryable, vault: LenderVault, applicant: string): Promise<StoredDraft> {
  const [row] = await trx.query<{ version: number; sealed: Uint8Array; saved_at: Date; now: Date }>(
    sql`select version, sealed, saved_at, now() as now from draft where applicant_id = ${applicant} /* never null: now */`,
  );
  if (!row) return { version: 0, savedAt: '', now: '', draft: {} };
  return {
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    now: row.now.toISOString(),
    draft: vault.openJson<Record<string, unknown>>(row.sealed, aboutDraft(applicant)),
  };
}

/**
 * Puts values of ours into the draft: the applicant's browser takes them with the next version. A blank value clears its key.
 * A save over the version before is then a CONFLICT, which the browser merges.
 */
export async function changeDraft(
  trx: Queryable,
  vault: LenderVault,
  { lender, applicant }: { lender: string; applicant: string },
  changes: Record<string, unknown>,
): Promise<void> {
  // Made first, so that there is a row to lock: two that change an empty draft at once wait for each other.
  await trx.query(sql`
    insert into draft (applicant_id, lender_id, version, sealed)
    values (${applicant}, ${lender}, 1, ${vault.sealJson({}, aboutDraft(applicant))})
    on conflict (lender_id, applicant_id) do nothing`);
  await trx.query(sql`select version from draft where applicant_id = ${applicant} for update`);
  const { draft } = await readDraft(trx, vault, applicant);
  const sealed = vault.sealJson({ ...draft, ...changes }, aboutDraft(applicant));
  await trx.query(
    sql`update draft set version = version + 1, sealed = ${sealed}, saved_at = now() where applicant_id = ${applicant}`,
  );
}
