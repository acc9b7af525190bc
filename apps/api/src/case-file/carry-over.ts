import { isOfThePerson } from '@pramaan/documents/carried-over.ts';
import { type DefinedRecord, definedRecords } from '@pramaan/documents/records.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import { isGood, readRecord, wholePlace, writeRecord } from '@pramaan/documents/tree.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { FileGone, type FileStore, FilesDown } from '../platform/files.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { type CaseFile, openCaseFile, readCaseFile, recordPart, saveCaseFile } from './case-file.ts';
import { judgeAgain } from './judge-again.ts';
import { currentConsent } from './ledger.ts';
import { readReviews, rejectedPlaces } from './record-reviews.ts';

interface CarryOverDeps {
  db: Database;
  hashes: Vault;
  files: FileStore;
}

interface Whose {
  lender: string;
  applicant: string;
}

/** A stored record of the earlier application, as the database keeps it. */
interface RecordRow {
  document: string;
  method: string;
  instance: number;
  status: string;
  asked: Uint8Array | null;
  request: Uint8Array | null;
  result: Uint8Array | null;
  source: string;
  provider: string;
  checks: unknown;
  verified_at: Date;
  verified_by: string | null;
  consent_id: string | null;
  confidence: number | null;
  upload_id: string | null;
  valid_until: string | null;
}

interface FileRow {
  id: string;
  document: string;
  media_type: string;
  bytes: number;
  sha256: Uint8Array;
  name: Uint8Array;
  uploaded_by: string | null;
  created_at: Date;
  reading: Uint8Array | null;
}

/** What the earlier application has for the new one. */
interface Plan {
  from: CaseFile;
  records: DefinedRecord[];
  rows: RecordRow[];
  files: FileRow[];
}

/** The person's last application before this one that has a record; undefined where there is none, or it was carried over already. */
async function earlierOf(trx: Queryable, applicant: string): Promise<string | undefined> {
  const [row] = await trx.query<{ id: string }>(sql`
    select e.id from applicant me
      join applicant e on e.lender_id = me.lender_id and (e.id = me.person_id or e.person_id = me.person_id) and e.created_at < me.created_at
    where me.id = ${applicant} and me.carried_over_at is null
      and exists (select from verification v where v.lender_id = e.lender_id and v.applicant_id = e.id)
    order by e.created_at desc limit 1`);
  return row?.id;
}

const documentAndInstance = (place: string) => {
  const [document = '', , instance = '1'] = place.split('.');
  return `${document} ${instance}`;
};

/** What goes along: documents of the person that have nothing against them, and whose consent stands in both applications. */
async function planOf(trx: Queryable, vault: LenderVault, applicant: string): Promise<Plan | undefined> {
  const earlier = await earlierOf(trx, applicant);
  if (!earlier) return undefined;
  for (const one of [applicant, earlier])
    if (!(await currentConsent(trx, one, 'verification'))) return undefined;
  const from = await readCaseFile(trx, vault, earlier);
  if (!from) return undefined;
  const rejected = new Set(
    [...rejectedPlaces(await readReviews(trx, earlier))].map((place) => documentAndInstance(place)),
  );
  const isCarried = (place: string) => !rejected.has(documentAndInstance(place));
  const records = definedRecords(from.docs).filter(
    (one) => isOfThePerson(one.entry.document) && isGood(one.record) && isCarried(wholePlace(one)),
  );
  const all = await trx.query<RecordRow>(sql`
    select document, method, instance, status, asked, request, result, source, provider, checks, verified_at, verified_by, consent_id,
      confidence, upload_id, valid_until::text
    from verification where applicant_id = ${earlier}`);
  const rows = all.filter((row) => {
    const document = findDocument(row.document);
    return document && isOfThePerson(document) && isGood(row) && isCarried(placeOf(row));
  });
  const named = JSON.stringify([from.profile, records.map(({ record }) => record), rows]);
  const files = await trx.query<FileRow>(sql`
    select id, document, media_type, bytes, sha256, name, uploaded_by, created_at, reading from upload where applicant_id = ${earlier}`);
  return { from, records, rows, files: files.filter(({ id }) => named.includes(id)) };
}

const placeOf = ({ document, method, instance }: RecordRow) => `${document}.${method}.${instance}`;

/** Copies the bytes of the files: old id → new id. Nothing names a file that is gone. Throws FilesDown. */
async function copyFiles(
  { files }: CarryOverDeps,
  vault: LenderVault,
  lender: string,
  rows: readonly FileRow[],
): Promise<ReadonlyMap<string, string>> {
  const copied = new Map<string, string>();
  for (const { id } of rows) {
    const bytes = await files.get(lender, id, vault).catch((error: unknown) => {
      if (error instanceof FileGone) return null;
      throw error;
    });
    if (!bytes) continue;
    const copy = newId();
    await files.put(lender, copy, vault, bytes);
    copied.set(id, copy);
  }
  return copied;
}

