import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { Arrived } from '../../case-file/arrival.ts';
import type { Actor } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { discard, type FileStore } from '../../platform/files.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';

interface Whose {
  lender: string;
  applicant: string;
}

interface Row {
  document: string;
  name: Uint8Array;
  bytes: number;
  received: number;
  parts: string[];
}

/** A person may have begun this many files at once; of more the oldest is forgotten. */
const mostAtOnce = 10;

const gone = () => new ApiError('NOT_FOUND', 'This upload has expired. Choose the file again.');

/** What the functions below share. */
interface Deps {
  db: Database;
  vault: Vault;
  files: FileStore;
}

/** `lock` holds the row until the transaction ends: of two parts sent at once the second waits. */
async function find(trx: Queryable, { applicant }: Whose, id: string, lock = false): Promise<Row> {
  const rows = lock
    ? await trx.query<Row>(
        sql`select document, name, bytes, received, parts from upload_session where id = ${id} and applicant_id = ${applicant} for update`,
      )
    : await trx.query<Row>(
        sql`select document, name, bytes, received, parts from upload_session where id = ${id} and applicant_id = ${applicant}`,
      );
  const [row] = rows;
  if (!row) throw gone();
  return row;
}

async function removeParts(
  { files }: Deps,
  lender: string,
  rows: readonly { parts: string[] }[],
): Promise<void> {
  await Promise.all(rows.flatMap(({ parts }) => parts.map((part) => discard(files, lender, part))));
}

/** Begins a file. @returns its id */
async function start(
  deps: Deps,
  whose: Whose,
  document: string,
  name: string,
  bytes: number,
  actor: Actor,
): Promise<string> {
  const { vault: hashes, db } = deps;
  const vault = await hashes.of(whose.lender, db);
  const id = newId();
  let stale: { parts: string[] }[] = [];
  await db.tenant(whose.lender, async (trx) => {
    stale = await trx.query<{ parts: string[] }>(sql`
          delete from upload_session where id in (
            select id from upload_session where applicant_id = ${whose.applicant} order by started_at desc offset ${mostAtOnce - 1})
          returning parts`);
    await trx.query(sql`
          insert into upload_session (id, lender_id, applicant_id, document, name, bytes, started_by)
          values (${id}, ${whose.lender}, ${whose.applicant}, ${document}, ${vault.seal(name, `half file ${id}`)}, ${bytes}, ${actor.id})`);
  });
  await removeParts(deps, whose.lender, stale);
  return id;
}

/**
 * Takes the part from byte `from` on. One that is here already is not taken twice.
 * @returns bytes received by now. Throws CONFLICT when a part between is missing.
 */
async function part(
  { vault: hashes, db, files }: Deps,
  whose: Whose,
  id: string,
  from: number,
  bytes: Buffer,
): Promise<number> {
  const vault = await hashes.of(whose.lender, db);
  const partId = newId();
  await files.put(whose.lender, partId, vault, bytes);
  let taken = false;
  try {
    return await db.tenant(whose.lender, async (trx) => {
      const row = await find(trx, whose, id, true);
      if (from < row.received) return row.received;
      if (from > row.received)
        throw new ApiError('CONFLICT', `A part is missing: go on from byte ${row.received}.`);
      const received = row.received + bytes.length;
      if (received > row.bytes)
        throw new ApiError('BAD_REQUEST', 'The upload is larger than the file. Choose the file again.');
      await trx.query(
        sql`update upload_session set received = ${received}, parts = parts || ${partId}::uuid where id = ${id}`,
      );
      taken = true;
      return received;
    });
  } finally {
    if (!taken) await discard(files, whose.lender, partId);
  }
}

async function state({ db }: Deps, whose: Whose, id: string): Promise<{ received: number; bytes: number }> {
  const { received, bytes } = await db.tenant(whose.lender, (trx) => find(trx, whose, id));
  return { received, bytes };
}

/** The whole file. Throws CONFLICT while a part is missing. */
async function whole(
  { vault: hashes, db, files }: Deps,
  whose: Whose,
  id: string,
): Promise<{ document: string; name: string; bytes: Buffer }> {
  const vault = await hashes.of(whose.lender, db);
  const row = await db.tenant(whose.lender, (trx) => find(trx, whose, id));
  if (row.received < row.bytes)
    throw new ApiError('CONFLICT', `The file is not whole yet: go on from byte ${row.received}.`);
  const parts = await Promise.all(row.parts.map((part) => files.get(whose.lender, part, vault)));
  return {
    document: row.document,
    name: vault.open(row.name, `half file ${id}`).toString(),
    bytes: Buffer.concat(parts),
  };
}

/** What the whole file became, if it did. */
async function arrived({ db }: Deps, whose: Whose, id: string): Promise<Arrived | null> {
  const [row] = await db.tenant(whose.lender, (trx) =>
    trx.query<{ arrived: Arrived | null }>(
      sql`select arrived from upload_session where id = ${id} and applicant_id = ${whose.applicant}`,
    ),
  );
  return row?.arrived ?? null;
}

/** Stores what the whole file became and deletes its parts. A repeated request gets the same answer for a day. */
async function done(deps: Deps, whose: Whose, id: string, file: Arrived): Promise<void> {
  const { db } = deps;
  const rows = await db.tenant(whose.lender, async (trx) => {
    const before = await trx.query<{ parts: string[] }>(
      sql`select parts from upload_session where id = ${id} and applicant_id = ${whose.applicant} for update`,
    );
    await trx.query(
      sql`update upload_session set arrived = ${JSON.stringify(file)}, parts = '{}' where id = ${id} and applicant_id = ${whose.applicant}`,
    );
    return before;
  });
  await removeParts(deps, whose.lender, rows);
}

/** Forgets a file that will never be taken in. */
async function forget(deps: Deps, whose: Whose, id: string): Promise<void> {
  const { db } = deps;
  const rows = await db.tenant(whose.lender, (trx) =>
    trx.query<{ parts: string[] }>(
      sql`delete from upload_session where id = ${id} and applicant_id = ${whose.applicant} returning parts`,
    ),
  );
  await removeParts(deps, whose.lender, rows);
}

/** Forgets what nobody has gone on with for a day, of every lender. */
async function tidy({ db, files }: Deps, now = Date.now()): Promise<void> {
  const before = new Date(now - limits.partialFileLife);
  const rows = await db.query<{ lender_id: string; parts: string[] }>(
    sql`select * from forget_upload_sessions(${before})`,
  );
  for (const { lender_id, parts } of rows)
    await Promise.all(parts.map((part) => discard(files, lender_id, part)));
  await db.query(sql`select forget_handovers(${before})`);
}

/** Files that come in parts over a weak connection: each part is sealed and kept as it comes. */
export function uploadSessions(deps: Deps) {
  return bound(deps, { start, part, state, whole, arrived, done, forget, tidy });
}

export type UploadSessions = ReturnType<typeof uploadSessions>;
