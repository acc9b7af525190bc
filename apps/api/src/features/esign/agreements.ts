import type { Agreement } from '@pramaan/contract/calls/esign-shapes.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { StoredFile } from '../../case-file/uploads.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { discard, type FileStore } from '../../platform/files.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import { coApplicants, type Named } from './people.ts';
import { endOpenRequests, requestOf } from './request-rows.ts';
import { type AgreementRow, agreementsOf, joinedAgreementsOf, signaturesOf, type Whose } from './rows.ts';
import { shownAgreement, shownRequest } from './shown-agreement.ts';

type Kind = Agreement['signers'][number]['kind'];
interface Signature {
  kind: Kind;
  person: string | null;
}

const gone = () => new ApiError('NOT_FOUND', 'This document is no longer available.');

/** What the functions below share. */
interface Deps {
  db: Database;
  vault: Vault;
  files: FileStore;
}

/** Adds the signatures of an agreement that nobody has given yet, in their order. */
export async function addSignatures(
  trx: Queryable,
  { lender, applicant }: Whose,
  agreement: string,
  signatures: readonly Signature[],
) {
  for (const [place, { kind, person }] of signatures.entries())
    await trx.query(sql`
        insert into signature (id, lender_id, applicant_id, agreement_id, place, kind, person_id)
        values (${newId()}, ${lender}, ${applicant}, ${agreement}, ${place}, ${kind}, ${person})`);
}

/** Signatures of the people of an application, the applicant first. */
export const signaturesFor = (people: readonly Named[]): Signature[] =>
  people.map(({ _id, joinsAs }) => ({ kind: joinsAs ?? 'applicant', person: _id }));

/** Makes a stored PDF an agreement that the applicant and any co-applicants sign. The same file again is the same agreement. */
async function add(
  { vault: hashes, db }: Deps,
  whose: Whose,
  file: Pick<StoredFile, 'id'>,
  type: string,
  actor: Actor,
): Promise<string> {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    // A agreement with signatures on it is still that agreement.
    const [same] = await trx.query<{ id: string }>(sql`
          select id from agreement where applicant_id = ${whose.applicant} and signed_file_id = ${file.id}`);
    if (same) return same.id;
    const id = newId();
    const [made] = await trx.query<{ id: string }>(sql`
          insert into agreement (id, lender_id, applicant_id, type, file_id, made_by)
          values (${id}, ${whose.lender}, ${whose.applicant}, ${type}, ${file.id}, ${actor.id})
          on conflict (lender_id, file_id) do nothing returning id`);
    if (!made) {
      const [before] = await trx.query<{ id: string }>(
        sql`select id from agreement where file_id = ${file.id} and applicant_id = ${whose.applicant}`,
      );
      if (!before) throw gone();
      return before.id;
    }
    await addSignatures(trx, whose, id, signaturesFor(await coApplicants(trx, vault, whose.applicant)));
    await audit(trx, whose.lender, actor, 'esign.agreement-added', whose.applicant);
    return id;
  });
}

/** The agreement of that id as the person may read it: their own, or one that they sign for the application they join. */
async function readableRow(trx: Queryable, person: string, agreement: string): Promise<AgreementRow> {
  const [own] = await agreementsOf(trx, person, { id: agreement });
  const row = own ?? (await joinedAgreementsOf(trx, person)).find(({ id }) => id === agreement);
  if (!row) throw gone();
  return row;
}

/** In whose case an agreement is that the person may read and sign. Throws NOT_FOUND. */
function caseOf({ db }: Deps, { lender, applicant }: Whose, agreement: string): Promise<Whose> {
  return db.tenant(lender, async (trx) => ({
    lender,
    applicant: (await readableRow(trx, applicant, agreement)).applicant_id,
  }));
}

async function read({ vault: hashes, db }: Deps, whose: Whose, agreement: string): Promise<Agreement> {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    const row = await readableRow(trx, whose.applicant, agreement);
    return shownAgreement(trx, vault, whose, row);
  });
}

