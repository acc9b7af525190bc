import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Config, readConfig } from '../config.ts';
import { distribute, ownerFor } from './citus.ts';
import { appRole, type Citus, type Database, overPglite, overPooler, overPostgres } from './database.ts';
import { type DatabaseLimits, patienceMs, usualLimits } from './database-limits.ts';
import { asked, DatabaseUnavailable } from './database-unavailable.ts';
import { lockFile, lockHolder } from './file-lock.ts';
import { migrate, type Owner, SchemaMismatch } from './migrate.ts';
import { withReplica } from './replica.ts';

// Counts come back as numbers: no count of ours reaches 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const parsers = { 20: Number };

/** Another process has the folder of the embedded database. The message is one sentence: who, and what to do. */
class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * For a program's start: a setting that is wrong, or a database that cannot be opened (its schema, another process, a
 * server that does not respond), ends the program with the sentence alone. Other errors are thrown on.
 */
export function endWithSentence(error: unknown): never {
  const ofSettings = error instanceof Error && error.message.startsWith('Settings:');
  const foreseen = [SchemaMismatch, FolderInUse, DatabaseUnavailable].some((kind) => error instanceof kind);
  if (!foreseen && !ofSettings) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

/** The settings of this process; wrong ones end it with the sentence alone. */
export function readConfigOrEnd(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return endWithSentence(error);
  }
}

const lockName = 'database.lock';

/**
 * The embedded database takes no lock of its own, and two processes on one folder destroy it: whoever opens it holds a
 * lock of the operating system on a file beside it (decision 0065). Returns what gives it back.
 */
async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, lockName);
  const unlock = await lockFile(path);
  if (!unlock)
    throw new FolderInUse(
      `The embedded database in ${folder} is in use by ${lockHolder(path)}. Stop it first, or set DATABASE_URL.`,
    );
  return unlock;
}

/** So long a product that is being stopped may have its folder: a message that it is sending goes out first (main.ts). */
const stoppingMs = 15_000;

/**
 * For a product started right after another was stopped: waits until that one has closed the embedded database, at most as long as
 * stopping takes. Whether it did is seen when the folder is opened.
 */
