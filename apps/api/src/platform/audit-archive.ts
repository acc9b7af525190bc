import { gunzipSync, gzipSync } from 'node:zlib';
import { audit, system } from './audit.ts';
import {
  type AuditRow,
  type ChainedRow,
  lockChain,
  readArchiveEnd,
  readChained,
  verifyChained,
} from './audit-chain.ts';
import { type Clock, indianDay } from './clock.ts';
import type { Queryable, Transactions } from './database.ts';
import { eachLender } from './each-lender.ts';
import { FileGone, type FileStore, FilesDown } from './files.ts';
import { type ChainHead, hex, UnreadableRows } from './hash-chain.ts';
import { newId } from './ids.ts';
import { sql } from './sql.ts';
import type { Vault } from './vault.ts';

/* Old months of the audit log in files (decision 0153): compressed, sealed with the lender's key, and known by `audit_archive`. */

interface Deps {
  db: Transactions;
  vault: Vault;
  files: FileStore;
}

/** At most so many rows are in one file: some hundred kilobytes. */
const segmentRows = 10_000;
/** A file of ours holds less than this when it is unpacked. */
const segmentBytes = 256 * 1024 * 1024;

/** A row in a file: what its hash covers, and the hashes in hex. Its address stays behind. */
interface StoredRow extends Omit<AuditRow, 'ip'> {
  place: number;
  hash: string;
  ip_hash: string;
}

function storedRow({ hash, ip_hash, ...row }: ChainedRow): StoredRow {
  const { place, id, at, actor_kind, actor_id, action, applicant_id, detail, request_id } = row;
  const said = { place, id, at, actor_kind, actor_id, action, applicant_id, detail, request_id };
  return { ...said, hash: hex(hash), ip_hash: hex(ip_hash) };
}

const pack = (rows: readonly ChainedRow[]): Buffer =>
  gzipSync(rows.map((row) => `${JSON.stringify(storedRow(row))}\n`).join(''));

function unpack(bytes: Uint8Array, previous: Uint8Array): ChainedRow[] {
  const lines = gunzipSync(bytes, { maxOutputLength: segmentBytes }).toString().split('\n').filter(Boolean);
  let before = previous;
  return lines.map((line) => {
    const { hash, ip_hash, ...row } = JSON.parse(line) as StoredRow;
    const chained = {
      ...{ ...row, previous: before, hash: Buffer.from(hash, 'hex') },
      ...{ ip: '', ip_salt: null, ip_hash: Buffer.from(ip_hash, 'hex'), forgotten: true },
    };
    before = chained.hash;
    return chained;
  });
}

/** Consecutive rows of one month in one file. */
interface Segment {
  id: string;
  first_place: number;
  last_place: number;
  previous: Uint8Array;
}

/** A month of the archive: `2024-08`. */
interface ArchivedMonth {
  month: string;
  rows: number;
}

/** Reads what was archived: `ArchivedRows`, and the months by themselves. */
export function archivedAudit({ db, vault, files }: Deps) {
  /** The rows of a segment. Throws UnreadableRows when its file is gone or was changed, FilesDown. */
  const read = async (lender: string, { id, first_place, last_place, previous }: Segment) => {
    const which = `rows ${first_place} to ${last_place} are archived in file ${id}`;
    const own = await vault.of(lender, db);
    try {
      return unpack(await files.get(lender, id, own), previous);
    } catch (error) {
      if (error instanceof FilesDown) throw error;
      if (error instanceof FileGone) throw new UnreadableRows(`${which}, which is not there any more`);
      throw new UnreadableRows(`${which}, which was changed`);
    }
  };
  return {
    /** The months of a lender, the newest first. */
    months: (lender: string): Promise<ArchivedMonth[]> =>
      db.tenant(lender, (trx) =>
        trx.query<ArchivedMonth>(sql`
          select to_char(month, 'YYYY-MM')::text as month, sum(last_place - first_place + 1)::bigint as rows from audit_archive
          where lender_id = ${lender} group by 1 order by 1 desc /* never null: month, rows */`),
      ),
    /** The rows of a month in the order of the log, file by file; none for a month that is not archived. */
    async *rowsOf(lender: string, month: string): AsyncGenerator<ChainedRow[]> {
      const segments = await db.tenant(lender, (trx) =>
        trx.query<Segment>(sql`
          select id, first_place, last_place, previous from audit_archive
          where lender_id = ${lender} and month = (${month} || '-01')::date order by first_place`),
      );
      for (const segment of segments) yield await read(lender, segment);
    },
    /** The rows behind a place, to the end of their file (`ArchivedRows`). */
    async after(lender: string, place: number): Promise<ChainedRow[]> {
      const [next] = await db.tenant(lender, (trx) =>
        trx.query<Segment>(sql`
          select id, first_place, last_place, previous from audit_archive
          where lender_id = ${lender} and first_place = ${place + 1}`),
      );
      return next ? read(lender, next) : [];
    },
  };
}

