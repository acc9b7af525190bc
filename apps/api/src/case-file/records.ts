import type { Action } from '@pramaan/contract/actions.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { anchorOf } from '@pramaan/documents/judgement/anchor.ts';
import { lastDayOf } from '@pramaan/documents/judgement/judge.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import {
  type Basis,
  type Check,
  readRecord,
  type StoredRecord,
  type Verdict,
  wholePlace,
  writeRecord,
} from '@pramaan/documents/tree.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { type CaseFile, openCaseFile, recordPart, saveCaseFile } from './case-file.ts';
import { checkAgain, checkRecord } from './check-record.ts';
import { answerInformationRequests } from './information-requests.ts';
import { judgeAgain } from './judge-again.ts';
import { noteTaskTime } from './task-times.ts';
import { voidDecision } from './void-decision.ts';

/** The place of a record: whose, which document, which method, which instance. */
export interface RecordRef {
  lender: string;
  applicant: string;
  entry: Entry;
  instance: number;
  /** The consent on which a check of this place stands. */
  consent?: string;
}

/**
 * What a check brought. `request` is what was asked, secrets already cut to their last four. With a `basis` it is judged when
 * it is kept; without one (no answer, no record) its status is what it is.
 */
export type VerificationResult = ResultParts &
  ({ basis: Basis; status?: undefined } | { status: Verdict; basis?: undefined });

/** The same with its verdict. */
export type CheckedResult = ResultParts & { status: Verdict; basis?: Basis; anchor?: boolean };

interface ResultParts {
  data: Record<string, unknown>;
  source: string;
  provider: string;
  checks: Check[];
  request: Record<string, unknown>;
  /** Of what was read: how sure its least sure value is, and the file it was read from. */
  confidence?: number;
  file?: string;
  /** Record paths that wait for the person's word. */
  unsure?: string[];
  /** Keyed hash of the whole request, for reuse while fresh; null when it must be asked again. */
  asked: Buffer | null;
}

/** What the database itself keeps of a record that stands. */
export interface CurrentRecord {
  status: Verdict;
  source: string;
  asked: Uint8Array | null;
  verified_at: Date;
}

const about = (recordRef: RecordRef, part: string) =>
  recordPart(recordRef.applicant, wholePlace(recordRef), part);

/** The record that stands at a place, if any. */
export async function currentRecord(
  trx: Queryable,
  { applicant, entry, instance }: RecordRef,
): Promise<CurrentRecord | undefined> {
  const [row] = await trx.query<CurrentRecord>(sql`
    select status, source, asked, verified_at from verification
    where applicant_id = ${applicant} and document = ${entry.document.id} and method = ${entry.key} and instance = ${instance}`);
  return row;
}

/** A result judged beside the case file in which it is kept; one that is no answer as it is. */
export function checked(recordRef: RecordRef, found: VerificationResult, caseFile: CaseFile): CheckedResult {
  if (!found.basis) return found as CheckedResult;
  return { ...found, ...checkRecord(recordRef, found, caseFile) };
}

/** The case file, locked until the transaction ends. Throws NO_SUCH_APPLICANT when the lender has no such file. */
export async function lockCaseFile(trx: Queryable, vault: LenderVault, applicant: string): Promise<CaseFile> {
  const caseFile = await openCaseFile(trx, vault, applicant);
  if (!caseFile) throw new ApiError('NO_SUCH_APPLICANT');
  return caseFile;
}

export interface StoreContext {
  vault: LenderVault;
  hashes: Vault;
  actor: Actor;
  action: Action;
}

/**
 * Judges what was brought and keeps it: the record with its history, the file's snapshot and the audit row, in the caller's
 * transaction. When it says more surely who the applicant is, the other records are judged again. Throws NO_SUCH_APPLICANT
 * when the lender has no such file.
 */