export async function untilFolderIsFree({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if (databaseUrl) return;
  await mkdir(dataDir, { recursive: true });
  for (const since = Date.now(); Date.now() - since < stoppingMs; await sleep(100)) {
    const unlock = await lockFile(join(dataDir, lockName));
    if (unlock) return unlock();
  }
}

/** The embedded database keeps a quarter of PostgreSQL's usual buffers: it opens sooner and takes 100 MB less. */
const embedded = {
  parsers,
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
};

/** The embedded database as its owner. */
const ownerOf = (client: PGlite): Owner => ({
  exec: (text) => client.exec(text),
  rows: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
});

/**
 * Opens (or makes) the embedded database in a folder, migrated, as the app's role. `dump` is a migrated database to begin
 * from; `migrations` is a folder with other migrations than those of this version, for tests. Throws SchemaMismatch, and
 * FolderInUse while another process, or this one, has the folder open.
 */
export async function openEmbedded(
  folder: string | null,
  dump?: Blob,
  migrations?: string,
): Promise<Database> {
  const place = folder ? join(folder, 'database') : undefined;
  if (folder) await mkdir(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : () => undefined;
  try {
    const client = await PGlite.create({
      ...embedded,
      ...(place ? { dataDir: place } : {}),
      ...(dump ? { loadDataDir: dump } : {}),
    });
    try {
      await migrate(ownerOf(client), migrations);
      await client.exec(`set role ${appRole}`);
    } catch (error) {
      await client.close();
      throw error;
    }
    const database = overPglite(client);
    return {
      ...database,
      close: async () => {
        try {
          await database.close();
        } finally {
          unlock();
        }
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A migrated embedded database as one blob, so that each test file starts from a copy in a third of a second. */
export async function dumpMigrated(): Promise<Blob> {
  const client = await PGlite.create(embedded);
  await migrate(ownerOf(client));
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** The settings of every connection: what the network swallowed is noticed without an answer. */
const connecting = (url: string, connectMs: number) => ({
  connectionString: url,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** Migrates a PostgreSQL as its owner, without a limit for its statements. Answers what it is, when it is a Citus coordinator. */
async function migrateAsOwner(
  url: string,
  connectMs: number,
  migrations?: string,
): Promise<Citus | undefined> {
  const owner = new pg.Client(connecting(url, connectMs));
  // Whoever waits for a statement hears of a connection that ended; while none runs, nobody need.
  owner.on('error', () => undefined);
  await asked(() => owner.connect());
  try {
    return await asked(async () => {
      const asOwner = await ownerFor({
        exec: (text) => owner.query(text),
        rows: async (text) => (await owner.query(text)).rows,
      });
      await migrate(asOwner, migrations);
      const listed = await distribute(asOwner);
      return listed ? { listed } : undefined;
    });
  } finally {
    await owner.end();
  }
}

/** A pool that survives a server that goes away while a connection idles. */
function poolOf(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  return pool;
}

/** What a connection to a Citus coordinator sets besides: a plan of one lender is never used for another. */
const onCitus = `; set citus.propagate_set_commands = 'local'; set plan_cache_mode = force_custom_plan`;

/** Connections that have taken the app's role and the limits, and keep them. */
const asApp = ({ statementMs, idleMs }: DatabaseLimits, citus?: Citus): pg.PoolConfig => ({
  // A connection that cannot take the role is not used: the role is what row-level security binds. The limits come the
  // same way: PgBouncer refuses them as settings of a new connection.
  onConnect: async (client) => {
    await client.query(
      `set role ${appRole}; set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleMs}${citus ? onCitus : ''}`,
    );
  },
});

interface PostgresOptions {
  limits?: DatabaseLimits;
  migrations?: string | undefined;
  /** The server itself, when `url` is a pooler in transaction mode. */
  directUrl?: string | null;
  /** A replica will answer reads. */
  replicated?: boolean;
}

/**
 * Migrates a PostgreSQL as its owner, then opens a pool of at most `size` connections whose work has the app's role.
 * `migrations` as in `openEmbedded`. Throws SchemaMismatch, DatabaseUnavailable.
 */
export async function openPostgres(
  url: string,
  migrationUrl: string,
  size: number,
  { limits = usualLimits, migrations, directUrl = null, replicated = false }: PostgresOptions = {},
): Promise<Database> {
  const { connectMs, statementMs } = limits;
  const citus = await migrateAsOwner(migrationUrl, connectMs, migrations);
  if (citus && (directUrl !== null || replicated))
    throw new SchemaMismatch(
      'This database is distributed by Citus, which works neither behind PgBouncer nor with a replica yet: leave out DATABASE_DIRECT_URL and READ_DATABASE_URL.',
    );
  const options = { ...connecting(url, connectMs), max: size, query_timeout: patienceMs(statementMs) };
  if (directUrl === null) return overPostgres(poolOf({ ...options, ...asApp(limits, citus) }), citus);
  // Used for the maintenance of the job queue alone: it holds no connection meanwhile.
  const direct = { ...connecting(directUrl, connectMs), max: 1, idleTimeoutMillis: 1_000 };
  return overPooler(poolOf(options), poolOf({ ...direct, ...asApp(limits) }), limits);
}

/** A standby of that server, for reads. A connection to it is waited for two seconds at most. */
export function openReplica(url: string, size: number, limits: DatabaseLimits): Database {
  const connectMs = Math.min(limits.connectMs, 2_000);
  const options = { ...connecting(url, connectMs), max: size, query_timeout: patienceMs(limits.statementMs) };
  return overPostgres(poolOf({ ...options, ...asApp(limits) }));
}

/** Opens the database as the configuration says, with its replica when there is one. */
export async function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl, readDatabaseUrl, databasePool: size, databaseLimits: limits } = config;
  if (!databaseUrl) return openEmbedded(config.dataDir);
  const primary = await openPostgres(databaseUrl, config.migrationDatabaseUrl ?? databaseUrl, size, {
    limits,
    directUrl: config.directDatabaseUrl,
    replicated: readDatabaseUrl !== null,
  });
  return readDatabaseUrl ? withReplica(primary, openReplica(readDatabaseUrl, size, limits)) : primary;
}

/** A server as its owner, whom no row-level security and no limit of statements binds: for `npm run rotate-keys` alone. */
export function openOwner(url: string): Database {
  return overPostgres(new pg.Pool({ ...connecting(url, usualLimits.connectMs), max: 1 }));
}

/** Keeps a text file of secrets readable by its owner alone. */
export async function writePrivate(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
}
