import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';

export interface SavedDraft {
  /** Nought when nothing was ever saved. */
  version: number;
  savedAt: string;
  draft: Record<string, unknown>;
}

/** The application draft of an applicant (P §3.5), as it was saved last. */
export async function readDraft(trx: Queryable, vault: LenderVault, applicant: string): Promise<SavedDraft> {
  const [row] = await trx.query<{ version: number; sealed: Uint8Array; saved_at: Date }>(
    sql`select version, sealed, saved_at from draft where applicant_id = ${applicant}`,
  );
  if (!row) return { version: 0, savedAt: '', draft: {} };
  return {
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    draft: vault.openJson<Record<string, unknown>>(row.sealed, `draft ${applicant}`),
  };
}