async function list(
  { vault: hashes, db }: Deps,
  whose: Whose,
): Promise<{ people: Named[]; agreements: Agreement[] }> {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    const found: Agreement[] = [];
    const joined = await joinedAgreementsOf(trx, whose.applicant);
    for (const row of [...joined, ...(await agreementsOf(trx, whose.applicant))])
      found.push(await shownAgreement(trx, vault, whose, row));
    return { people: await coApplicants(trx, vault, whose.applicant), agreements: found };
  });
}

/** Sets the order of the signers while nobody has signed. Throws CONFLICT afterwards. */
async function order(
  { vault: hashes, db, files }: Deps,
  whose: Whose,
  agreement: string,
  wanted: { applicants: readonly string[]; lender: boolean },
  actor: Actor,
): Promise<void> {
  const vault = await hashes.of(whose.lender, db);
  const ended = await db.tenant(whose.lender, async (trx) => {
    const [row] = await agreementsOf(trx, whose.applicant, { id: agreement, lock: true });
    if (!row) throw gone();
    if (row.signed_file_id || (await signaturesOf(trx, agreement)).some(({ signed_at }) => signed_at))
      throw new ApiError(
        'CONFLICT',
        'Someone has already signed, so the order cannot change. Upload the document again to change it.',
      );
    const batched = signaturesFor(await coApplicants(trx, vault, whose.applicant));
    const signatures = [...new Set(wanted.applicants)].map((id) => {
      const signature = batched.find(({ person }) => person === id);
      if (!signature)
        throw new ApiError('BAD_REQUEST', 'Only the people of this application can sign its documents.');
      return signature;
    });
    if (row.offer_id && signatures.length < batched.length)
      throw new ApiError('BAD_REQUEST', 'Everyone who borrows signs the loan agreement. List all of them.');
    await trx.query(sql`delete from signature where agreement_id = ${agreement}`);
    const over = await endOpenRequests(trx, agreement);
    await addSignatures(
      trx,
      whose,
      agreement,
      wanted.lender ? [...signatures, { kind: 'lender', person: null }] : signatures,
    );
    await audit(trx, whose.lender, actor, 'esign.order-changed', whose.applicant, {
      signers: signatures.length,
      lender: wanted.lender,
    });
    return over;
  });
  for (const id of ended) await discard(files, whose.lender, id);
}

/** Takes an unsigned agreement off the list; its file stays among the applicant's. Throws CONFLICT for a signed one. */
async function remove({ db, files }: Deps, whose: Whose, agreement: string, actor: Actor): Promise<void> {
  const requests = await db.tenant(whose.lender, async (trx) => {
    const [row] = await agreementsOf(trx, whose.applicant, { id: agreement, lock: true });
    if (!row) throw gone();
    if (row.signed_file_id)
      throw new ApiError('CONFLICT', 'Somebody has already signed this document, so it cannot be removed.');
    if (row.offer_id && actor.kind !== 'staff')
      throw new ApiError(
        'CONFLICT',
        'Only the lender can remove the loan agreement. Contact them if it is wrong.',
      );
    const over = await trx.query<{ id: string }>(
      sql`delete from signing_request where agreement_id = ${agreement} returning id`,
    );
    await trx.query(sql`delete from signature where agreement_id = ${agreement}`);
    await trx.query(sql`delete from agreement where id = ${agreement}`);
    await audit(trx, whose.lender, actor, 'esign.removed', whose.applicant);
    return over;
  });
  for (const { id } of requests) await discard(files, whose.lender, id);
}

async function request({ vault: hashes, db }: Deps, whose: Whose, id: string) {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    const rows = [
      ...(await agreementsOf(trx, whose.applicant)),
      ...(await joinedAgreementsOf(trx, whose.applicant)),
    ];
    for (const owner of new Set([whose.applicant, ...rows.map((row) => row.applicant_id)])) {
      const request = await requestOf(trx, owner, id);
      const row = rows.find((one) => one.id === request?.agreement_id);
      if (request && row)
        return { ...shownRequest(request), agreement: await shownAgreement(trx, vault, whose, row) };
    }
    throw new ApiError('NOT_FOUND', 'This signing is no longer available.');
  });
}

/** Agreements to be signed and who signs them, in order. */
export function agreements(deps: Deps) {
  return bound(deps, { add, caseOf, read, list, order, remove, request });
}

export type Agreements = ReturnType<typeof agreements>;
