import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable, Transactions } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { sql } from './sql.ts';

/*
 * A standby that answers what may be a moment old (decision 0120). A request says that its reads may go there, and up to which
 * place of the log its caller has written; all else goes to the primary.
 */

/** A place in the log of PostgreSQL, as it writes one: `0/1A2B3C4D`. */
export const isLogPlace = (text: string): boolean => /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/.test(text);

const reading = new AsyncLocalStorage<{ after: string }>();

/** Runs `work` of a request that only reads. `after`: the caller has written up to there, and must see it. */
export const mayReadReplica = <R>(after: string, work: () => Promise<R>): Promise<R> =>
  reading.run({ after }, work);

/** The replica is behind what the caller wrote, or is none. */
class Behind extends Error {}

/** What a statement that writes gets from a standby (SQLSTATE 25006), and one that was in the way of replaying (40001). */
const notThere = (error: unknown) =>
  error instanceof Behind ||
  error instanceof DatabaseUnavailable ||
  ['25006', '40001'].includes((error as { code?: string } | null)?.code ?? '');

/** What a request of `mayReadReplica` writes all the same, such as its audit row. */
export const onPrimary = <R>(work: () => Promise<R>): Promise<R> => reading.exit(work);

/** A place that no replica reaches. */
const unreachable = 'FFFFFFFF/FFFFFFFF';

/** How long a replica that failed is left alone, in milliseconds. */
const restMs = 5_000;

/**
 * The primary, with the lender's transactions of `mayReadReplica` on the replica. Those that the replica cannot answer, because it is
 * behind, away or asked to write, are done on the primary from their beginning.
 */
export function withReplica(
  primary: Database,
  replica: Transactions & { close(): Promise<void> },
  now: () => number = Date.now,
): Database {
  let restsUntil = 0;
  const there = (after: string) =>
    sql<{ there: boolean | null }>`select pg_last_wal_replay_lsn() >= ${after}::pg_lsn as there`;
  const readThere = <R>(lender: string, after: string, work: (trx: Queryable) => Promise<R>) =>
    replica.tenant(lender, async (trx) => {
      const [row] = await trx.query(there(after));
      if (!row?.there) throw new Behind();
      return work(trx);
    });
  return {
    ...primary,
    async tenant(lender, work) {
      const asked = reading.getStore();
      if (!asked || now() < restsUntil) return primary.tenant(lender, work);
      try {
        return await readThere(lender, asked.after, work);
      } catch (error) {
        if (!notThere(error)) throw error;
        if (error instanceof DatabaseUnavailable) restsUntil = now() + restMs;
        return primary.tenant(lender, work);
      }
    },
    async written() {
      // What was written is written: a question that fails must not fail the call. Its caller then reads from the primary.
      const rows = await primary
        .query(sql<{ at: string | null }>`select pg_current_wal_lsn()::text as at`)
        .catch(() => []);
      return rows[0]?.at ?? unreachable;
    },
    close: async () => {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
