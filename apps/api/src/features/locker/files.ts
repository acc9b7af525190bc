import { randomBytes } from 'node:crypto';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { DocumentOutline } from '@pramaan/documents/outline.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import type { Arrivals } from '../../case-file/arrival.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import { refuseFile } from '../../isolated/error.ts';
import { isPdf } from '../../isolated/is-pdf.ts';
import type { LockerFileRead } from '../../isolated/read-locker-file.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database } from '../../platform/database.ts';
import { distributedLock } from '../../platform/distributed-lock.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Locker, LockerFile } from '../../providers/locker/port.ts';
import { documentAt, isAadhaar } from './documents-in.ts';
import { given } from './errors.ts';
import type { Whose } from './sign-ins.ts';
import type { LockerToken, LockerTokens } from './tokens.ts';

type Owner = Pick<Whose, 'lender' | 'applicant'>;

/** A file of the locker that is here: read, proved or not, and kept. */
export interface Fetched {
  id: string;
  document: DocumentOutline;
  /** A file was kept beside what was read. */
  hasFile: boolean;
}

interface Row {
  id: string;
  document: string;
  has_file: boolean;
  certificate: Uint8Array;
}
interface Coming {
  document: DocumentOutline;
  method: 'partner' | 'widget';
  /** Where it came from: the sign-in or the transaction, and the address. */
  source: string;
  /** The file that is read, and the one to be looked at. */
  bytes: () => Promise<{ read: Buffer; shown: Buffer | null }>;
}

interface FileDeps {
  db: Database;
  vault: Vault;
  locker: Locker;
  tokens: LockerTokens;
  arrivals: Arrivals;
  inspect: Inspect;
  signers: SignerTrusted;
}

type Deps = ReturnType<typeof dependencies>;

/** What the functions below share. */
function dependencies(deps: FileDeps) {
  return { ...deps, runLocked: distributedLock(deps, 'locker file') };
}

const about = (id: string) => `locker file ${id}`;

const read = async (
  deps: Deps,
  owner: Owner,
  bytes: Buffer,
  document: DocumentOutline,
  actor: Actor,
): Promise<LockerFileRead> =>
  runIsolated(
    'readLockerFile',
    { bytes, trust: await deps.signers(), expected: document.id },
    senderOf(owner, actor),
  ).catch(refuseFile);

/** The id under which the file to be looked at is kept; null when there is none that can be opened. */
async function shownFile(
  { arrivals }: Deps,
  owner: Owner,
  document: DocumentOutline,
  bytes: Buffer | null,
  actor: Actor,
) {
  if (!bytes) return null;
  try {
    const name = `${document.title} (DigiLocker).pdf`;
    return (await arrivals.take({ ...owner, document: document.id }, { name, bytes }, actor)).fileId;
  } catch (error) {
    // What proves the document is read: a sheet that cannot be kept, or the sixty-first file, takes nothing from it.
    if (error instanceof ApiError && error.code !== 'FILES_BUSY') return null;
    throw error;
  }
}

async function before(
  { db }: Deps,
  { lender, applicant }: Owner,
  sourceHash: Buffer,
): Promise<Fetched | null> {
  const [row] = await db.tenant(lender, (trx) =>
    trx.query<Omit<Row, 'certificate'>>(sql`
        select id, document, has_file from locker_file where applicant_id = ${applicant} and source_hash = ${sourceHash}`),
  );
  return row ? fetchedOf(row) : null;
}

