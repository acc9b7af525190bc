import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import { isOfferInForce } from '../../case-file/offer-in-force.ts';
import { lenderName } from '../../case-file/profile.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { refuseFile } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { discard, type FileStore } from '../../platform/files.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { EsignRequestInput } from '../../providers/esign/port.ts';
import { signerName, staffName } from './people.ts';
import { addRequest, endOpenRequests, openRequest, requestOf } from './request-rows.ts';
import {
  type AgreementRow,
  agreementsOf,
  type RequestRow,
  type SignatureRow,
  signaturesOf,
  versionOf,
  type Whose,
} from './rows.ts';

/** Binds the sealed name of a request to it. */
export const requestSeal = (id: string) => `esign request ${id}`;

export interface Asked {
  request: RequestRow;
  ask: EsignRequestInput;
}

interface Wanted {
  agreement: string;
  method: RequestRow['method'];
  back: RequestRow['back'];
  /** As the person typed it; used where the file knows no name yet. */
  name?: string | undefined;
}

/** The provider's page lives ten minutes; a request younger than that is gone on with. */
const goesOnMs = 9 * 60_000;
/** A signing here takes seconds: until then a second press waits. */
const underWayMs = 30_000;

interface Next {
  row: AgreementRow;
  signature: SignatureRow;
  name: string;
  lender: string;
}

/** What the functions below share. */
interface Deps {
  db: Database;
  vault: Vault;
  files: FileStore;
  uploads: Uploads;
  publicUrl: string;
}

/** Whose turn it is. Throws NOT_FOUND, ESIGN_SIGNED_BEFORE, or FORBIDDEN for a turn of the lender's. */
async function nextOf(
  { vault: hashes, db }: Deps,
  whose: Whose,
  wanted: Wanted,
  actor: Actor,
): Promise<Next> {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    const [row] = await agreementsOf(trx, whose.applicant, { id: wanted.agreement });
    if (!row) throw new ApiError('NOT_FOUND', 'This document is no longer available.');
    if (row.offer_id && !(await isOfferInForce(trx, row.offer_id))) throw new ApiError('AGREEMENT_ENDED');
    const signature = (await signaturesOf(trx, row.id)).find(({ signed_at }) => signed_at === null);
    if (!signature) throw new ApiError('ESIGN_SIGNED_BEFORE', 'Everyone has already signed this document.');
    if (signature.kind === 'lender' && actor.kind !== 'staff')
      throw new ApiError('FORBIDDEN', 'The lender signs next. There is nothing more for you to do.');
    // Who joins signs on their own phone, in their turn. On the applicant's they may sign together.
    const joins = actor.kind === 'applicant' && actor.id !== whose.applicant;
    if (joins && signature.person_id !== actor.id)
      throw new ApiError('CONFLICT', 'Somebody else signs next. You can sign when they have signed.');
    const own = signature.kind === 'lender' ? await staffName(trx, actor.id ?? '') : '';
    const name = own || (await signerName(trx, vault, whose.lender, signature)) || (wanted.name ?? '');
    if (name === '')
      throw new ApiError(
        'BAD_REQUEST',
        'Enter your name in your profile first. It is printed on the document.',
      );
    return { row, signature, name, lender: await lenderName(trx, whose.lender) };
  });
}

const askFor = (
  { publicUrl }: Deps,
  { row, lender }: Pick<Next, 'row' | 'lender'>,
  request: RequestRow,
): EsignRequestInput => ({
  txn: request.txn,
  documents: [{ hash: request.digest, info: `${row.type} of ${lender}` }],
  responseUrl: `${publicUrl}/esign/answer/${request.txn}`,
  at: request.asked_at,
});

/** The open request of this very turn, when the person only went back and presses again. */
const sameAgain = (open: RequestRow | undefined, next: Next, { method, back }: Wanted, actor: Actor) =>
  open?.method === 'page' &&
  method === 'page' &&
  open.back === back &&
  open.place === next.signature.place &&
  open.over_file_id === versionOf(next.row) &&
  open.asked_by === actor.id &&
  // One that was answered badly would be answered so again.
  open.trouble === null &&
  Date.now() - open.asked_at.valueOf() < goesOnMs
    ? open
    : null;

/** What to do with a request that is open for the agreement: go on with it, or end it. Throws CONFLICT while it signs. */
async function goesOn(trx: Queryable, next: Next, wanted: Wanted, actor: Actor) {
  const open = await openRequest(trx, next.row.id);
  if (open?.method === 'here' && Date.now() - open.asked_at.valueOf() < underWayMs)
    throw new ApiError(
      'CONFLICT',
      'This agreement is being signed right now. Wait a moment, then reload the page.',
    );
  return sameAgain(open, next, wanted, actor);
}

