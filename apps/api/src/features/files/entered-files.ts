import type { Arrivals, Arrived, Arriving } from '../../case-file/arrival.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';

interface Whose {
  lender: string;
  applicant: string;
  document: string;
}

/** Takes several files of one document in: all are kept, or none. */
export function enteredFiles({
  db,
  uploads,
  arrivals,
}: {
  db: Database;
  uploads: Uploads;
  arrivals: Arrivals;
}) {
  return async (whose: Whose, files: readonly Arriving[], actor: Actor): Promise<Arrived[]> => {
    const stored: Arrived[] = [];
    try {
      for (const file of files) stored.push(await arrivals.take(whose, file, actor));
      return stored;
    } catch (error) {
      if (stored.length > 0)
        await db.tenant(whose.lender, async (trx) => {
          for (const { fileId } of stored) await uploads.drop(trx, whose, fileId, actor);
        });
      throw error;
    }
  };
}
