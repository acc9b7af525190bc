import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { migrate } from '../../apps/api/src/platform/migrate.ts';
import { startPostgres, thrownAway } from '../postgres.ts';
import { closeLists } from './lists.ts';

/** Two empty, migrated databases that SQL is checked against. */
interface CheckDatabases {
  /** As the product has it: every statement is prepared here as it is sent. */
  plain: string;
  /** The same, told more about its types: SafeQL asks this one. */
  typed: string;
  /** Where they come from, in words. */
  from: string;
  /** Ends the server or drops the databases. */
  stop(): Promise<void>;
}

/** Types that the driver sends as text, and PostgreSQL reads from it. SafeQL casts each such value to `text`. */
const readFromText = ['uuid', 'jsonb', 'date', 'timestamptz'] as const;

/** Runs `work` as the owner of the database at `url`. */
export async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

async function makeSchema(owner: pg.Client): Promise<void> {
  await migrate({ exec: (text) => owner.query(text), rows: async (text) => (await owner.query(text)).rows });
  await owner.query(getConstructionPlans('jobs'));
}

async function tellTypes(owner: pg.Client): Promise<void> {
  for (const type of readFromText) await owner.query(`create cast (text as ${type}) with inout as implicit`);
  await closeLists(owner);
}

const at = (server: string, database: string) => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * Makes the two databases: on the server of `TEST_DATABASE_URL`, or on one started for them. Throws a sentence when
 * there is no PostgreSQL.
 */
export async function openCheckDatabases(): Promise<CheckDatabases> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? null : await startPostgres(thrownAway);
  const server = given ?? own?.url ?? '';
  const [plain, typed] = [`check_sql_${process.pid}`, `check_sql_${process.pid}_typed`];
  const stop = async () => {
    if (own) return own.stop();
    await asOwner(server, async (owner) => {
      for (const name of [typed, plain]) await owner.query(`drop database if exists ${name} with (force)`);
    });
  };
  try {
    await asOwner(server, (owner) => owner.query(`create database ${plain}`));
    await asOwner(at(server, plain), makeSchema);
    await asOwner(server, (owner) => owner.query(`create database ${typed} template ${plain}`));
    await asOwner(at(server, typed), tellTypes);
  } catch (error) {
    await stop();
    throw error;
  }
  const from = own?.from ?? 'TEST_DATABASE_URL';
  return { plain: at(server, plain), typed: at(server, typed), from, stop };
}
