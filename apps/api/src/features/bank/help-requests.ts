import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Whose } from './stored-accounts.ts';

interface HelpRequest {
  /** The person's own words; blank when they gave none. */
  reason: string;
  /** ISO 8601. */
  askedAt: string;
}

/** What applicants asked their lender when no way to a statement worked (product §9): kept sealed, read on the lender's Bank tab. */
export function helpRequests({ db, vault: hashes }: { db: Database; vault: Vault }) {
  return {
    /** Keeps what was asked; the application counts as changed, so it moves up in the lender's list. */
    async ask({ lender, applicant }: Whose, reason: string, actor: Actor): Promise<void> {
      const vault = await hashes.of(lender, db);
      const id = newId();
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`
          insert into bank_help (id, lender_id, applicant_id, reason)
          values (${id}, ${lender}, ${applicant}, ${vault.sealJson(reason, `bank help ${id}`)})`);
        await trx.query(
          sql`update applicant set updated_at = now() where id = ${applicant} and lender_id = ${lender}`,
        );
        // The words are the person's: they stay out of the log.
        await audit(trx, lender, actor, 'bank.help-requested', applicant, { said: reason !== '' });
      });
    },

    /** The latest request, or null. */
    async last({ lender, applicant }: Whose): Promise<HelpRequest | null> {
      const vault = await hashes.of(lender, db);
      const [row] = await db.tenant(lender, (trx) =>
        trx.query<{ id: string; reason: Uint8Array; asked_at: Date }>(sql`
          select id, reason, asked_at from bank_help where applicant_id = ${applicant}
          order by asked_at desc limit 1`),
      );
      if (!row) return null;
      return {
        reason: vault.openJson<string>(row.reason, `bank help ${row.id}`),
        askedAt: row.asked_at.toISOString(),
      };
    },
  };
}

export type HelpRequests = ReturnType<typeof helpRequests>;
