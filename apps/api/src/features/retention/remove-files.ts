import type { Transactions } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files.ts';
import { sql } from '../../platform/sql.ts';

const atOnce = 200;

/**
 * Removes the bytes of files that no row names: their rows were deleted, or never written. What the store does not remove
 * now stays queued, and is tried again.
 */
export async function removeFiles(db: Transactions, files: FileStore, lender: string): Promise<void> {
  for (;;) {
    const waiting = await db.tenant(lender, (trx) =>
      trx.query<{ id: string }>(
        sql`select id from file_to_remove where queued_at <= now() order by queued_at, id limit ${atOnce}`,
      ),
    );
    for (const { id } of waiting) {
      await files.remove(lender, id);
      await db.tenant(lender, (trx) => trx.query(sql`delete from file_to_remove where id = ${id}`));
    }
    if (waiting.length < atOnce) return;
  }
}