function takeIn(deps: Deps, owner: Owner, coming: Coming, actor: Actor): Promise<Fetched> {
  const { vault: hashes, runLocked, db } = deps;
  const { document, method } = coming;
  const hash = hashes.lookup('locker file', `${owner.applicant} ${coming.source}`);
  return runLocked(hash.toString('hex'), async () => {
    const known = await before(deps, owner, hash);
    if (known) return known;
    const { read: bytes, shown } = await coming.bytes();
    await deps.inspect(owner, bytes, actor);
    const certificate = await read(deps, owner, bytes, document, actor);
    const fileId = await shownFile(deps, owner, document, shown, actor);
    const id = fileId ?? newId();
    const sealed = (await hashes.of(owner.lender, db)).sealJson(certificate, about(id));
    // A file without a trusted signature is fetched again on the next request.
    const source = certificate.verification.trusted ? hash : randomBytes(32);
    await db.tenant(owner.lender, async (trx) => {
      await trx.query(sql`
          insert into locker_file (id, lender_id, applicant_id, document, method, has_file, source_hash, certificate, fetched_by)
          values (${id}, ${owner.lender}, ${owner.applicant}, ${document.id}, ${method}, ${fileId !== null}, ${source}, ${sealed}, ${actor.id})
          on conflict (lender_id, applicant_id, source_hash) do nothing`);
      await audit(trx, owner.lender, actor, 'locker.fetched', owner.applicant, {
        document: document.id,
        method,
      });
    });
    return (await before(deps, owner, hash)) ?? { id, document, hasFile: fileId !== null };
  });
}

/** Fetches a document by a sign-in: its signed XML, which proves it, and its PDF, which is looked at. */
function fetch(deps: Deps, lockerToken: LockerToken, uri: string, actor: Actor): Promise<Fetched> {
  const { tokens, locker } = deps;
  const document = documentAt(uri);
  const bytes = async () => {
    const [xml, pdf] = await Promise.all([
      tokens.ask(lockerToken, (token) =>
        isAadhaar(document) ? locker.aadhaar(token) : locker.xml(token, uri),
      ),
      tokens.ask(lockerToken, (token) => locker.file(token, uri)),
    ]);
    const sheet = pdf.ok ? pdf.value.bytes : null;
    // An issuer that has no XML of it: then the signed PDF is what proves it.
    if (!xml.ok && xml.reason === 'not_found' && sheet && isPdf(sheet)) return { read: sheet, shown: sheet };
    return { read: given(xml).bytes, shown: sheet };
  };
  return takeIn(
    deps,
    lockerToken.whose,
    { document, method: 'partner', source: `${lockerToken.id} ${uri}`, bytes },
    actor,
  );
}

/** Fetches what was shared through the widget, by what its callback was told. */
function pull(deps: Deps, owner: Owner, uri: string, txn: string, actor: Actor): Promise<Fetched> {
  const { locker } = deps;
  const document = documentAt(uri);
  const bytes = async () => {
    const file: LockerFile = given(await locker.pullShared(uri, txn));
    return { read: file.bytes, shown: isPdf(file.bytes) ? file.bytes : null };
  };
  return takeIn(deps, owner, { document, method: 'widget', source: `${txn} ${uri}`, bytes }, actor);
}

/** What was read of a fetched file of this applicant; null when it is none. */
async function certificate(
  { db, vault: hashes }: Deps,
  { lender, applicant }: Owner,
  id: string,
): Promise<{ fetched: Fetched; read: LockerFileRead } | null> {
  const [row] = await db.tenant(lender, (trx) =>
    trx.query<Row>(sql`
          select id, document, has_file, certificate from locker_file where id = ${id} and applicant_id = ${applicant}`),
  );
  if (!row) return null;
  const vault = await hashes.of(lender, db);
  return { fetched: fetchedOf(row), read: vault.openJson<LockerFileRead>(row.certificate, about(id)) };
}

/** Files fetched from the locker. What they say is read in a thread of its own, and kept sealed beside the file. */
export function lockerFiles(deps: FileDeps) {
  return bound(dependencies(deps), { read, fetch, pull, certificate });
}

export type LockerFiles = ReturnType<typeof lockerFiles>;

function fetchedOf({ id, document, has_file }: Omit<Row, 'certificate'>): Fetched {
  const found = findDocument(document);
  if (!found) throw new Error(`No document is called ${document} any more.`);
  return { id, document: found, hasFile: has_file };
}
