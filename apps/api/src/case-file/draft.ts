import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';

interface StoredDraft {
  /** 0 when none was saved. */
  version: number;
  /** ISO 8601; blank when none was saved. */
  savedAt: string;
  draft: Record<string, unknown>;
}

/** Name of the sealed draft: binds the bytes to their row. */
export const aboutDraft = (applicant: string) => `draft ${applicant}`;

/** The application draft as the server has it (P §3.5). */
export async function readDraft(trx: Queryable, vault: LenderVault, applicant: string): Promise<StoredDraft> {
  const [row] = await trx.query<{ version: number; sealed: Uint8Array; saved_at: Date }>(
    sql`select version, sealed, saved_at from draft where applicant_id = ${applicant}`,
  );
  if (!row) return { version: 0, savedAt: '', draft: {} };
  return {
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    draft: vault.openJson<Record<string, unknown>>(row.sealed, aboutDraft(applicant)),
  };
}