export async function storeRecord(
  trx: Queryable,
  recordRef: RecordRef,
  found: VerificationResult,
  context: StoreContext,
): Promise<{ record: StoredRecord; caseFile: CaseFile }> {
  const caseFile = await lockCaseFile(trx, context.vault, recordRef.applicant);
  const record = await storeChecked(trx, recordRef, checked(recordRef, found, caseFile), caseFile, context);
  return { record, caseFile };
}

/** Keeps what was judged beside `caseFile`, which the caller has locked. */
export async function storeChecked(
  trx: Queryable,
  recordRef: RecordRef,
  checked: CheckedResult,
  caseFile: CaseFile,
  { vault, hashes, actor, action }: StoreContext,
): Promise<StoredRecord> {
  const { lender, applicant, entry, instance } = recordRef;
  const anchorBefore = anchorOf(caseFile.docs, caseFile.profile);
  const before = readRecord(caseFile.docs, entry, instance)?.data;
  await voidDecision(trx, lender, applicant, { entry, before, after: checked.data }, actor);
  const at = new Date();
  const record: StoredRecord = {
    data: checked.data,
    status: checked.status,
    source: checked.source,
    provider: checked.provider,
    verifiedAt: at.toISOString(),
    checks: checked.checks,
    ...(recordRef.consent ? { consent: recordRef.consent } : {}),
    ...(checked.confidence === undefined ? {} : { confidence: checked.confidence }),
    ...(checked.file ? { file: checked.file } : {}),
    ...(checked.unsure && checked.unsure.length > 0 ? { unsure: checked.unsure } : {}),
    ...(checked.basis ? { basis: checked.basis } : {}),
    ...(checked.anchor ? { anchor: true } : {}),
  };
  await trx.query(sql`
    insert into verification (id, lender_id, applicant_id, document, method, instance, status, asked, request, result, source, provider, checks, verified_at, verified_by, consent_id, confidence, upload_id, valid_until)
    values (${newId()}, ${lender}, ${applicant}, ${entry.document.id}, ${entry.key}, ${instance}, ${checked.status}, ${checked.asked},
      ${vault.sealJson(checked.request, about(recordRef, 'request'))}, ${vault.sealJson(checked.data, about(recordRef, 'result'))},
      ${checked.source}, ${checked.provider}, ${JSON.stringify(checked.checks)}, ${at}, ${actor.id}, ${recordRef.consent ?? null},
      ${checked.confidence ?? null}, ${checked.file ?? null}, ${lastDayOf(entry, checked.data) || null}::date)
    on conflict (lender_id, applicant_id, document, method, instance) do update set
      status = excluded.status, asked = excluded.asked, request = excluded.request, result = excluded.result, source = excluded.source,
      provider = excluded.provider, checks = excluded.checks, verified_at = excluded.verified_at, verified_by = excluded.verified_by, consent_id = excluded.consent_id,
      confidence = excluded.confidence, upload_id = excluded.upload_id, valid_until = excluded.valid_until, carried_over = false,
      version = verification.version + 1`);
  writeRecord(caseFile.docs, entry, instance, record);
  await noteTaskTime(trx, { lender, applicant, area: entry.document.area }, actor);
  await audit(trx, lender, actor, action, applicant, {
    document: entry.document.id,
    method: entry.key,
    instance,
    status: checked.status,
    provider: checked.provider,
  });
  await judgeAgain(trx, { vault, lender, actor }, caseFile, anchorBefore, { except: wholePlace(recordRef) });
  await saveCaseFile(trx, vault, hashes, lender, caseFile);
  await answerInformationRequests(trx, lender, applicant, entry.document, checked.status, actor);
  return readRecord(caseFile.docs, entry, instance) ?? record;
}

