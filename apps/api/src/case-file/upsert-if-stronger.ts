import { strengthOf } from '@pramaan/documents/source-strength.ts';
import type { StoredRecord, Verdict } from '@pramaan/documents/tree.ts';
import { audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import {
  type CheckedResult,
  type CurrentRecord,
  cacheAnswer,
  checked,
  currentRecord,
  lockCaseFile,
  type RecordRef,
  type StoreContext,
  storeChecked,
  type VerificationResult,
} from './records.ts';

/** Weakest first. */
const statuses: readonly string[] = [
  'needs_review',
  'mismatch',
  'invalid',
  'expired',
  'unmatched',
  'declared',
  'unconfirmed',
  'verified',
] satisfies Verdict[];

/**
 * A newer record replaces the stored one only if it is at least as strong, by verdict and then by source. The answer to
 * the very same question always replaces the earlier answer, better or worse.
 */
function canReplace(
  found: Pick<CheckedResult, 'status' | 'source' | 'asked'>,
  current: CurrentRecord,
): boolean {
  if (found.asked && current.asked && found.asked.equals(current.asked)) return true;
  // Hiding what a source answered and a person is yet to look at would hide what was found.
  if (found.asked && found.status === 'needs_review') return true;
  const weigh = ({ status, source }: { status: string; source: string }) =>
    [statuses.indexOf(status), strengthOf(source)] as const;
  const [status, source] = weigh(found);
  const [stood, by] = weigh(current);
  return status === stood ? source >= by : status > stood;
}

/**
 * Keeps a finding unless a better record stands at its place (decisions 0008 and 0035): a failed check never covers a
 * record, one of another person's never one's own, a weaker source never a stronger. What is not kept is audited, and an
 * answer is laid aside, so that the same question is not paid for again. In the caller's transaction.
 *
 * @returns the record as it was found, and whether it is now the one of the file
 */
export async function upsertIfStronger(
  trx: Queryable,
  recordRef: RecordRef,
  found: VerificationResult,
  context: StoreContext,
): Promise<{ record: StoredRecord; stored: boolean }> {
  const caseFile = await lockCaseFile(trx, context.vault, recordRef.applicant);
  const current = await currentRecord(trx, recordRef);
  const result = checked(recordRef, found, caseFile);
  if (!current || canReplace(result, current)) {
    const record = await storeChecked(trx, recordRef, result, caseFile, context);
    return { record, stored: true };
  }
  const { data, status, source, provider, checks } = result;
  if (result.asked) await cacheAnswer(trx, recordRef, result, context);
  await audit(trx, recordRef.lender, context.actor, 'document.rejected', recordRef.applicant, {
    document: recordRef.entry.document.id,
    method: recordRef.entry.key,
    status,
  });
  const record = { data, status, source, provider, checks, verifiedAt: new Date().toISOString() };
  return { record, stored: false };
}
