import type { Arrivals, Arrived, Arriving } from '../../dossier/arrival.ts';
import type { Uploads } from '../../dossier/uploads.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';

interface Whose {
  lender: string;
  applicant: string;
  document: string;
}

/** Takes several files of one paper in: all are kept, or none. */
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
    const kept: Arrived[] = [];
    try {
      for (const file of files) kept.push(await arrivals.take(whose, file, actor));
      return kept;
    } catch (error) {
      if (kept.length > 0)
        await db.tenant(whose.lender, async (trx) => {
          for (const { fileId } of kept) await uploads.drop(trx, whose, fileId, actor);
        });
      throw error;
    }
  };
}
