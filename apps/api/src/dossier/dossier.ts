import { masked } from '@pramaan/documents/format.ts';
import { maskedRecord } from '@pramaan/documents/masking.ts';
import { leaves, type Tree, writeLeaf } from '@pramaan/documents/tree.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { LenderVault, Vault } from '../platform/vault.ts';

export interface Profile {
  name: string;
  mobileNo: string;
  email: string;
  segment: string;
  reference: string;
}

/** The whole file of one applicant, as `GET /applicants/{id}` answers it. */
export interface Dossier {
  _id: string;
  custId: string;
  segment: string;
  profile: Profile;
  docs: Tree;
}

/** Who reads it: the person themselves sees all, others see account numbers and the like masked. */
export type View = 'plain' | 'masked';

const needsAttention = new Set(['mismatch', 'not_found', 'invalid_input', 'source_down', 'needs_review']);
const place = (applicant: string, view: View) => `dossier ${applicant} ${view}`;

function maskedDossier(dossier: Dossier): Dossier {
  const docs = structuredClone(dossier.docs);
  for (const { entry, slot, leaf } of leaves(docs))
    writeLeaf(docs, entry, slot, { ...leaf, data: maskedRecord(entry.method, leaf.data) });
  return { ...dossier, profile: { ...dossier.profile, mobileNo: masked(dossier.profile.mobileNo) }, docs };
}

/** The reply envelope of the file, as text: written once, served as bytes. */
const envelope = (dossier: Dossier) => JSON.stringify({ success: true, message: '', result: dossier });

async function put(trx: Queryable, vault: LenderVault, lender: string, dossier: Dossier): Promise<void> {
  const views = { plain: dossier, masked: maskedDossier(dossier) } as const;
  for (const view of ['plain', 'masked'] as const)
    await trx.query(sql`
      insert into file_snapshot (applicant_id, lender_id, view, sealed)
      values (${dossier._id}, ${lender}, ${view}, ${vault.seal(envelope(views[view]), place(dossier._id, view))})
      on conflict (applicant_id, view) do update set sealed = excluded.sealed, updated_at = now()`);
}

/** Seals the first snapshot of a new file. */
export const putNew = put;

/** Opens the file, locked until the transaction ends; undefined when the lender has no such applicant. */
export async function openDossier(
  trx: Queryable,
  vault: LenderVault,
  applicant: string,
): Promise<Dossier | undefined> {
  const [row] = await trx.query<{ sealed: Uint8Array }>(
    sql`select sealed from file_snapshot where applicant_id = ${applicant} and view = 'plain' for update`,
  );
  return row ? vault.openJson<{ result: Dossier }>(row.sealed, place(applicant, 'plain')).result : undefined;
}

/** Keeps a changed file: both views, the sealed profile and the counts that lists show, in the caller's transaction. */
export async function keepDossier(
  trx: Queryable,
  vault: LenderVault,
  hashes: Vault,
  lender: string,
  dossier: Dossier,
): Promise<void> {
  await put(trx, vault, lender, dossier);
  const given = leaves(dossier.docs);
  const attention = given.filter(({ leaf }) => needsAttention.has(leaf.status)).length;
  await trx.query(sql`
    update applicant set provided = ${given.length}, attention = ${attention}, updated_at = now(),
      profile = ${vault.sealJson(dossier.profile, `profile ${dossier._id}`)}, name_tokens = ${nameTokens(hashes, dossier.profile.name)}
    where id = ${dossier._id}`);
}

/** The keyed hashes of a name's words: what search compares. */
export function nameTokens(hashes: Vault, name: string): Buffer[] {
  const words = name
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words)].slice(0, 12).map((word) => hashes.lookup('name word', word));
}

/** The bytes of the file's envelope in one view, with the audit row of reading it, in one statement; null when there is none. */
export async function readDossier(
  db: Queryable,
  vault: LenderVault,
  lender: string,
  applicant: string,
  view: View,
  actor: { kind: string; id: string | null; ip: string; requestId: string },
): Promise<Buffer | null> {
  const [row] = await db.query<{ sealed: Uint8Array | null }>(
    sql`select read_file(${lender}, ${applicant}, ${view}, ${actor.kind}, ${actor.id}, ${actor.ip}, ${actor.requestId}) as sealed`,
  );
  return row?.sealed ? vault.open(row.sealed, place(applicant, view)) : null;
}
