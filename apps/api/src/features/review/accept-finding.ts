import { ApiError } from '@pramaan/contract/errors.ts';
import { storeAcceptance } from '../../case-file/findings.ts';
import type { Principal } from '../../http/context.ts';
import type { Actor } from '../../platform/audit.ts';
import type { Changing } from './change-review.ts';

/** Accepts an open finding: known, and no reason against the loan. A block is never accepted. */
export async function acceptFinding(
  { trx, vault, review, now }: Changing,
  { lender, staff }: Principal,
  id: string,
  reason: string,
  actor: Actor,
): Promise<void> {
  const finding = review.findings.find((one) => one.id === id);
  if (finding?.state !== 'open') throw new ApiError('NOT_FOUND', 'This finding is not open.');
  if (finding.severity === 'block') throw new ApiError('FINDING_BLOCKS');
  await storeAcceptance(
    trx,
    { vault, lender },
    review.applicant,
    finding,
    { by: staff, at: now, reason },
    actor,
  );
}
