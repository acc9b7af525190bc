import { ApiError } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { type OpenedReview, openReview } from './opened-review.ts';
import type { ReviewDeps } from './review-deps.ts';
import { type ReviewState, readState } from './review-state.ts';

/** What a change works with: its transaction, the application as it stands, and the time. */
export interface Changing {
  trx: Queryable;
  vault: LenderVault;
  review: OpenedReview;
  now: Date;
  jobs: Jobs;
}

/**
 * Changes an application over the version last read, all in one transaction; a newer one is a CONFLICT and nothing
 * changes. Answers how it stands then. `version` is null for what does not depend on what was read.
 */
export function changeReview({ db, vault: hashes, clock, jobs }: ReviewDeps) {
  return async (
    principal: Principal,
    applicant: string,
    version: number | null,
    work: (changing: Changing) => Promise<void>,
  ): Promise<ReviewState> => {
    const vault = await hashes.of(principal.lender, db);
    const now = clock.now();
    return db.tenant(principal.lender, async (trx) => {
      const context = { vault, hashes, lender: principal.lender };
      const review = await openReview(trx, context, applicant);
      if (version !== null && version !== review.version) throw new ApiError('CONFLICT');
      await work({ trx, vault, review, now, jobs });
      await trx.query(
        sql`update applicant set review_version = review_version + 1, updated_at = now() where id = ${applicant}`,
      );
      return readState(trx, context, principal, applicant, now);
    });
  };
}

export type ChangeReview = ReturnType<typeof changeReview>;
