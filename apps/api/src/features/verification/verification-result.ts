import { additionOf } from '@pramaan/documents/additions.ts';
import { masked } from '@pramaan/documents/format.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { isEmpty } from '@pramaan/documents/paths.ts';
import { readRecord } from '@pramaan/documents/tree.ts';
import type { CaseFile } from '../../case-file/case-file.ts';
import { checkRecord } from '../../case-file/check-record.ts';
import { profileName } from '../../case-file/profile.ts';
import type { RecordRef, VerificationResult } from '../../case-file/records.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { VendorAnswer } from '../../providers/verification/port.ts';

/** Captured fields, tidied and checked. */
export type Values = Readonly<Record<string, string>>;

/** In place of an answer that is not there yet. */
export const late = Symbol('late');

/** The captured values as they may be kept: secrets cut to their last four. */
function storedRequest(recordRef: RecordRef, values: Values): Record<string, string> {
  const { capture } = recordRef.entry.method;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, capture[name]?.secret ? masked(value) : value]),
  );
}

/**
 * The finding over what stands at its place: what people said of the record before is taken along, and what is left to
 * look at judged again. `case file` is locked, so that no word said meanwhile is lost.
 */
export function againstCurrent(
  { entry, instance }: RecordRef,
  checked: VerificationResult,
  caseFile: CaseFile,
): VerificationResult {
  const addition = additionOf(entry.method);
  if (!addition) return checked;
  const data = addition.add(checked.data, readRecord(caseFile.docs, entry, instance)?.data);
  return { ...checked, data, ...checkRecord(entry, data, caseFile.profile.name) };
}

/** What a vendor's answer comes to: checked against the record's schema and the profile, with what our server adds. */
export function findings({ db, vault: hashes }: { db: Database; vault: Vault }) {
  const fingerprint = (recordRef: RecordRef, values: Values): Buffer =>
    hashes.lookup('asked', JSON.stringify([recordRef.entry.method.endpoint, Object.entries(values).sort()]));

  /** Turns a vendor's answer into a finding; `provider`: who gave it, or is asked. */
  const resultOf = async (
    recordRef: RecordRef,
    values: Values,
    answer: VendorAnswer | typeof late,
    provider: string,
  ): Promise<VerificationResult> => {
    const { method } = recordRef.entry;
    const common = {
      source: method.source,
      provider,
      request: storedRequest(recordRef, values),
    };
    if (answer === late) return { ...common, status: 'pending', data: {}, checks: [], asked: null };
    if (answer.outcome !== 'answered')
      return {
        ...common,
        status: answer.outcome,
        data: {},
        asked: null,
        checks: [{ name: 'Source', verdict: 'failed', detail: answer.detail }],
      };
    const parsed = method.result.safeParse(answer.record);
    if (!parsed.success)
      return {
        ...common,
        status: 'source_down',
        data: {},
        asked: null,
        checks: [{ name: 'Source', verdict: 'failed', detail: 'unreadable record' }],
      };
    const addition = additionOf(method);
    const answered = storable(method, parsed.data);
    const record = addition ? addition.add(answered) : answered;
    if (isEmpty(record))
      return {
        ...common,
        status: 'not_found',
        data: {},
        asked: null,
        checks: [{ name: 'Source', verdict: 'failed', detail: 'empty result' }],
      };
    const { status, checks } = checkRecord(
      recordRef.entry,
      record,
      await profileName(db, hashes, recordRef.lender, recordRef.applicant),
    );
    return { ...common, status, data: record, checks, asked: fingerprint(recordRef, values) };
  };

  return { fingerprint, resultOf };
}
