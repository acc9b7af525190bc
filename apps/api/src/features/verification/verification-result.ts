import { additionOf } from '@pramaan/documents/additions.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { isEmpty } from '@pramaan/documents/paths.ts';
import { storedRequest } from '../../case-file/check-record.ts';
import type { RecordRef, VerificationResult } from '../../case-file/records.ts';
import type { Vault } from '../../platform/vault.ts';
import type { VendorAnswer } from '../../providers/verification/port.ts';

/** Captured fields, tidied and checked. */
export type Values = Readonly<Record<string, string>>;

/** In place of an answer that is not there yet. */
export const late = Symbol('late');

/** What a vendor's answer comes to: checked against the record's schema, with what our server adds. It is judged when kept. */
export function findings({ vault: hashes }: { vault: Vault }) {
  const fingerprint = (recordRef: RecordRef, values: Values): Buffer =>
    hashes.lookup('asked', JSON.stringify([recordRef.entry.method.endpoint, Object.entries(values).sort()]));

  /** Turns a vendor's answer into a finding; `provider`: who gave it, or is asked. */
  const resultOf = (
    recordRef: RecordRef,
    values: Values,
    answer: VendorAnswer | typeof late,
    provider: string,
  ): VerificationResult => {
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
    return { ...common, basis: 'sound', data: record, checks: [], asked: fingerprint(recordRef, values) };
  };

  return { fingerprint, resultOf };
}