/** The agreement made ready for the next signature; its bytes lie in the file store under the request's id. */
async function prepare(
  { vault: hashes, db, uploads, files }: Deps,
  whose: Whose,
  next: Next,
  wanted: Wanted,
  actor: Actor,
): Promise<RequestRow> {
  const vault = await hashes.of(whose.lender, db);
  const file = await uploads.open(whose.lender, whose.applicant, versionOf(next.row));
  if (!file) throw new ApiError('NOT_FOUND', 'The file of this document is no longer available.');
  // The protocol writes whole seconds, and the same request must be written the same again.
  const at = new Date(Math.floor(Date.now() / 1000) * 1000);
  const { bytes, gap, digest } = await runIsolated(
    'prepareSignature',
    {
      bytes: file.bytes,
      name: next.name,
      reason: messages.esignReason,
      at: at.toISOString(),
    },
    senderOf(whose, actor),
  ).catch(refuseFile);
  const id = newId();
  await files.put(whose.lender, id, vault, bytes);
  return {
    id,
    agreement_id: next.row.id,
    place: next.signature.place,
    txn: newSecret(),
    method: wanted.method,
    back: wanted.back,
    state: 'open',
    over_file_id: file.id,
    gap_start: gap[0],
    gap_end: gap[1],
    digest: Buffer.from(digest),
    name: vault.seal(next.name, requestSeal(id)),
    trouble: null,
    asked_by: actor.id,
    asked_at: at,
  };
}

/** Ends what nobody answered within a day, whosever it is, and takes its prepared agreement away. */
async function tidy({ db, files }: Deps, now = Date.now()): Promise<void> {
  const ended = await db.query<{ lender_id: string; id: string }>(
    sql`select lender_id, id from end_signing_requests(${new Date(now - limits.esignRequestLife)})`,
  );
  for (const { lender_id, id } of ended) await discard(files, lender_id, id);
}

/**
 * Opens a request for the next signer, on the agreement as it is now. An older one that is still open ends: its
 * answer changes nothing any more. Throws as the specification of each refusal says.
 */
async function open(deps: Deps, whose: Whose, wanted: Wanted, actor: Actor): Promise<Asked> {
  const { db, files } = deps;
  const next = await nextOf(deps, whose, wanted, actor);
  const before = await db.tenant(whose.lender, (trx) => goesOn(trx, next, wanted, actor));
  if (before) return { request: before, ask: askFor(deps, next, before) };
  const request = await prepare(deps, whose, next, wanted, actor);
  const settled = await db
    .tenant(whose.lender, async (trx) => {
      const [row] = await agreementsOf(trx, whose.applicant, { id: next.row.id, lock: true });
      // Somebody signed while this was prepared, or pressed the same button twice.
      if (!row || versionOf(row) !== request.over_file_id) throw new ApiError('ESIGN_SIGNED_BEFORE');
      const same = await goesOn(trx, next, wanted, actor);
      if (same) return { request: same, unused: [request.id] };
      const unused = await endOpenRequests(trx, row.id);
      await addRequest(trx, whose, request);
      const { method, place } = request;
      await audit(trx, whose.lender, actor, 'esign.requested', whose.applicant, { method, place });
      return { request, unused };
    })
    .catch(async (error: unknown) => {
      await discard(files, whose.lender, request.id);
      throw error;
    });
  for (const id of settled.unused) await discard(files, whose.lender, id);
  return { request: settled.request, ask: askFor(deps, next, settled.request) };
}

/** Whose request an answer is about; null for none of ours. */
async function byTxn({ db }: Deps, txn: string): Promise<{ whose: Whose; request: RequestRow } | null> {
  if (!/^[\w-]{20,60}$/.test(txn)) return null;
  const [row] = await db.query<{ id: string; lender_id: string; applicant_id: string }>(
    sql`select id, lender_id, applicant_id from find_signing_request(${txn})`,
  );
  if (!row) return null;
  const whose = { lender: row.lender_id, applicant: row.applicant_id };
  const request = await db.tenant(whose.lender, (trx) => requestOf(trx, whose.applicant, row.id));
  return request ? { whose, request } : null;
}

/** Requests to the signing service: one at a time for a agreement, each with its prepared PDF. */
export function requests(deps: Deps) {
  return bound(deps, { tidy, open, byTxn });
}

export type Requests = ReturnType<typeof requests>;