/** An answer that does not stand goes to the history at once (version 0: it never stood), where its question finds it. */
export async function cacheAnswer(
  trx: Queryable,
  recordRef: RecordRef,
  checked: CheckedResult,
  { vault, actor }: Pick<StoreContext, 'vault' | 'actor'>,
): Promise<void> {
  const { lender, applicant, entry, instance } = recordRef;
  await trx.query(sql`
    insert into verification_history (id, lender_id, applicant_id, document, method, instance, status, asked, request, result, source, provider, checks,
      verified_at, verified_by, version, consent_id)
    values (${newId()}, ${lender}, ${applicant}, ${entry.document.id}, ${entry.key}, ${instance}, ${checked.status}, ${checked.asked},
      ${vault.sealJson(checked.request, about(recordRef, 'request'))}, ${vault.sealJson(checked.data, about(recordRef, 'result'))},
      ${checked.source}, ${checked.provider}, ${JSON.stringify(checked.checks)}, ${new Date()}, ${actor.id}, 0, ${recordRef.consent ?? null})`);
}

interface CachedRequest {
  request: Record<string, unknown>;
}

/** The answer to a question that was laid aside since `after`; undefined when there is none. */
export async function cachedAnswer(
  trx: Queryable,
  recordRef: RecordRef,
  vault: LenderVault,
  asked: Buffer,
  after: Date,
): Promise<
  (Pick<StoredRecord, 'status' | 'data' | 'checks' | 'provider' | 'source'> & CachedRequest) | undefined
> {
  const { applicant, entry, instance } = recordRef;
  const [row] = await trx.query<{
    status: Verdict;
    source: string;
    request: Uint8Array;
    result: Uint8Array;
    provider: string;
    checks: Check[];
  }>(sql`
    select status, source, request, result, provider, checks /* never null: request, result */ from verification_history
    where applicant_id = ${applicant} and document = ${entry.document.id} and method = ${entry.key} and instance = ${instance}
      and version = 0 and asked = ${asked} and verified_at > ${after} order by verified_at desc limit 1`);
  return (
    row && {
      status: row.status,
      source: row.source,
      request: vault.openJson(row.request, about(recordRef, 'request')),
      data: vault.openJson(row.result, about(recordRef, 'result')),
      checks: row.checks,
      provider: row.provider,
    }
  );
}

/** What is changed of a record that stands: what was found by whom and when stays as it is. */
type Amendment = Pick<StoredRecord, 'data'>;

/**
 * Changes what a record says beside what its source said: somebody's word on it. The version before stays in the
 * history, and it is judged again; the file's snapshot and the audit row come along, in the caller's transaction.
 *
 * @param change gets the record; its case file is locked until the transaction ends
 * Throws NO_SUCH_APPLICANT, or NOT_FOUND when nothing stands at the place.
 */
export async function amendRecord(
  trx: Queryable,
  recordRef: RecordRef,
  change: (record: StoredRecord) => Amendment,
  { vault, hashes, actor, action, detail = {} }: StoreContext & { detail?: Record<string, string> },
): Promise<StoredRecord> {
  const { lender, applicant, entry, instance } = recordRef;
  const caseFile = await lockCaseFile(trx, vault, applicant);
  const current = readRecord(caseFile.docs, entry, instance);
  if (!current) throw new ApiError('NOT_FOUND', `There is no ${entry.document.title} in this file.`);
  const { data } = change(current);
  const { status, checks } = checkAgain(
    recordRef,
    { ...current, data, basis: current.basis ?? 'sound' },
    {},
    anchorOf(caseFile.docs, caseFile.profile),
  );
  const record: StoredRecord = { ...current, data, status, checks };
  await voidDecision(trx, lender, applicant, { entry, before: current.data, after: record.data }, actor);
  await trx.query(sql`
    update verification set status = ${record.status}, checks = ${JSON.stringify(record.checks)}::jsonb,
      result = ${vault.sealJson(record.data, about(recordRef, 'result'))}, version = version + 1
    where applicant_id = ${applicant} and document = ${entry.document.id} and method = ${entry.key} and instance = ${instance}`);
  writeRecord(caseFile.docs, entry, instance, record);
  await saveCaseFile(trx, vault, hashes, lender, caseFile);
  await audit(trx, lender, actor, action, applicant, {
    document: entry.document.id,
    status: record.status,
    ...detail,
  });
  return record;
}
