import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import { backgroundMs, type DatabaseLimits, patienceMs } from './database-limits.ts';
import { asked, asUnavailable, DatabaseUnavailable } from './database-unavailable.ts';
import { isId } from './ids.ts';
import type { Statement } from './sql.ts';
import { type Traced, traced } from './tracing.ts';

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
  /** How far the log is written, when a replica answers reads; absent without one. */
  written?(): Promise<string>;
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

/** Names the lender for one transaction. As `set local` it passes a pooler, and a coordinator hands it on to its workers. */
function asLender(lender: string): string {
  if (!isId(lender)) throw new Error('A tenant transaction needs the id of a lender.');
  return `set local app.lender to '${lender}'`;
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
      const named = asLender(lender);
      return run((trx) => trx.exec(named), work);
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

/** A statement as it is written: its values are not in it. The settings before one name a lender, so text of several has none. */
const ofStatement = (statement: string | Statement<object>): Traced => {
  const isText = typeof statement === 'string';
  const name = isText ? 'transaction' : (/^\s*(\w+)/.exec(statement.text)?.[1] ?? 'statement').toLowerCase();
  return {
    name: `postgresql ${name}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      ...(isText ? {} : { 'db.query.text': statement.text.trim().replaceAll(/\s+/g, ' ') }),
    },
  };
};

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
      return await traced(ofStatement(statement), () => client.query(statement));
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

/** The role and the limits of one transaction, where no connection can hold them. */
function setLocally({ statementMs, idleMs }: Pick<DatabaseLimits, 'statementMs' | 'idleMs'>): string {
  return `set local role ${appRole}; set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleMs}`;
}

interface Way {
  /** What each transaction sets after `begin`. Undefined: the connection has it, and one statement needs no transaction. */
  begin?: string | undefined;
  /** The client's own limit for each statement, in milliseconds, instead of the connection's. */
  limit?: number;
  /** Statements keep no name: the next transaction may run on another connection, where nobody prepared it. */
  unnamed?: boolean;
  /** A Citus coordinator, which hands on to its workers each `set local` that is a message of its own. */
  citus?: Citus | undefined;
}

/** A Citus coordinator (decision 0149). */
export interface Citus {
  /** Tables with values that are found before the lender is known: they are in the directory. */
  listed: readonly string[];
}

/** Recognises a statement that can change what the directory lists. */
const changesOf = ({ listed }: Citus) =>
  new RegExp(`\\b(?:insert into|update|delete from) (?:${listed.join('|')})\\b|\\berase_rows\\(`, 'i');

/** A single statement that names lenders itself. Citus hands on their names within a transaction alone. */
const namesLenders = /\bread_files\(/;

/** Queries and transactions over a pool. */
function transactionsOver(pool: pg.Pool, { begin, limit, unnamed = false, citus }: Way): Transactions {
  const listing = citus && changesOf(citus);
  const changes = {
    ...(limit === undefined ? {} : { query_timeout: patienceMs(limit) }),
    ...(unnamed ? { name: undefined } : {}),
  };
  const run = <R>(first: string[], work: (trx: Queryable) => Promise<R>, lender?: string): Promise<R> =>
    withConnection(pool, async (send) => {
      const committed: (() => void)[] = [];
      let relisted = false;
      try {
        const settings = ['begin', ...(begin ? [begin] : []), ...first];
        for (const text of citus ? settings : [settings.join('; ')]) await send(text);
        const result = await work({
          query: async <T extends object>(statement: Statement<T>) => {
            relisted ||= listing?.test(statement.text) ?? false;
            return (await send({ ...statement, ...changes } as Statement<T>)).rows;
          },
          afterCommit: (then) => committed.push(then),
        });
        if (relisted && lender) await send(`select settle_directory('${lender}')`);
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
      begin === undefined && !(citus && namesLenders.test(statement.text))
        ? withConnection(pool, async (send) => (await send({ ...statement, ...changes })).rows)
        : run([], (trx) => trx.query(statement)),
    tenant: (lender, work) => run([asLender(lender)], work, lender),
    transaction: (work) => run([], work),
  };
}

const sendScript = (pool: pg.Pool, text: string): Promise<object[]> =>
  withConnection(pool, async (send) => {
    const results = (await send<object>(text)) as pg.QueryResult | pg.QueryResult[];
    return [results].flat().flatMap((result) => result.rows as object[]);
  });

/**
 * The same over Citus. The job queue's own tables are the coordinator's alone, and a text with a `set local` in it would be handed
 * on to the workers whole.
 */
const sendLocalScript = (pool: pg.Pool, text: string): Promise<object[]> =>
  withConnection(pool, async (send) => {
    await send('set citus.propagate_set_commands to none; set citus.enable_ddl_propagation to off');
    try {
      const results = (await send<object>(text)) as pg.QueryResult | pg.QueryResult[];
      return [results].flat().flatMap((result) => result.rows as object[]);
    } finally {
      await send(
        'rollback; set citus.propagate_set_commands to local; set citus.enable_ddl_propagation to on',
      );
    }
  });

/** A PostgreSQL server through a pool whose every connection has taken the app's role; `citus` when it is a coordinator. */
export function overPostgres(pool: pg.Pool, citus?: Citus): Database {
  const begin = `set local statement_timeout = ${backgroundMs}; set local idle_in_transaction_session_timeout = ${backgroundMs}`;
  return {
    ...transactionsOver(pool, { citus, unnamed: citus !== undefined }),
    kind: 'postgresql',
    background: transactionsOver(pool, { begin, limit: backgroundMs, citus, unnamed: citus !== undefined }),
    script: (text) => (citus ? sendLocalScript : sendScript)(pool, text),
    close: () => pool.end(),
  };
}

/**
 * A PostgreSQL server behind a pooler in transaction mode (PgBouncer): each transaction may run on another connection, so
 * it brings its role and limits along, and no statement is prepared (decision 0119).
 *
 * @param direct connections to the server itself that have taken the app's role, for what no transaction can contain
 */
export function overPooler(
  pool: pg.Pool,
  direct: pg.Pool,
  limits: Pick<DatabaseLimits, 'statementMs' | 'idleMs'>,
): Database {
  const begin = setLocally(limits);
  const slow = setLocally({ statementMs: backgroundMs, idleMs: backgroundMs });
  return {
    ...transactionsOver(pool, { begin, unnamed: true }),
    kind: 'postgresql',
    background: transactionsOver(pool, { begin: slow, limit: backgroundMs, unnamed: true }),
    // Several statements of one message are one transaction, so `set local` holds for all of them.
    script: (text) =>
      /\bconcurrently\b/i.test(text) ? sendScript(direct, text) : sendScript(pool, `${begin}; ${text}`),
    close: async () => {
      await Promise.all([pool.end(), direct.end()]);
    },
  };
}
