import type { Database } from '../platform/database.ts';
import type { FileStore } from '../platform/files.ts';
import { sql } from '../platform/sql.ts';

/**
 * A file store that leaves no bytes without a row: what is stored is queued for removal first, and the row that names it
 * takes it off the queue by a trigger (migration 0005). When a process dies between the two, the hourly removal finds it.
 */
export function namedFiles(db: Database, store: FileStore): FileStore {
  return {
    ...store,
    async put(lender, id, vault, bytes) {
      await db.tenant(lender, (trx) =>
        trx.query(sql`
          insert into file_to_remove (id, lender_id, queued_at) values (${id}, ${lender}, now() + interval '1 hour')
          on conflict do nothing`),
      );
      await store.put(lender, id, vault, bytes);
    },
  };
}
