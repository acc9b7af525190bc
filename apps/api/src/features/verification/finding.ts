import { additionOf } from '@pramaan/documents/additions.ts';
import { masked } from '@pramaan/documents/format.ts';
import { storable } from '@pramaan/documents/masking.ts';
import { isEmpty } from '@pramaan/documents/paths.ts';
import { readLeaf } from '@pramaan/documents/tree.ts';
import { checkRecord } from '../../dossier/check-record.ts';
import type { Dossier } from '../../dossier/dossier.ts';
import { profileName } from '../../dossier/profile.ts';
import type { Finding, Place } from '../../dossier/records.ts';
import type { Database } from '../../platform/database.ts';
import type { Vault } from '../../platform/vault.ts';
import type { VendorAnswer } from '../../providers/verification/port.ts';

/** Captured fields, tidied and checked. */
export type Values = Readonly<Record<string, string>>;

/** In place of an answer that is not there yet. */
export const late = Symbol('late');

/** The captured values as they may be kept: secrets cut to their last four. */
function keptRequest(place: Place, values: Values): Record<string, string> {
  const { capture } = place.entry.method;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, capture[name]?.secret ? masked(value) : value]),
  );
}

/**
 * The finding over what stands at its place: what people said of the record before is taken along, and what is left to
 * look at judged anew. `dossier` is locked, so that no word said meanwhile is lost.
 */
export function overStanding({ entry, slot }: Place, finding: Finding, dossier: Dossier): Finding {
  const addition = additionOf(entry.method);
  if (!addition) return finding;
  const data = addition.add(finding.data, readLeaf(dossier.docs, entry, slot)?.data);
  return { ...finding, data, ...checkRecord(entry, data, dossier.profile.name) };
}

/** What a vendor's answer comes to: checked against the record's schema and the profile, with what our server adds. */
export function findings({ db, vault: hashes, provider }: { db: Database; vault: Vault; provider: string }) {
  const fingerprint = (place: Place, values: Values): Buffer =>
    hashes.lookup('asked', JSON.stringify([place.entry.method.endpoint, Object.entries(values).sort()]));

  /** Turns a vendor's answer into a finding. */
  const findingOf = async (
    place: Place,
    values: Values,
    answer: VendorAnswer | typeof late,
  ): Promise<Finding> => {
    const { method } = place.entry;
    const common = {
      source: method.source,
      provider: provider,
      request: keptRequest(place, values),
    };
    if (answer === late) return { ...common, status: 'pending', data: {}, checks: [], asked: null };
    if (answer.outcome !== 'answered')
      return {
        ...common,
        status: answer.outcome,
        data: {},
        asked: null,
        checks: [{ name: 'Source', outcome: 'failed', detail: answer.detail }],
      };
    const parsed = method.result.safeParse(answer.record);
    if (!parsed.success)
      return {
        ...common,
        status: 'source_down',
        data: {},
        asked: null,
        checks: [{ name: 'Source', outcome: 'failed', detail: 'unreadable record' }],
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
        checks: [{ name: 'Source', outcome: 'failed', detail: 'empty result' }],
      };
    const { status, checks } = checkRecord(
      place.entry,
      record,
      await profileName(db, hashes, place.lender, place.applicant),
    );
    return { ...common, status, data: record, checks, asked: fingerprint(place, values) };
  };

  return { fingerprint, findingOf };
}
