import { ApiError } from '@pramaan/contract/errors.ts';
import {
  nextStage,
  type Stage,
  usualDecisionLimit,
  usualReauthenticationLimit,
} from '@pramaan/contract/stages.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import { findMissingRequirements } from '@pramaan/documents/missing-requirements.ts';
import { type BeyondProduct, beyondProduct } from '@pramaan/documents/product-terms.ts';
import { type AssessedCase, assessCase, withLoan } from '../../case-file/assessed-case.ts';
import { type CaseFile, openCaseFile } from '../../case-file/case-file.ts';
import { joinersOf } from '../../case-file/co-applicants.ts';
import { type FindingContext, refreshFindings } from '../../case-file/findings.ts';
import { applyPolicy, type Policy, type PolicyResult, policyInForce } from '../../case-file/policy.ts';
import { currentVerdicts } from '../../case-file/record-reviews.ts';
import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { LoanTerms } from './decision-rows.ts';

interface Row {
  stage: Stage;
  segment: string;
  assigned_to: string | null;
  assigned_name: string | null;
  review_version: number;
  due_at: Date | null;
  branch_name: string | null;
  branch_code: string | null;
  agent: string | null;
  agent_name: string | null;
  agent_code: string | null;
  applies_with: string | null;
  joins_as: JoiningRole | null;
  main_reference: string | null;
  main_stage: Stage | null;
  limit: number | null;
  reauthentication_limit: number | null;
}

/** An application on the review, locked until the transaction ends. Its findings were computed again as it was opened. */
export interface OpenedReview extends AssessedCase {
  applicant: string;
  caseFile: CaseFile;
  /** The application that this person joins, and where it stands; null for who applies. */
  joins: { applicant: string; as: JoiningRole; reference: string; stage: Stage } | null;
  stage: Stage;
  assignedTo: string | null;
  assignedName: string;
  branch: { name: string; code: string } | null;
  agent: { _id: string; name: string; code: string } | null;
  version: number;
  dueAt: Date | null;
  /** Rupees above which a decision takes two people, and above which the second one authenticates again. */
  limit: number;
  reauthenticationLimit: number;
  /** The lender's policy, and what it says of the application. */
  lendingPolicy: Policy;
  policy: PolicyResult;
  /** Terms of an approval that the loan product does not allow; a request cannot have any. */
  beyondProduct: readonly BeyondProduct[];
}

const joinedBy = ({
  applies_with: applicant,
  joins_as: as,
  main_reference: reference,
  main_stage: stage,
}: Row) => (applicant && as && reference && stage ? { applicant, as, reference, stage } : null);

/** Opens an application with all that decides what may be done with it. Throws NO_SUCH_APPLICANT. */
export async function openReview(
  trx: Queryable,
  context: FindingContext,
  applicant: string,
): Promise<OpenedReview> {
  // The file first, as whoever keeps a record does: two that lock in two orders would wait for each other.
  const caseFile = await openCaseFile(trx, context.vault, applicant);
  const [row] = await trx.query<Row>(sql`
    select a.stage, a.segment, a.assigned_to, s.name as assigned_name, a.review_version, a.due_at,
      b.name as branch_name, b.code as branch_code, g.id as agent, g.name as agent_name, g.agent_code, a.applies_with, a.joins_as, w.reference as main_reference, w.stage as main_stage,
      (l.settings->>'decisionLimit')::float8 as limit,
      (l.settings->>'reauthenticationLimit')::float8 as reauthentication_limit
    from applicant a join lender l on l.id = a.lender_id left join staff s on s.lender_id = a.lender_id and s.id = a.assigned_to
      left join branch b on b.lender_id = a.lender_id and b.id = a.branch_id
      left join applicant w on w.lender_id = a.lender_id and w.id = a.applies_with
      left join staff g on g.lender_id = a.lender_id and g.id = a.referred_by
    where a.id = ${applicant} for update of a`);
  if (!caseFile || !row) throw new ApiError('NO_SUCH_APPLICANT');
  // A day may have passed, a consent been withdrawn, another application come: nobody decides on the findings of yesterday.
  await refreshFindings(trx, context, caseFile);
  const joined: CaseFile[] = [];
  for (const { id } of await joinersOf(trx, applicant)) {
    const other = await openCaseFile(trx, context.vault, id);
    if (!other) continue;
    await refreshFindings(trx, context, other);
    joined.push(other);
  }
  const assessed = await assessCase(trx, context.vault, caseFile, joined);
  const lendingPolicy = await policyInForce(trx, row.segment);
  return {
    applicant,
    caseFile,
    joins: joinedBy(row),
    stage: row.stage,
    assignedTo: row.assigned_to,
    assignedName: row.assigned_name ?? '',
    branch: row.branch_name && row.branch_code ? { name: row.branch_name, code: row.branch_code } : null,
    agent: row.agent ? { _id: row.agent, name: row.agent_name ?? '', code: row.agent_code ?? '' } : null,
    version: row.review_version,
    dueAt: row.due_at,
    ...assessed,
    limit: row.limit ?? usualDecisionLimit,
    reauthenticationLimit: row.reauthentication_limit ?? usualReauthenticationLimit,
    lendingPolicy,
    policy: await applyPolicy(lendingPolicy, assessed.facts),
    beyondProduct: [],
  };
}

/**
 * The application with the loan that an approval names in place of the requested one: its instalment, FOIR and surplus, and what
 * the policy and the loan product say of these. A shorter tenure or a higher rate than requested can break a rule that the request kept.
 */
export async function withTerms(review: OpenedReview, terms: LoanTerms): Promise<OpenedReview> {
  const judged = withLoan(review, terms);
  return {
    ...judged,
    policy: await applyPolicy(review.lendingPolicy, judged.facts),
    beyondProduct: beyondProduct(review.caseFile.product, terms),
  };
}

export const missingFrom = ({ caseFile, reviews }: OpenedReview) =>
  findMissingRequirements(caseFile.docs, currentVerdicts(reviews), caseFile);

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
