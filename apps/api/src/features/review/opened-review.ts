import { ApiError } from '@pramaan/contract/errors.ts';
import {
  nextStage,
  type Stage,
  usualDecisionLimit,
  usualReauthenticationLimit,
} from '@pramaan/contract/stages.ts';
import { findMissingRequirements, type RecordReviews } from '@pramaan/documents/missing-requirements.ts';
import { type CaseFile, openCaseFile } from '../../case-file/case-file.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import { type RequestedLoan, readRequestedLoan } from './requested-loan.ts';
import { type Review, readReviews } from './review-rows.ts';

interface Row {
  stage: Stage;
  assigned_to: string | null;
  assigned_name: string | null;
  review_version: number;
  due_at: Date | null;
  limit: number | null;
  reauthentication_limit: number | null;
}

/** An application on the review, locked until the transaction ends. */
export interface OpenedReview {
  applicant: string;
  caseFile: CaseFile;
  stage: Stage;
  assignedTo: string | null;
  assignedName: string;
  version: number;
  dueAt: Date | null;
  requested: RequestedLoan;
  /** Rupees above which a decision takes two people, and above which the second one authenticates again. */
  limit: number;
  reauthenticationLimit: number;
  reviews: Review[];
}

/** Opens an application with all that decides what may be done with it. Throws NO_SUCH_APPLICANT. */
export async function openReview(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<OpenedReview> {
  // The file first, as whoever keeps a record does: two that lock in two orders would wait for each other.
  const caseFile = await openCaseFile(trx, vault, applicant);
  const [row] = await trx.query<Row>(sql`
    select a.stage, a.assigned_to, s.name as assigned_name, a.review_version, a.due_at, (l.settings->>'decisionLimit')::float8 as limit,
      (l.settings->>'reauthenticationLimit')::float8 as reauthentication_limit
    from applicant a join lender l on l.id = a.lender_id left join staff s on s.lender_id = a.lender_id and s.id = a.assigned_to
    where a.id = ${applicant} for update of a`);
  if (!caseFile || !row) throw new ApiError('NO_SUCH_APPLICANT');
  return {
    applicant,
    caseFile,
    stage: row.stage,
    assignedTo: row.assigned_to,
    assignedName: row.assigned_name ?? '',
    version: row.review_version,
    dueAt: row.due_at,
    requested: await readRequestedLoan(trx, vault, caseFile),
    limit: row.limit ?? usualDecisionLimit,
    reauthenticationLimit: row.reauthentication_limit ?? usualReauthenticationLimit,
    reviews: await readReviews(trx, applicant),
  };
}

/** What was said of records as they stand now, by place. */
const verdictsOf = (reviews: readonly Review[]): RecordReviews =>
  new Map(reviews.filter(({ stale }) => !stale).map(({ place, verdict }) => [place, verdict]));

export const missingFrom = ({ caseFile, reviews }: OpenedReview) =>
  findMissingRequirements(caseFile.docs, verdictsOf(reviews));

/** Moves an application; throws NOT_IN_THIS_STAGE when it may not go there from where it stands. */
export async function moveTo(
  trx: Queryable,
  review: OpenedReview,
  event: Parameters<typeof nextStage>[1],
): Promise<void> {
  const stage = nextStage(review.stage, event);
  if (!stage) throw new ApiError('NOT_IN_THIS_STAGE');
  await trx.query(sql`update applicant set stage = ${stage} where id = ${review.applicant}`);
  review.stage = stage;
}
