import type { Source } from '@pramaan/documents/define.ts';
import type { Leaf } from '@pramaan/documents/tree.ts';
import { audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import {
  type Finding,
  type Keeping,
  keepFinding,
  layAside,
  type Place,
  type Standing,
  standingRecord,
} from './records.ts';

/** Weakest first. */
const sources: readonly Source[] = [
  'unsigned',
  'self-declared',
  'ocr',
  'locker',
  'registry',
  'issuer-signed',
];
const statuses: readonly string[] = ['needs_review', 'mismatch', 'verified'];

/**
 * A newer record replaces the stored one only if it is at least as strong, by verdict and then by source. The answer to
 * the very same question always replaces the earlier answer, better or worse.
 */
function mayCover(found: Pick<Finding, 'status' | 'source' | 'asked'>, standing: Standing): boolean {
  if (found.asked && standing.asked && found.asked.equals(standing.asked)) return true;
  // Hiding what a source answered and a person is yet to look at would hide what was found.
  if (found.asked && found.status === 'needs_review') return true;
  const weigh = ({ status, source }: { status: string; source: string }) =>
    [statuses.indexOf(status), sources.indexOf(source as Source)] as const;
  const [status, source] = weigh(found);
  const [stood, by] = weigh(standing);
  return status === stood ? source >= by : status > stood;
}

/**
 * Keeps a finding unless a better record stands at its place (decisions 0008 and 0035): a failed check never covers a
 * record, one of another person's never one's own, a weaker source never a stronger. What is not kept is audited, and an
 * answer is laid aside, so that the same question is not paid for again. In the caller's transaction.
 *
 * @returns the leaf as it was found, and whether it is now the one of the file
 */
export async function keepBetter(
  trx: Queryable,
  place: Place,
  finding: Finding,
  keeping: Keeping,
): Promise<{ leaf: Leaf; kept: boolean }> {
  const standing = await standingRecord(trx, place);
  if (!standing || mayCover(finding, standing)) {
    const { leaf } = await keepFinding(trx, place, finding, keeping);
    return { leaf, kept: true };
  }
  const { data, status, source, provider, checks } = finding;
  if (finding.asked) await layAside(trx, place, finding, keeping);
  await audit(trx, place.lender, keeping.actor, 'document.refused', place.applicant, {
    document: place.entry.document.id,
    method: place.entry.key,
    status,
  });
  const leaf = { data, status, source, provider, checks, verifiedAt: new Date().toISOString() };
  return { leaf, kept: false };
}
