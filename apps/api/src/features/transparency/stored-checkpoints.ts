import type { Queryable } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';
import type { Log } from './checkpoint-text.ts';
import type { SignedHead } from './verify-log.ts';

/** A checkpoint as it was published. */
export interface StoredCheckpoint {
  number: number;
  day: string;
  /** Signed note (C2SP). */
  note: string;
  /** The public key that verifies it, as C2SP writes one. */
  key: string;
}

/** Checkpoints below a number (null: all), newest first. */
export function readCheckpoints(
  db: Queryable,
  before: number | null,
  most: number,
): Promise<StoredCheckpoint[]> {
  return db.query<StoredCheckpoint>(sql`
    select number, to_char(day, 'YYYY-MM-DD')::text as day, note, key from checkpoint
    where ${before}::bigint is null or number < ${before} order by number desc limit ${most} /* never null: day */`);
}

/** The heads of one of the transaction's lender's logs in all checkpoints, without those of archived rows. */
export function readSignedHeads(trx: Queryable, log: Log): Promise<SignedHead[]> {
  return trx.query<SignedHead>(
    sql`select number, hash from checkpoint_head
      where log = ${log} and (log <> 'audit' or place > coalesce((select max(last_place) from audit_archive), 0)) order by number`,
  );
}

interface LastHead {
  number: number;
  day: string;
  log: Log;
  place: number;
  fault: string;
}

/** What the last checkpoint states of the transaction's lender's logs; none while there is no checkpoint. */
export function readLastHeads(trx: Queryable): Promise<LastHead[]> {
  return trx.query<LastHead>(sql`
    select h.number, to_char(c.day, 'YYYY-MM-DD')::text as day, h.log, h.place, h.fault
    from checkpoint_head h join checkpoint c on c.number = h.number
    where h.number = (select max(number) from checkpoint_head) order by h.log /* never null: day */`);
}
