import type { Source } from '@pramaan/documents/define.ts';
import type { Leaf } from '@pramaan/documents/tree.ts';
import { audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import {
  type Finding,
  type Keeping,
  keepFinding,
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

/** Does what was found say more than what stands? Found anew and alike, it takes its place. */
function isBetter(found: Pick<Finding, 'status' | 'source'>, standing: Pick<Standing, 'status' | 'source'>) {
  const weigh = ({ status, source }: { status: string; source: string }) =>
    [statuses.indexOf(status), sources.indexOf(source as Source)] as const;
  const [status, source] = weigh(found);
  const [stood, by] = weigh(standing);
  return status === stood ? source >= by : status > stood;
}

/**
 * Keeps a finding unless a better record stands at its place (decision 0008): a record of another person's never covers
 * one's own, nor a weaker source a stronger. What is not kept is audited. In the caller's transaction.
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
  if (!standing || isBetter(finding, standing)) {
    const { leaf } = await keepFinding(trx, place, finding, keeping);
    return { leaf, kept: true };
  }
  const { data, status, source, provider, checks } = finding;
  await audit(trx, place.lender, keeping.actor, 'document.refused', place.applicant, {
    document: place.entry.document.id,
    method: place.entry.key,
    status,
  });
  const leaf = { data, status, source, provider, checks, verifiedAt: new Date().toISOString() };
  return { leaf, kept: false };
}
