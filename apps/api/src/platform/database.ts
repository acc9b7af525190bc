import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { isId } from './ids.ts';
import type { Statement } from './sql.ts';

/** Something statements can be sent to: the database itself, or one transaction. Repositories take it as an argument. */
export interface Queryable {
  query<R extends object>(statement: Statement<R>): Promise<R[]>;
  /** In a transaction: has `run` called once this has committed, and never when it has not. `run` must not throw. */
  afterCommit?(run: () => void): void;
}

/** PostgreSQL, embedded or not. */
export interface Database extends Queryable {
  /** Runs `work` in one transaction that sees only the rows of `lender` (row-level security). */
  tenant<R>(lender: string, work: (trx: Queryable) => Promise<R>): Promise<R>;
  /** Runs `work` in one transaction that sees no tenant's rows: logins, codes, jobs. */
  transaction<R>(work: (trx: Queryable) => Promise<R>): Promise<R>;
  /** Text of several statements, no values: migrations and the job queue's own DDL. */
  script(text: string): Promise<object[]>;
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
    const result = (await client.transaction(async (trx) => {
      await begin(trx);
      return inside.run(true, () =>
        work({
          query: async <T extends object>({ text, values }: Statement<T>) =>
            (await trx.query<T>(text, values)).rows,
          afterCommit: (then) => committed.push(then),
        }),
      );
    })) as R;
    for (const then of committed) then();
    return result;
  };
  return {
    kind: 'pglite',
    async query<R extends object>({ text, values }: Statement<R>) {
      outside();
      return (await client.query<R>(text, values)).rows;
    },
    tenant(lender, work) {
      if (!isId(lender)) throw new Error('A tenant transaction needs the id of a lender.');
      return run((trx) => trx.exec(`select set_config('app.lender', '${lender}', true)`), work);
    },
    transaction: (work) => run(async () => undefined, work),
    async script(text) {
      outside();
      return (await client.exec(text)).flatMap((result) => result.rows as object[]);
    },
    close: () => client.close(),
  };
}

/** A PostgreSQL server through a pool whose every connection has taken the app's role. */
export function overPostgres(pool: pg.Pool): Database {
  const run = async <R>(begin: string, work: (trx: Queryable) => Promise<R>): Promise<R> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    const committed: (() => void)[] = [];
    try {
      await client.query(begin);
      const result = await work({
        query: async <T extends object>(statement: Statement<T>) =>
          (await client.query<T & pg.QueryResultRow>(statement)).rows,
        afterCommit: (then) => committed.push(then),
      });
      await client.query('commit');
      for (const then of committed) then();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return {
    kind: 'postgresql',
    async query<R extends object>(statement: Statement<R>) {
      return (await pool.query<R & pg.QueryResultRow>(statement)).rows;
    },
    tenant: (lender, work) => run(beginAs(lender), work),
    transaction: (work) => run('begin', work),
    async script(text) {
      const results = (await pool.query(text)) as unknown as pg.QueryResult | pg.QueryResult[];
      return (Array.isArray(results) ? results : [results]).flatMap((result) => result.rows as object[]);
    },
    close: () => pool.end(),
  };
}
