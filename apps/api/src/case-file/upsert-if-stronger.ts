import type { Source } from '@pramaan/documents/define.ts';
import type { StoredRecord } from '@pramaan/documents/tree.ts';
import { audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import {
  type CurrentRecord,
  cacheAnswer,
  currentRecord,
  type RecordRef,
  type StoreContext,
  storeRecord,
  type VerificationResult,
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
function canReplace(
  found: Pick<VerificationResult, 'status' | 'source' | 'asked'>,
  current: CurrentRecord,
): boolean {
  if (found.asked && current.asked && found.asked.equals(current.asked)) return true;
  // Hiding what a source answered and a person is yet to look at would hide what was found.
  if (found.asked && found.status === 'needs_review') return true;
  const weigh = ({ status, source }: { status: string; source: string }) =>
    [statuses.indexOf(status), sources.indexOf(source as Source)] as const;
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
  checked: VerificationResult,
  context: StoreContext,
): Promise<{ record: StoredRecord; stored: boolean }> {
  const current = await currentRecord(trx, recordRef);
  if (!current || canReplace(checked, current)) {
    const { record } = await storeRecord(trx, recordRef, checked, context);
    return { record, stored: true };
  }
  const { data, status, source, provider, checks } = checked;
  if (checked.asked) await cacheAnswer(trx, recordRef, checked, context);
  await audit(trx, recordRef.lender, context.actor, 'document.rejected', recordRef.applicant, {
    document: recordRef.entry.document.id,
    method: recordRef.entry.key,
    status,
  });
  const record = { data, status, source, provider, checks, verifiedAt: new Date().toISOString() };
  return { record, stored: false };
}
