import type { findingLine as line } from '@pramaan/contract/calls/review-shapes.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { openWeight, type Severity, weightOf } from '@pramaan/documents/findings/finding.ts';
import { evidenceSentence, resolutionSentence } from '@pramaan/documents/findings/sentences.ts';
import { creditOf } from '@pramaan/documents/policy/facts.ts';
import type * as z from 'zod/mini';
import type { OtherPerson } from '../../case-file/assessed-case.ts';
import type { StoredFinding } from '../../case-file/findings.ts';
import type { Deviations } from './decision-rows.ts';
import type { OpenedReview } from './opened-review.ts';

/** A finding as the review shows it. */
export function findingLine(finding: StoredFinding): z.output<typeof line> {
  const { id, kind, severity, state, records, evidence, resolves, openedAt, resolvedAt, accepted } = finding;
  return {
    ...{ _id: id, kind, severity, state, records: [...records] },
    evidence: { code: evidence.code, values: { ...evidence.values } },
    sentence: evidenceSentence(evidence),
    resolves: resolutionSentence(resolves),
    openedAt: openedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    accepted: accepted && { ...accepted, at: accepted.at.toISOString() },
  };
}

/** The open findings that weigh on a decision: those of medium severity or above. */
const weighing = (findings: readonly StoredFinding[]) =>
  findings.filter(({ state, severity }) => state === 'open' && weightOf(severity) >= openWeight);

/** Whether it can be said that a case is clear: nothing of medium severity or above is open for the applicant, a co-applicant or a guarantor. */
export const isClear = ({ findings, others }: Pick<OpenedReview, 'findings' | 'others'>): boolean =>
  [{ findings }, ...others].every((one) => weighing(one.findings).length === 0);

/** Somebody who joins the application, as its case shows them. */
export function otherLine({ _id, name, reference, joinsAs, docs, findings, missing }: OtherPerson) {
  const open = weighing(findings);
  const { score } = creditOf(docs);
  return {
    ...{ _id, name, reference, joinsAs, findings: open.length, creditScore: score },
    severity: open[0]?.severity ?? null,
    missing: missing.map(({ title }) => title),
  };
}

/** Something that an approval goes past. */
type Deviation = Deviations['findings'][number];

const deviationOf = ({ key, evidence }: StoredFinding): Deviation => ({
  key,
  sentence: evidenceSentence(evidence),
});

/** Findings of all who apply, in a state and of a severity. Those of who joins name the person. */
const findingsOfAll = (
  { findings, others }: OpenedReview,
  state: StoredFinding['state'],
  severity: Severity,
): Deviation[] => {
  const among = (all: readonly StoredFinding[]) =>
    all.filter((one) => one.state === state && one.severity === severity).map(deviationOf);
  return [
    ...among(findings),
    ...others.flatMap((other) =>
      among(other.findings).map(({ key, sentence }) => ({
        key: `${other._id}.${key}`,
        sentence: `${other.name || other.reference}: ${sentence}`,
      })),
    ),
  ];
};

/** An open block of the applicant, a co-applicant or a guarantor refuses the approval. */
export function requireNoBlock(review: OpenedReview): void {
  const blocks = findingsOfAll(review, 'open', 'block').map(({ sentence }) => sentence);
  if (blocks.length > 0)
    throw new ApiError('FINDING_BLOCKS', `It cannot be approved while this is open: ${blocks.join(' ')}`);
}

/** What the lender's policy holds against an approval. */
const againstPolicy = ({ policy: { hits } }: OpenedReview): Deviation[] =>
  hits.map(({ rule, reason, sentence }) => ({
    key: `policy.${rule}.${reason}`,
    sentence: `Policy: ${sentence}`,
  }));

/** What the loan product holds against an approval. */
const againstProduct = ({ beyondProduct }: OpenedReview): Deviation[] =>
  beyondProduct.map(({ term, sentence }) => ({ key: `product.${term}`, sentence: `Product: ${sentence}` }));

/** What stands open against an approval: findings of high severity, rules of the policy, and limits of the product. */
const openDeviations = (review: OpenedReview): Deviation[] => [
  ...findingsOfAll(review, 'open', 'high'),
  ...againstPolicy(review),
  ...againstProduct(review),
];

/**
 * What an approval goes past: open findings of high severity, rules of the policy and limits of the product, for which it gives a
 * reason, and high findings that were accepted. Throws DEVIATION_NEEDS_REASON without that reason.
 */
export function deviationsOf(review: OpenedReview, reason: string | undefined): Deviations {
  const open = openDeviations(review);
  if (open.length > 0 && !reason) {
    const sentences = open.map(({ sentence }) => sentence).join(' ');
    throw new ApiError('DEVIATION_NEEDS_REASON', `Give a reason to approve past this: ${sentences}`);
  }
  return {
    reason: open.length > 0 ? (reason ?? '') : '',
    findings: [...open, ...findingsOfAll(review, 'accepted', 'high')],
  };
}

/** The second person confirms what the first one knew: what has come up since needs a new decision. */
export function requireKnown(review: OpenedReview, deviations: Deviations | undefined): void {
  const known = new Set(deviations?.findings.map(({ key }) => key));
  const added = openDeviations(review).filter(({ key }) => !known.has(key));
  if (added.length === 0) return;
  const sentences = added.map(({ sentence }) => sentence).join(' ');
  throw new ApiError(
    'DEVIATION_NEEDS_REASON',
    `This was found after the decision was proposed: ${sentences} Decline it, and decide again.`,
  );
}