/** The same value with other ids in it: of the applicant and of their files. */
function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  let text = JSON.stringify(value);
  for (const [from, to] of ids) text = text.replaceAll(from, to);
  return JSON.parse(text) as T;
}

async function writeFiles(
  trx: Queryable,
  vault: LenderVault,
  { lender, applicant }: Whose,
  files: readonly FileRow[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const row of files) {
    const id = ids.get(row.id);
    if (!id) continue;
    const name = vault.open(row.name, `file name ${row.id}`);
    const reading = row.reading && vault.openJson<object>(row.reading, `file reading ${row.id}`);
    await trx.query(sql`
      insert into upload (id, lender_id, applicant_id, document, media_type, bytes, sha256, name, uploaded_by, created_at, reading)
      values (${id}, ${lender}, ${applicant}, ${row.document}, ${row.media_type}, ${row.bytes}, ${row.sha256},
        ${vault.seal(name, `file name ${id}`)}, ${row.uploaded_by}, ${row.created_at},
        ${reading && vault.sealJson(reading, `file reading ${id}`)})`);
  }
}

async function writeRows(
  trx: Queryable,
  vault: LenderVault,
  { lender, applicant }: Whose,
  { from, rows }: Plan,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const again = (sealed: Uint8Array | null, row: RecordRow, part: string) =>
    sealed &&
    vault.sealJson(
      withIds(vault.openJson<object>(sealed, recordPart(from._id, placeOf(row), part)), ids),
      recordPart(applicant, placeOf(row), part),
    );
  for (const row of rows) {
    const upload = row.upload_id && (ids.get(row.upload_id) ?? null);
    await trx.query(sql`
      insert into verification (id, lender_id, applicant_id, document, method, instance, status, asked, request, result, source, provider,
        checks, verified_at, verified_by, consent_id, confidence, upload_id, valid_until, carried_over)
      values (${newId()}, ${lender}, ${applicant}, ${row.document}, ${row.method}, ${row.instance}, ${row.status}, ${row.asked},
        ${again(row.request, row, 'request')}, ${again(row.result, row, 'result')}, ${row.source}, ${row.provider},
        ${JSON.stringify(row.checks)}, ${row.verified_at}, ${row.verified_by}, ${row.consent_id}, ${row.confidence}, ${upload},
        ${row.valid_until}::date, true)
      on conflict (lender_id, applicant_id, document, method, instance) do nothing`);
  }
}

/** Puts the records into the new file where it has none, and what is known of the person. Answers how many were put there. */
function fill(file: CaseFile, { from, records }: Plan, ids: ReadonlyMap<string, string>): number {
  const free = records.filter(({ entry, instance }) => !readRecord(file.docs, entry, instance));
  for (const { entry, instance, record } of free) {
    const { file: read, ...rest } = record;
    const kept = read !== undefined && ids.has(read) ? { ...rest, file: read } : rest;
    writeRecord(file.docs, entry, instance, withIds(kept, ids));
  }
  const { name, email, picture, aadhaarConfirmedAt } = withIds(from.profile, ids);
  file.profile = {
    ...(picture && ids.has(from.profile.picture ?? '') ? { picture } : {}),
    ...(aadhaarConfirmedAt ? { aadhaarConfirmedAt } : {}),
    ...file.profile,
    ...{ name: file.profile.name || name, email: file.profile.email || email },
    follows: { reference: from.profile.reference, documents: free.length },
  };
  return free.length;
}

/**
 * Carries the documents of a person over from their earlier application, with their dates, once: when the person has entered the
 * new one and agreed (decision 0114). Nothing happens without an earlier application, or without the consent in both; where the
 * files cannot be reached, it is done when the person next enters.
 */
export async function carryOver(deps: CarryOverDeps, whose: Whose, actor: Actor): Promise<void> {
  const { db, hashes } = deps;
  const { lender, applicant } = whose;
  const vault = await hashes.of(lender, db);
  const plan = await db.tenant(lender, (trx) => planOf(trx, vault, applicant));
  if (!plan) return;
  const copied = await copyFiles(deps, vault, lender, plan.files).catch((error: unknown) => {
    if (error instanceof FilesDown) return null;
    throw error;
  });
  if (!copied) return;
  const ids = new Map([...copied, [plan.from._id, applicant]]);
  await db.tenant(lender, async (trx) => {
    const file = await openCaseFile(trx, vault, applicant);
    const first = await trx.query<{ id: string }>(sql`
      update applicant set carried_over_at = now() where id = ${applicant} and carried_over_at is null returning id`);
    if (!file || first.length === 0) return;
    await writeFiles(trx, vault, whose, plan.files, ids);
    await writeRows(trx, vault, whose, plan, ids);
    const documents = fill(file, plan, ids);
    await judgeAgain(trx, { vault, lender, actor }, file, null);
    await saveCaseFile(trx, vault, hashes, lender, file);
    await audit(trx, lender, actor, 'application.carried-over', applicant, {
      from: plan.from._id,
      documents,
    });
  });
}
