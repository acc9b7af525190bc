import { date } from '@pramaan/documents/format.ts';
import { type Anchor, anchorOf } from '@pramaan/documents/judgement/anchor.ts';
import { lastDayOf } from '@pramaan/documents/judgement/judge.ts';
import { type DefinedRecord, definedRecords } from '@pramaan/documents/records.ts';
import {
  type Check,
  type StoredRecord,
  unansweredVerdicts,
  wholePlace,
  writeRecord,
} from '@pramaan/documents/tree.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault } from '../platform/vault.ts';
import { type CaseFile, recordPart } from './case-file.ts';
import { checkAgain, dayOfJudging } from './check-record.ts';

interface Context {
  vault: LenderVault;
  lender: string;
  actor: Actor;
}

/** What was asked for each record of a file; secrets cut to their last four. */
export async function requestsOf(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<(place: string) => Record<string, unknown>> {
  const rows = await trx.query<{
    document: string;
    method: string;
    instance: number;
    request: Uint8Array | null;
  }>(sql`select document, method, instance, request from verification where applicant_id = ${applicant}`);
  return (place) => {
    const found = rows.find((row) => `${row.document}.${row.method}.${row.instance}` === place)?.request;
    return found ? vault.openJson(found, recordPart(applicant, place, 'request')) : {};
  };
}

/** A change of the application that ends a mismatch is said in the record: it is never repaired in silence. */
const repaired = (day: string): Check => ({
  name: 'Identity',
  verdict: 'doubtful',
  detail: `It did not match until the application was changed on ${date(day)}.`,
});

const isSame = (one: Check[], other: Check[]) => JSON.stringify(one) === JSON.stringify(other);

async function store(
  trx: Queryable,
  { lender, actor }: Context,
  caseFile: CaseFile,
  { entry, instance, record }: DefinedRecord,
  after: Pick<StoredRecord, 'status' | 'checks'> & { anchor: boolean },
): Promise<void> {
  const { anchor: _anchor, ...rest } = record;
  const changed = { ...rest, ...after, ...(after.anchor ? { anchor: true } : {}) };
  if (!after.anchor) delete (changed as Partial<StoredRecord>).anchor;
  writeRecord(caseFile.docs, entry, instance, changed as StoredRecord);
  if (after.status === record.status && isSame(after.checks, record.checks ?? [])) return;
  await trx.query(sql`
    update verification set status = ${after.status}, checks = ${JSON.stringify(after.checks)}::jsonb, version = version + 1,
      valid_until = ${lastDayOf(entry, record.data) || null}::date
    where applicant_id = ${caseFile._id} and document = ${entry.document.id} and method = ${entry.key} and instance = ${instance}`);
  await audit(trx, lender, actor, 'document.judged', caseFile._id, {
    document: entry.document.id,
    method: entry.key,
    instance,
    before: record.status,
    status: after.status,
  });
}

/** More rounds than an anchor that anchors another could need. */
const mostRounds = 4;

/**
 * Judges every record of a file again, in the transaction of the change that made it necessary: the name of the application
 * changed, a record that says more surely who the applicant is came or went, or a last day is over. Each verdict that changes has the one before
 * in its history, and an audit row. The caller saves the file.
 *
 * @param before the anchor by which the records were judged; null: each is judged again, whatever it was judged by
 * @param except a record that was judged just now
 */
export async function judgeAgain(
  trx: Queryable,
  context: Context,
  caseFile: CaseFile,
  before: Anchor | null,
  { except = '', day = dayOfJudging() }: { except?: string; day?: string } = {},
): Promise<void> {
  let judgedBy = JSON.stringify(before);
  let skip = except;
  for (let round = 0; round < mostRounds; round++) {
    const anchor = anchorOf(caseFile.docs, caseFile.profile);
    if (JSON.stringify(anchor) === judgedBy) return;
    judgedBy = JSON.stringify(anchor);
    const requestOf = await requestsOf(trx, context.vault, caseFile._id);
    for (const one of definedRecords(caseFile.docs)) {
      const place = wholePlace(one);
      if (place === skip || unansweredVerdicts.includes(one.record.status)) continue;
      const { status, checks, anchor: anchors } = checkAgain(one, one.record, requestOf(place), anchor, day);
      const ended = one.record.status === 'mismatch' && status !== 'mismatch';
      const after = { status, checks: ended ? [repaired(day), ...checks] : checks, anchor: anchors };
      await store(trx, context, caseFile, one, after);
    }
    // What the newest record itself is compared with can have changed by now.
    skip = '';
  }
}
