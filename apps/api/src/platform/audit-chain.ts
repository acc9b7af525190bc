import { randomBytes } from 'node:crypto';
import type { Queryable, Transactions } from './database.ts';
import {
  type ChainHead,
  type ChainRow,
  type ChainVerification,
  chainHash,
  emptyChain,
  hex,
  sha256,
  verifyChain,
} from './hash-chain.ts';
import { poll } from './poll.ts';
import { sql } from './sql.ts';

/** A row of the audit log as its hash covers it. */
export interface AuditRow {
  id: string;
  /** UTC, to the microsecond. */
  at: string;
  actor_kind: string;
  actor_id: string | null;
  action: string;
  applicant_id: string | null;
  detail: string;
  ip: string;
  request_id: string;
}

export interface ChainedRow extends AuditRow, ChainRow {
  ip_salt: Uint8Array | null;
  ip_hash: Uint8Array;
  /** The applicant was erased or the row archived, so the address may be gone. */
  forgotten: boolean;
}

/** The rows that left the database (audit-archive.ts). */
export interface ArchivedRows {
  /** The rows after a place, in order, at most some. Throws UnreadableRows. */
  after(lender: string, place: number): Promise<ChainedRow[]>;
}

const atOnce = 1000;
const everyMs = 5_000;

const membersOf = (row: AuditRow & Pick<ChainedRow, 'place' | 'ip_hash'>) => [
  row.place,
  row.id,
  row.at,
  row.actor_kind,
  row.actor_id,
  row.action,
  row.applicant_id,
  row.detail,
  hex(row.ip_hash),
  row.request_id,
];

/** The address is apart from the row's hash, because that of an erased person is removed after a year, and no archived row has it. */
function addressFault({ ip, ip_salt, ip_hash, forgotten }: ChainedRow): string {
  if (!ip_salt) return ip === '' && forgotten ? '' : 'its address was removed';
  return sha256(ip_salt, ip).equals(ip_hash) ? '' : 'its address is not what was written';
}

function link(rows: readonly AuditRow[], last: ChainHead): ChainedRow[] {
  let { place, hash: previous } = last;
  return rows.map((row) => {
    place += 1;
    const ip_salt = randomBytes(16);
    const unlinked = { ...row, place, previous, ip_salt, ip_hash: sha256(ip_salt, row.ip), forgotten: false };
    const hash = chainHash(previous, membersOf(unlinked));
    previous = hash;
    return { ...unlinked, hash };
  });
}

/** One writer of a lender's chain at a time: until the transaction ends. */
export async function lockChain(trx: Queryable, lender: string): Promise<void> {
  await trx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${lender}`}, 0))`);
}

/** Gives the oldest rows without a place theirs, at most `atOnce`; answers how many. The last row with a place is never archived. */
async function chainSome(trx: Queryable, lender: string): Promise<number> {
  await lockChain(trx, lender);
  const [last] = await trx.query<ChainHead>(
    sql`select place, hash from audit where lender_id = ${lender} and place is not null order by place desc limit 1 /* never null: place, hash */`,
  );
  const rows = await trx.query<AuditRow>(sql`
    select id::text as id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')::text as at, actor_kind, actor_id, action, applicant_id, detail::text as detail, ip, request_id
    from audit where lender_id = ${lender} and place is null order by audit.id limit ${atOnce} /* never null: id, at, detail */`);
  const linked = link(rows, last ?? emptyChain);
  const all = <K extends keyof ChainedRow>(member: K) => linked.map((row) => row[member]);
  await trx.query(
    sql`select chain_audit(${all('id')}::bigint[], ${all('place')}::bigint[], ${all('previous')}, ${all('hash')}, ${all('ip_salt')}, ${all('ip_hash')})`,
  );
  return linked.length;
}

/** Gives every row of a lender's log that has no place in the chain its place, oldest first. */
export async function chainAudit(db: Transactions, lender: string): Promise<void> {
  while ((await db.tenant(lender, (trx) => chainSome(trx, lender))) === atOnce);
}

/** The same for every lender. */
export async function chainAudits(db: Transactions): Promise<void> {
  const lenders = await db.query<{ id: string }>(sql`select id from list_lenders_to_chain()`);
  for (const { id } of lenders) await chainAudit(db, id);
}

/** How many rows of the transaction's lender have no place yet. */
export async function countUnchained(trx: Queryable): Promise<number> {
  const [row] = await trx.query<{ rows: number }>(
    sql`select count(*) as rows from audit where place is null /* never null: rows */`,
  );
  return row?.rows ?? 0;
}

/** Where the archived part of a lender's log ends; where the log begins, when none is archived. */
export async function readArchiveEnd(trx: Queryable, lender: string): Promise<ChainHead> {
  const [last] = await trx.query<ChainHead>(
    sql`select last_place as place, head as hash from audit_archive where lender_id = ${lender} order by first_place desc limit 1`,
  );
  return last ?? emptyChain;
}

/** Rows of a lender's log behind a place, in its order, at most `atOnce`. */
export function readChained(db: Transactions, lender: string, place: number): Promise<ChainedRow[]> {
  return db.tenant(lender, (trx) =>
    trx.query<ChainedRow>(sql`
      select a.place, a.previous, a.hash, a.id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')::text as at,
        a.actor_kind, a.actor_id, a.action, a.applicant_id, a.detail::text as detail, a.ip, a.request_id, a.ip_salt, a.ip_hash,
        exists (select from erasure e where e.lender_id = a.lender_id and e.applicant_id = a.applicant_id and e.whole) as forgotten
      from audit a where a.lender_id = ${lender} and a.place > ${place} order by a.place limit ${atOnce}
      /* never null: place, previous, hash, id, at, detail, ip_hash, forgotten */`),
  );
}

/** Recomputes every hash of the rows that `rowsAfter` gives, behind `from`. */
export const verifyChained = (
  rowsAfter: (place: number) => Promise<ChainedRow[]>,
  from: ChainHead,
  onRow?: (row: ChainedRow) => void,
): Promise<ChainVerification> => verifyChain({ membersOf, faultOf: addressFault, onRow, rowsAfter }, from);

/**
 * Walks a lender's log along its chain and recomputes every hash. Rows without a place yet are not looked at, and archived ones only
 * with `archive`: without it the walk begins where the archive ends.
 */
export async function verifyAudit(
  db: Transactions,
  lender: string,
  onRow?: (row: ChainRow) => void,
  archive?: ArchivedRows,
): Promise<ChainVerification> {
  const end = await db.tenant(lender, (trx) => readArchiveEnd(trx, lender));
  const rowsAfter = (place: number) =>
    archive && place < end.place ? archive.after(lender, place) : readChained(db, lender, place);
  return verifyChained(rowsAfter, archive ? emptyChain : end, onRow);
}

/** Chains what was written, every few seconds, until the returned function is called. */
export const watchAudit = (db: Transactions, report: (error: unknown) => void): (() => void) =>
  poll(everyMs, () => chainAudits(db), report);