const monthOf = (at: Date | string) => indianDay(new Date(at)).slice(0, 7);

/** The first month that stays: `kept` whole months, and the one that runs. */
function firstKept(now: Date, kept: number): string {
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - kept, 1)).toISOString().slice(0, 7);
}

/** The archive of the audit log: takes in what is older than `months`, lender by lender, and reads it. */
export function auditArchive({ db, vault, files, clock, months }: Deps & { clock: Clock; months: number }) {
  /** The oldest month of the log, behind the archive's end; null while there is none. */
  const oldestMonth = async (trx: Queryable, { place }: ChainHead): Promise<string | null> => {
    const [oldest] = await trx.query<{ at: Date }>(sql`select at from audit where place = ${place + 1}`);
    return oldest ? monthOf(oldest.at) : null;
  };

  /** The rows of that month in a row, at most a segment of them, and not the newest row of the log. Throws where the chain is broken. */
  const rowsIn = async (lender: string, month: string, end: ChainHead): Promise<ChainedRow[]> => {
    const rows: ChainedRow[] = [];
    const rowsAfter = async (place: number) => {
      // The newest row of the log stays: the next one goes on from its hash.
      const others = (await readChained(db, lender, place)).slice(0, -1);
      const next = others.findIndex(({ at }) => monthOf(at) !== month);
      return others.slice(0, Math.min(next === -1 ? others.length : next, segmentRows - rows.length));
    };
    const { broken, reason } = await verifyChained(rowsAfter, end, (row) => void rows.push(row));
    if (broken !== null)
      throw new Error(`The audit log of ${lender} is not archived: row ${broken} is wrong: ${reason}.`);
    return rows;
  };

  /** Archives one segment; answers how many rows. None also when another process is at it. */
  const archiveSome = async (lender: string): Promise<number> => {
    const { end, month } = await db.tenant(lender, async (trx) => {
      const end = await readArchiveEnd(trx, lender);
      return { end, month: await oldestMonth(trx, end) };
    });
    if (month === null || month >= firstKept(clock.now(), months)) return 0;
    const rows = await rowsIn(lender, month, end);
    const last = rows.at(-1);
    if (!last) return 0;
    const id = newId();
    await files.put(lender, id, await vault.of(lender, db), pack(rows));
    return db.tenant(lender, async (trx) => {
      await lockChain(trx, lender);
      // Another process was quicker: the file that no row names is removed by the queue.
      if ((await readArchiveEnd(trx, lender)).place !== end.place) return 0;
      await trx.query(sql`
        select archive_audit(${lender}, ${id}, ${`${month}-01`}::date, ${end.place + 1}, ${last.place}, ${end.hash}, ${last.hash})`);
      await audit(trx, lender, system, 'audit.archived', null, { month, rows: rows.length });
      return rows.length;
    });
  };

  return {
    ...archivedAudit({ db, vault, files }),
    /** Once through all lenders. Answers how many rows were archived. */
    run: (): Promise<number> =>
      eachLender(db, async (lender) => {
        for (let rows = 0; ; ) {
          const some = await archiveSome(lender);
          if (some === 0) return rows;
          rows += some;
        }
      }),
  };
}

export type AuditArchive = ReturnType<typeof auditArchive>;
