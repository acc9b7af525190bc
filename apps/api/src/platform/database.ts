import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { backgroundMs, patienceMs } from './database-limits.ts';
import { asked, asUnavailable, DatabaseUnavailable } from './database-unavailable.ts';
import { isId } from './ids.ts';
import type { Statement } from './sql.ts';

/** Something statements can be sent to: the database itself, or one transaction. Repositories take it as an argument. */
export interface Queryable {
  query<R extends object>(statement: Statement<R>): Promise<R[]>;
  /** In a transaction: has `run` called once this has committed, and never when it has not. `run` must not throw. */
  afterCommit?(run: () => void): void;
}

/** What a database does for its callers in transactions. */
export type Transactions = Pick<Database, 'query' | 'tenant' | 'transaction'>;

/** PostgreSQL, embedded or not. Throws DatabaseUnavailable when it does not respond in time. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction that sees only the rows of `lender` (row-level security). */
  tenant<R>(lender: string, work: (trx: Queryable) => Promise<R>): Promise<R>;
  /** Runs `work` in one transaction that sees no tenant's rows: logins, codes, jobs. */
  transaction<R>(work: (trx: Queryable) => Promise<R>): Promise<R>;
  /** Text of several statements, no values: migrations and the job queue's own DDL. */
  script(text: string): Promise<object[]>;
  /** The same database for work that nobody waits for: each statement may take ten minutes. */
  background: Transactions;
  close(): Promise<void>;
  kind: 'pglite' | 'postgresql';
}

/** Did a statement fail because a unique value is there already (SQLSTATE 23505)? */
export function isTaken(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '23505';
}

/** The role whose statements row-level security binds. It owns nothing but the job queue's schema. */
export const appRole = 'pramaan_app';

function beginAs(lender: string): string {
  if (!isId(lender)) throw new Error('A tenant transaction needs the id of a lender.');
  return `begin; select set_config('app.lender', '${lender}', true)`;
}

/** The embedded PostgreSQL. One connection: a query beside an open transaction of the same caller would wait for ever, so it throws. */
export function overPglite(client: PGlite): Database {
  const inside = new AsyncLocalStorage<true>();
  const outside = () => {
    if (inside.getStore())
      throw new Error('Inside a transaction, use its handle: the embedded database has one connection.');
  };
  const run = async <R>(
    begin: (trx: { exec(text: string): Promise<unknown> }) => Promise<unknown>,
    work: (trx: Queryable) => Promise<R>,
  ) => {
    outside();
    const committed: (() => void)[] = [];
    const result = (await asked(() =>
      client.transaction(async (trx) => {
        await begin(trx);
        return inside.run(true, () =>
          work({
            query: <T extends object>({ text, values }: Statement<T>) =>
              asked(async () => (await trx.query<T>(text, values)).rows),
            afterCommit: (then) => committed.push(then),
          }),
        );
      }),
    )) as R;
    for (const then of committed) then();
    return result;
  };
  const transactions: Transactions = {
    async query<R extends object>({ text, values }: Statement<R>) {
      outside();
      return (await asked(() => client.query<R>(text, values))).rows;
    },
    tenant(lender, work) {
      if (!isId(lender)) throw new Error('A tenant transaction needs the id of a lender.');
      return run((trx) => trx.exec(`select set_config('app.lender', '${lender}', true)`), work);
    },
    transaction: (work) => run(async () => undefined, work),
  };
  return {
    ...transactions,
    kind: 'pglite',
    background: transactions,
    async script(text) {
      outside();
      return (await asked(() => client.exec(text))).flatMap((result) => result.rows as object[]);
    },
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

/** Sends one statement, or text of several. Throws DatabaseUnavailable. */
type Send = <R extends object>(
  statement: string | (Statement<R> & { query_timeout?: number }),
) => Promise<pg.QueryResult<R & pg.QueryResultRow>>;

/**
 * Runs `work` with a connection of the pool. One that ended, or whose answer did not come in time, is sent nothing more and
 * is destroyed: what its transaction did is not known. Throws DatabaseUnavailable.
 */
async function withConnection<R>(pool: pg.Pool, work: (send: Send) => Promise<R>): Promise<R> {
  const client = await pool.connect().catch((error: Error) => {
    throw new DatabaseUnavailable(`No connection to the database: ${error.message}`, { cause: error });
  });
  let broken: Error | undefined;
  // Between two statements of a transaction nobody else hears that the connection ended.
  const heard = (cause: Error) => {
    broken ??= new DatabaseUnavailable(`The connection to the database ended: ${cause.message}`, { cause });
  };
  client.on('error', heard);
  const send: Send = async (statement) => {
    if (broken) throw broken;
    try {
      return await client.query(statement);
    } catch (error) {
      const told = asUnavailable(error);
      // What cannot roll back is not for the next user either.
      if (told instanceof DatabaseUnavailable || statement === 'rollback') broken ??= told as Error;
      throw told;
    }
  };
  try {
    return await work(send);
  } finally {
    client.off('error', heard);
    client.release(broken);
  }
}

/** Queries and transactions over a pool. `limit`: for each statement, in milliseconds, instead of the connection's own. */
function transactionsOver(pool: pg.Pool, limit?: number): Transactions {
  const more = limit === undefined ? {} : { query_timeout: patienceMs(limit) };
  const limited =
    limit === undefined
      ? ''
      : `; set local statement_timeout = ${limit}; set local idle_in_transaction_session_timeout = ${limit}`;
  const run = <R>(begin: string, work: (trx: Queryable) => Promise<R>): Promise<R> =>
    withConnection(pool, async (send) => {
      const committed: (() => void)[] = [];
      try {
        await send(begin + limited);
        const result = await work({
          query: async <T extends object>(statement: Statement<T>) =>
            (await send({ ...statement, ...more })).rows,
          afterCommit: (then) => committed.push(then),
        });
        await send('commit');
        for (const then of committed) then();
        return result;
      } catch (error) {
        await send('rollback').catch(() => undefined);
        throw error;
      }
    });
  return {
    query: <R extends object>(statement: Statement<R>) =>
      limit === undefined
        ? withConnection(pool, async (send) => (await send(statement)).rows)
        : run('begin', (trx) => trx.query(statement)),
    tenant: (lender, work) => run(beginAs(lender), work),
    transaction: (work) => run('begin', work),
  };
}

/** A PostgreSQL server through a pool whose every connection has taken the app's role. */
export function overPostgres(pool: pg.Pool): Database {
  return {
    ...transactionsOver(pool),
    kind: 'postgresql',
    background: transactionsOver(pool, backgroundMs),
    script: (text) =>
      withConnection(pool, async (send) => {
        const results = (await send<object>(text)) as pg.QueryResult | pg.QueryResult[];
        return [results].flat().flatMap((result) => result.rows as object[]);
      }),
    close: () => pool.end(),
  };
}
