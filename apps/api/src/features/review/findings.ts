import type { findingLine as line } from '@pramaan/contract/calls/review-shapes.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { openWeight, type Severity, weightOf } from '@pramaan/documents/findings/finding.ts';
import { evidenceSentence, resolutionSentence } from '@pramaan/documents/findings/sentences.ts';
import type * as z from 'zod/mini';
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

/** Whether it can be said that a case is clear: nothing of medium severity or above is open. */
export const isClear = (findings: readonly StoredFinding[]): boolean =>
  !findings.some(({ state, severity }) => state === 'open' && weightOf(severity) >= openWeight);

const openOf = ({ findings }: OpenedReview, severity: Severity): StoredFinding[] =>
  findings.filter((one) => one.state === 'open' && one.severity === severity);

/** Nobody approves past an open block. */
export function requireNoBlock(review: OpenedReview): void {
  const blocks = openOf(review, 'block').map(({ evidence }) => evidenceSentence(evidence));
  if (blocks.length > 0)
    throw new ApiError('FINDING_BLOCKS', `It cannot be approved while this is open: ${blocks.join(' ')}`);
}

/** Something that an approval goes past. */
type Deviation = Deviations['findings'][number];

/** What the lender's policy holds against an approval. */
const againstPolicy = ({ policy: { hits } }: OpenedReview): Deviation[] =>
  hits.map(({ rule, reason, sentence }) => ({
    key: `policy.${rule}.${reason}`,
    sentence: `Policy: ${sentence}`,
  }));

/** What the loan product holds against an approval. */
const againstProduct = ({ beyondProduct }: OpenedReview): Deviation[] =>
  beyondProduct.map(({ term, sentence }) => ({ key: `product.${term}`, sentence: `Product: ${sentence}` }));

const deviationOf = ({ key, evidence }: StoredFinding): Deviation => ({
  key,
  sentence: evidenceSentence(evidence),
});

/** What stands open against an approval: findings of high severity, rules of the policy, and limits of the product. */
const openDeviations = (review: OpenedReview): Deviation[] => [
  ...openOf(review, 'high').map(deviationOf),
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
  const accepted = review.findings.filter(
    ({ state, severity }) => state === 'accepted' && severity === 'high',
  );
  return {
    reason: open.length > 0 ? (reason ?? '') : '',
    findings: [...open, ...accepted.map(deviationOf)],
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
