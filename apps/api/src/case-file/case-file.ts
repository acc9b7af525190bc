import { gunzipSync, gzipSync } from 'node:zlib';
import { fromStages } from '@pramaan/contract/stages.ts';
import { factOf } from '@pramaan/documents/facts.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import type { LoanProduct } from '@pramaan/documents/loan-product.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { maskedChecks, maskedRecord } from '@pramaan/documents/masking.ts';
import { findMissingRequirements } from '@pramaan/documents/missing-requirements.ts';
import { earlierAttempts } from '@pramaan/documents/progress.ts';
import { type DefinedRecord, definedRecords } from '@pramaan/documents/records.ts';
import { isGood, type StoredRecord, type Tree, writeRecord } from '@pramaan/documents/tree.ts';
import { ownTree } from '@pramaan/documents/withheld.ts';
import type { Actor } from '../platform/audit.ts';
import { batched } from '../platform/batcher.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { dueFromNow } from './due.ts';
import { type FindingContext, refreshFindings } from './findings.ts';
import { searchTokens } from './search-tokens.ts';

export interface Profile {
  name: string;
  mobileNo: string;
  email: string;
  segment: string;
  reference: string;
  /** The loan product that the application is for; absent while nobody has chosen one. */
  product?: Pick<LoanProduct, 'code' | 'name'>;
  /** Id of the file with the person's picture. */
  picture?: string;
  /** When the person said of their Aadhaar records: this is me. ISO 8601. */
  aadhaarConfirmedAt?: string;
  /** The person's application before this one, and how many of its documents were carried over. */
  follows?: { reference: string; documents: number };
}

/** The whole file of one applicant, as `GET /applicants/{id}` answers it. */
export interface CaseFile {
  _id: string;
  custId: string;
  segment: string;
  profile: Profile;
  /** The loan product as it was when it was chosen: what is asked, and the limits of the loan. */
  product?: LoanProduct;
  /** As what the person joins the application of another; absent for who applies. */
  joinsAs?: JoiningRole;
  docs: Tree;
}

/**
 * Who reads it: `plain` is the whole file, for the product itself; `own` is what the person sees, without records that may
 * be another person's; `masked` is what others see, without account numbers and the like.
 */
export type View = 'plain' | 'own' | 'masked';

/** Whether somebody has to look at a record: neither good as it was given, nor still being checked. */
const needsAttention = (record: StoredRecord): boolean => !isGood(record) && record.status !== 'pending';

/** Whether a newer, stronger record of the same document has made an attempt past. */
const isPast = (attempt: DefinedRecord, given: readonly DefinedRecord[]): boolean =>
  earlierAttempts(given.filter(({ entry }) => entry.document === attempt.entry.document)).includes(attempt);

/** Name of a sealed part of a record, which binds the bytes to their row. `place` is document.method.instance. */
export const recordPart = (applicant: string, place: string, part: string) =>
  `record ${applicant} ${place} ${part}`;

const recordRef = (applicant: string, view: string) => `case file ${applicant} ${view}`;

/** The profile as others than the person see it. */
export const maskedProfile = (profile: Profile): Profile => ({
  ...profile,
  mobileNo: masked(profile.mobileNo),
});

function maskedCaseFile(caseFile: CaseFile): CaseFile {
  const docs = structuredClone(caseFile.docs);
  for (const { entry, instance, record } of definedRecords(docs))
    writeRecord(docs, entry, instance, {
      ...record,
      data: maskedRecord(entry.method, record.data),
      checks: maskedChecks(record.checks ?? []),
    });
  return { ...caseFile, profile: maskedProfile(caseFile.profile), docs };
}

/** The reply envelope of the file, compressed: written once, served as bytes. A fifth of the text, for little work. */
const envelope = (caseFile: CaseFile): Buffer =>
  gzipSync(JSON.stringify({ success: true, message: '', result: caseFile }), { level: 1 });

/** The file that an envelope's bytes hold. */
export function readEnvelope(compressed: Buffer): CaseFile {
  return (JSON.parse(gunzipSync(compressed).toString()) as { result: CaseFile }).result;
}

/** The file as the applicant sees it: the file itself when nothing of it is withheld. */
export function ownCaseFile(caseFile: CaseFile): CaseFile {
  const docs = ownTree(caseFile.docs);
  return docs === caseFile.docs ? caseFile : { ...caseFile, docs };
}

async function put(trx: Queryable, vault: LenderVault, lender: string, caseFile: CaseFile): Promise<void> {
  const own = ownCaseFile(caseFile);
  const views: Partial<Record<View, CaseFile>> = {
    plain: caseFile,
    masked: maskedCaseFile(caseFile),
    ...(own === caseFile ? {} : { own }),
  };
  if (!views.own)
    await trx.query(sql`delete from case_file where applicant_id = ${caseFile._id} and view = 'own'`);
  for (const [view, file] of Object.entries(views) as [View, CaseFile][])
    await trx.query(sql`
      insert into case_file (applicant_id, lender_id, view, sealed)
      values (${caseFile._id}, ${lender}, ${view}, ${vault.seal(envelope(file), recordRef(caseFile._id, view))})
      on conflict (lender_id, applicant_id, view) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`);
}

/** Subjects of what an application still lacks for a decision. */
export const missingSubjects = (caseFile: CaseFile): string[] =>
  findMissingRequirements(caseFile.docs, undefined, caseFile).flatMap(({ needed, subject }) =>
    needed ? [subject] : [],
  );

/** Seals the first snapshot of a new file. */
export const putNew = put;

