import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from './postgres.ts';

/** A coordinator with its workers for a while. */
interface Citus {
  /** The owner's address of the coordinator: may make databases and roles. */
  url: string;
  /** The versions, in words. */
  from: string;
  /** Ends all of them and deletes what they kept. */
  stop(): Promise<void>;
}

/** Is Citus installed for the system's newest PostgreSQL? (docs/operations.md, "More rows than one machine holds") */
export function hasCitus(): boolean {
  const [newest] = globSync('/usr/lib/postgresql/*/lib').sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return newest !== undefined && existsSync(join(newest, 'citus.so'));
}

/** What each of the servers needs; operations.md says why. */
const needed = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_connections=300',
  'max_prepared_transactions=300',
  'max_worker_processes=64',
  'citus.enable_unsafe_triggers=on',
  // Between nodes of one machine; the default looks for certificates in the home folder of the user who started this.
  'citus.node_conninfo=sslmode=disable',
];

/** Runs statements as the owner of the server at `url`; returns the rows of the last. */
async function asOwner(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Starts a Citus coordinator and `workers` workers, each a PostgreSQL of its own on a free port of this machine; its database
 * `postgres` knows all of them. `settings` are those of every server. Throws a sentence when it cannot.
 */
export async function startCitus(settings: readonly string[] = [], workers = 2): Promise<Citus> {
  if (!hasCitus())
    throw new Error('Citus is not installed for the system’s PostgreSQL: docs/operations.md says how.');
  const started = await Promise.allSettled(
    Array.from({ length: workers + 1 }, () => startPostgres([...needed, ...settings], 'the system')),
  );
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    for (const one of started) if (one.status === 'rejected') throw one.reason;
    const [coordinator, ...others] = servers.map(({ url }) => url);
    if (!coordinator) throw new Error('No coordinator was asked for.');
    for (const url of [coordinator, ...others]) await asOwner(url, 'create extension citus');
    const node = (url: string) => `'127.0.0.1', ${new URL(url).port}`;
    const [version] = await asOwner(
      coordinator,
      `select citus_set_coordinator_host(${node(coordinator)})`,
      ...others.map((url) => `select citus_add_node(${node(url)})`),
      `select extversion as citus, current_setting('server_version') as server from pg_extension where extname = 'citus'`,
    );
    return {
      url: coordinator,
      from: `Citus ${version?.citus} on PostgreSQL ${version?.server}, ${workers} workers`,
      stop,
    };
  } catch (error) {
    await stop();
    throw new Error(`Citus could not be started: ${(error as Error).message.split('\n')[0]}.`);
  }
}
