import type { Action } from '@pramaan/contract/actions.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import type { Entry } from '@pramaan/documents/registry.ts';
import { type Check, type Leaf, type Outcome, readLeaf, writeLeaf } from '@pramaan/documents/tree.ts';
import { type Actor, audit } from '../platform/audit.ts';
import type { Queryable } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';
import { answerAsks } from './asks.ts';
import { type Dossier, keepDossier, openDossier } from './dossier.ts';

/** The place of a record: whose, which document, which method, which slot. */
export interface Place {
  lender: string;
  applicant: string;
  entry: Entry;
  slot: number;
  /** The consent on which a check of this place stands. */
  consent?: string;
}

/** What a check brought. `request` is what was asked, secrets already cut to their last four. */
export interface Finding {
  status: Outcome;
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
export interface Standing {
  status: Outcome;
  source: string;
  asked: Uint8Array | null;
  verified_at: Date;
}

/** Name of the sealed parts of a record: binds the bytes to their row. */
const about = ({ applicant, entry, slot }: Place, part: string) =>
  `record ${applicant} ${entry.document.id}.${entry.key}.${slot} ${part}`;

/** The record that stands at a place, if any. */
export async function standingRecord(
  trx: Queryable,
  { applicant, entry, slot }: Place,
): Promise<Standing | undefined> {
  const [row] = await trx.query<Standing>(sql`
    select status, source, asked, verified_at from verification
    where applicant_id = ${applicant} and document = ${entry.document.id} and method = ${entry.key} and slot = ${slot}`);
  return row;
}

export interface Keeping {
  vault: LenderVault;
  hashes: Vault;
  actor: Actor;
  action: Action;
}

/**
 * Keeps a finding: the record with its history, the file's snapshot and the audit row, in the caller's
 * transaction. Throws NO_SUCH_APPLICANT when the lender has no such file.
 */
export async function keepFinding(
  trx: Queryable,
  place: Place,
  finding: Finding,
  { vault, hashes, actor, action }: Keeping,
): Promise<{ leaf: Leaf; dossier: Dossier }> {
  const { lender, applicant, entry, slot } = place;
  const dossier = await openDossier(trx, vault, applicant);
  if (!dossier) throw new Refusal('NO_SUCH_APPLICANT');
  const at = new Date();
  const leaf: Leaf = {
    data: finding.data,
    status: finding.status,
    source: finding.source,
    provider: finding.provider,
    verifiedAt: at.toISOString(),
    checks: finding.checks,
    ...(place.consent ? { consent: place.consent } : {}),
    ...(finding.confidence === undefined ? {} : { confidence: finding.confidence }),
    ...(finding.file ? { file: finding.file } : {}),
    ...(finding.unsure && finding.unsure.length > 0 ? { unsure: finding.unsure } : {}),
  };
  await trx.query(sql`
    insert into verification (id, lender_id, applicant_id, document, method, slot, status, asked, request, result, source, provider, checks, verified_at, verified_by, consent_id, confidence, upload_id)
    values (${newId()}, ${lender}, ${applicant}, ${entry.document.id}, ${entry.key}, ${slot}, ${finding.status}, ${finding.asked},
      ${vault.sealJson(finding.request, about(place, 'request'))}, ${vault.sealJson(finding.data, about(place, 'result'))},
      ${finding.source}, ${finding.provider}, ${JSON.stringify(finding.checks)}, ${at}, ${actor.id}, ${place.consent ?? null},
      ${finding.confidence ?? null}, ${finding.file ?? null})
    on conflict (lender_id, applicant_id, document, method, slot) do update set
      status = excluded.status, asked = excluded.asked, request = excluded.request, result = excluded.result, source = excluded.source,
      provider = excluded.provider, checks = excluded.checks, verified_at = excluded.verified_at, verified_by = excluded.verified_by, consent_id = excluded.consent_id,
      confidence = excluded.confidence, upload_id = excluded.upload_id,
      version = verification.version + 1`);
  writeLeaf(dossier.docs, entry, slot, leaf);
  await keepDossier(trx, vault, hashes, lender, dossier);
  await audit(trx, lender, actor, action, applicant, {
    document: entry.document.id,
    method: entry.key,
    slot,
    status: finding.status,
    provider: finding.provider,
  });
  await answerAsks(trx, lender, applicant, entry.document, finding.status, actor);
  return { leaf, dossier };
}

/** An answer that does not stand goes to the history at once (version 0: it never stood), where its question finds it. */
export async function layAside(
  trx: Queryable,
  place: Place,
  finding: Finding,
  { vault, actor }: Pick<Keeping, 'vault' | 'actor'>,
): Promise<void> {
  const { lender, applicant, entry, slot } = place;
  await trx.query(sql`
    insert into verification_history (id, lender_id, applicant_id, document, method, slot, status, asked, request, result, source, provider, checks,
      verified_at, verified_by, version, consent_id)
    values (${newId()}, ${lender}, ${applicant}, ${entry.document.id}, ${entry.key}, ${slot}, ${finding.status}, ${finding.asked},
      ${vault.sealJson(finding.request, about(place, 'request'))}, ${vault.sealJson(finding.data, about(place, 'result'))},
      ${finding.source}, ${finding.provider}, ${JSON.stringify(finding.checks)}, ${new Date()}, ${actor.id}, 0, ${place.consent ?? null})`);
}

/** The answer to a question that was laid aside since `after`; undefined when there is none. */
export async function laidAside(
  trx: Queryable,
  place: Place,
  vault: LenderVault,
  asked: Buffer,
  after: Date,
): Promise<Pick<Leaf, 'status' | 'data' | 'checks'> | undefined> {
  const { applicant, entry, slot } = place;
  const [row] = await trx.query<{ status: Outcome; result: Uint8Array; checks: Check[] }>(sql`
    select status, result, checks /* never null: result */ from verification_history
    where applicant_id = ${applicant} and document = ${entry.document.id} and method = ${entry.key} and slot = ${slot}
      and version = 0 and asked = ${asked} and verified_at > ${after} order by verified_at desc limit 1`);
  return (
    row && {
      status: row.status,
      data: vault.openJson(row.result, about(place, 'result')),
      checks: row.checks,
    }
  );
}

/** What is changed of a record that stands: what was found by whom and when stays as it is. */
export type Amendment = Pick<Leaf, 'data' | 'status' | 'checks'>;

/**
 * Changes what a record says beside what its source said: somebody's word on it. The version before stays in the
 * history; the file's snapshot and the audit row come along, in the caller's transaction.
 *
 * @param change gets the leaf and the dossier, locked until the transaction ends
 * Throws NO_SUCH_APPLICANT, or NOT_FOUND when nothing stands at the place.
 */
export async function amendRecord(
  trx: Queryable,
  place: Place,
  change: (leaf: Leaf, dossier: Dossier) => Amendment,
  { vault, hashes, actor, action, detail = {} }: Keeping & { detail?: Record<string, string> },
): Promise<Leaf> {
  const { lender, applicant, entry, slot } = place;
  const dossier = await openDossier(trx, vault, applicant);
  if (!dossier) throw new Refusal('NO_SUCH_APPLICANT');
  const standing = readLeaf(dossier.docs, entry, slot);
  if (!standing) throw new Refusal('NOT_FOUND', `There is no ${entry.document.title} in this file.`);
  const leaf: Leaf = { ...standing, ...change(standing, dossier) };
  await trx.query(sql`
    update verification set status = ${leaf.status}, checks = ${JSON.stringify(leaf.checks)}::jsonb,
      result = ${vault.sealJson(leaf.data, about(place, 'result'))}, version = version + 1
    where applicant_id = ${applicant} and document = ${entry.document.id} and method = ${entry.key} and slot = ${slot}`);
  writeLeaf(dossier.docs, entry, slot, leaf);
  await keepDossier(trx, vault, hashes, lender, dossier);
  await audit(trx, lender, actor, action, applicant, {
    document: entry.document.id,
    status: leaf.status,
    ...detail,
  });
  return leaf;
}