const unseal = (vault: LenderVault, applicant: string, row: { sealed: Uint8Array } | undefined) =>
  row ? readEnvelope(vault.open(row.sealed, recordRef(applicant, 'plain'))) : undefined;

/** Opens the file, locked until the transaction ends; undefined when the lender has no such applicant. */
export async function openCaseFile(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<CaseFile | undefined> {
  const [row] = await trx.query<{ sealed: Uint8Array }>(
    sql`select sealed from case_file where applicant_id = ${applicant} and view = 'plain' for update`,
  );
  return unseal(vault, applicant, row);
}

/** The file as it stands, for a look beside another one: not locked. */
export async function readCaseFile(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<CaseFile | undefined> {
  const [row] = await trx.query<{ sealed: Uint8Array }>(
    sql`select sealed from case_file where applicant_id = ${applicant} and view = 'plain'`,
  );
  return unseal(vault, applicant, row);
}

/** Keeps a changed file: both views, the sealed profile, the counts that lists show and its findings, in the caller's transaction. */
export async function saveCaseFile(
  trx: Queryable,
  vault: LenderVault,
  hashes: Vault,
  lender: string,
  caseFile: CaseFile,
): Promise<void> {
  await put(trx, vault, lender, caseFile);
  const given = definedRecords(caseFile.docs);
  // Card order puts the PAN card itself before the firms that also state one.
  const pan = given.map(({ entry, record }) => factOf(entry.method, record.data, 'pan')).find(Boolean);
  const attention = given.filter((one) => needsAttention(one.record) && !isPast(one, given)).length;
  // Nobody decides over what changed after they looked. With all that a decision needs it is the review's turn; it goes back when something of it no longer holds.
  const missing = missingSubjects(caseFile);
  const whole = missing.length === 0;
  const { from, to } = fromStages(whole ? 'complete' : 'incomplete');
  const due = whole ? await dueFromNow(trx, lender) : null;
  await trx.query(sql`
    update applicant set provided = ${given.length}, segment = ${caseFile.segment}, attention = ${attention}, missing = ${missing}, product_code = ${caseFile.product?.code ?? null}, product_version = ${caseFile.product?.version ?? null}, updated_at = now(),
      profile = ${vault.sealJson(caseFile.profile, `profile ${caseFile._id}`)}, name_tokens = ${searchTokens(hashes, { name: caseFile.profile.name, mobile: caseFile.profile.mobileNo, pan })}, pan_hash = ${pan ? hashes.lookup('pan', pan) : null},
      review_version = review_version + 1, stage = case when stage = any(${from}) then ${to} else stage::text end,
      due_at = case when ${whole} and stage = any(${from}) then coalesce(due_at, case when due_left is null then ${due}::timestamptz end) else due_at end
    where id = ${caseFile._id}`);
  await refreshFindings(trx, { vault, hashes, lender }, caseFile);
}

/** Computes the findings of a case again where something beside its file changed, a consent for example. */
export async function recomputeFindings(
  trx: Queryable,
  context: FindingContext,
  applicant: string,
): Promise<void> {
  const caseFile = await openCaseFile(trx, context.vault, applicant);
  if (caseFile) await refreshFindings(trx, context, caseFile);
}

interface Reading {
  lender: string;
  applicant: string;
  view: View;
  actor: Pick<Actor, 'kind' | 'id' | 'ip' | 'requestId'>;
}

type ReadCaseFile = (vault: LenderVault, reading: Reading) => Promise<Buffer | null>;

/**
 * Reads the compressed bytes of a file's envelope in one view, with the audit row of reading it, in one statement;
 * null when there is none. Readings that come at the same time share the statement.
 */
export function caseFileReader(db: Queryable): ReadCaseFile {
  // As base64: PostgreSQL sends bytes as hexadecimal digits, half as much again, and they take longer to decode.
  type Found = { asked: number; found_view: string; file: string };
  const read = batched(async (readings: readonly Reading[]): Promise<(Found | undefined)[]> => {
    const each = <T>(of: (reading: Reading) => T) => readings.map(of);
    const rows = await db.query<Found>(sql`
      select asked, found_view, encode(file, 'base64')::text as file from read_files(${each(({ lender }) => lender)}::uuid[], ${each(({ applicant }) => applicant)}::uuid[],
        ${each(({ view }) => view)}::text[], ${each(({ actor }) => actor.kind)}::text[], ${each(({ actor }) => actor.id)}::uuid[],
        ${each(({ actor }) => actor.ip)}::text[], ${each(({ actor }) => actor.requestId)}::text[]) /* never null: asked, found_view, file */`);
    const byPlace = new Map(rows.map((row) => [row.asked, row]));
    return readings.map((_, index) => byPlace.get(index + 1));
  });
  return async (vault, reading) => {
    const found = await read(reading);
    // The seal names the applicant and the view: bytes of another file would not open.
    return found
      ? vault.open(Buffer.from(found.file, 'base64'), recordRef(reading.applicant, found.found_view))
      : null;
  };
}

/** A change of ours, not of the applicant or the lender: the application's clock of retention does not begin again. */
export async function withoutTouching(
  trx: Queryable,
  applicant: string,
  change: () => Promise<unknown>,
): Promise<void> {
  // As text: a Date would cut the time to milliseconds.
  const [before] = await trx.query<{ updated_at: string }>(
    sql`select updated_at::text from applicant where id = ${applicant}`,
  );
  await change();
  if (before)
    await trx.query(
      sql`update applicant set updated_at = ${before.updated_at}::timestamptz where id = ${applicant}`,
    );
}
