import type { getReview } from '@pramaan/contract/calls/review.ts';
import { closedStages } from '@pramaan/contract/closed-stages.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { accessScopeOf } from '@pramaan/contract/roles.ts';
import type { FindingContext } from '../../case-file/findings.ts';
import { readProfile } from '../../case-file/profile.ts';
import type { Principal } from '../../http/context.ts';
import type { Queryable } from '../../platform/database.ts';
import { type Decision, decisionLine, policyLine, readDecisions } from './decision-rows.ts';
import { findingLine, isClear, otherLine } from './findings.ts';
import { readInformationRequests } from './information-request-rows.ts';
import { marksOf } from './marks.ts';
import { missingFrom, type OpenedReview, openReview, withTerms } from './opened-review.ts';
import { othersLooking } from './presence.ts';

export type ReviewState = ResultOf<typeof getReview>;

/** The terms of an approval that stands or waits for its second person; undefined without one. */
const approvedTerms = (decisions: readonly Decision[]) =>
  decisions.find(({ kind, state }) => kind === 'approve' && (state === 'stands' || state === 'waits'))?.words
    .terms;

/** The application that this person joins, with its applicant's name. */
async function joinedLine(trx: Queryable, { vault }: FindingContext, { joins }: OpenedReview) {
  if (!joins) return null;
  const { applicant, as, reference } = joins;
  return { _id: applicant, as, reference, name: (await readProfile(trx, vault, applicant))?.name ?? '' };
}

/** All that the review shows of an application, in the caller's transaction. */
export async function readState(
  trx: Queryable,
  context: FindingContext,
  principal: Principal,
  applicant: string,
  now: Date,
): Promise<ReviewState> {
  const opened = await openReview(trx, context, applicant);
  const decisions = await readDecisions(trx, context.vault, applicant);
  const approved = approvedTerms(decisions);
  const review = approved ? await withTerms(opened, approved) : opened;
  const waits = decisions.find(({ state }) => state === 'waits');
  const open = !closedStages.includes(review.stage);
  const findings = review.findings.map(findingLine);
  const { assessment, facts } = review;
  const decides = accessScopeOf('decide', principal.role) !== undefined;
  return {
    version: review.version,
    stage: review.stage,
    dueAt: review.dueAt?.toISOString() ?? null,
    assigned: review.assignedTo ? { _id: review.assignedTo, name: review.assignedName } : null,
    branch: review.branch,
    agent: review.agent,
    amount: review.requested.amount,
    tenureMonths: review.requested.tenureMonths,
    highestAmount: review.requested.highest,
    limit: review.limit,
    reauthenticationLimit: review.reauthenticationLimit,
    missingRequirements: missingFrom(review),
    findings,
    clear: isClear(review),
    marks: marksOf({ docs: review.caseFile.docs, findings, assessment }),
    creditScore: typeof facts.score === 'number' ? facts.score : null,
    assessment,
    household: review.household,
    others: review.others.map(otherLine),
    joins: await joinedLine(trx, context, review),
    policy: policyLine(review.policy),
    informationRequests: await readInformationRequests(trx, context.vault, applicant, 'en'),
    reviews: review.reviews.map((one) => ({ ...one, at: one.at.toISOString() })),
    decisions: decisions.map((one) => decisionLine(one, principal.id, now)),
    looking: await othersLooking(trx, applicant, principal.id, now),
    may: {
      take: open && review.assignedTo !== principal.staff && (review.assignedTo === null || decides),
      assign: open && (decides || (review.assignedTo !== null && review.assignedTo === principal.staff)),
      decide: open && decides && review.joins === null && review.stage !== 'second-approval',
      confirm: decides && waits !== undefined && waits.made_by !== principal.staff,
      reveal: accessScopeOf('reveal', principal.role) !== undefined,
    },
  };
}
