import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { DemoSnapshot } from '../src/demo/snapshot.ts';
import { appRole, type Database } from '../src/platform/database.ts';
import { migrations } from '../src/platform/migrate.ts';
import { dumpMigrated, openEmbedded, openPostgres } from '../src/platform/open-database.ts';
import {
  asOwnerOfAll,
  closeOnNodes,
  fillDistributed,
  makeOnNodes,
  onEachNode,
  workersOf,
} from './citus-nodes.ts';
import { at, connected } from './connected.ts';

type Row = Record<string, unknown>;

export interface TestDatabase {
  db: Database;
  /** One or more statements as the database's owner, whom no row-level security binds, with these settings. Rows of the last. */
  owner(text: string, settings?: readonly string[]): Promise<Row[]>;
  /** Address of the PostgreSQL, for a process of its own; null when the database is the embedded one. */
  url: string | null;
  /** It is the coordinator of a Citus. */
  distributed: boolean;
  close(): Promise<void>;
}

/** `pglite` (also when nothing is said), or `postgres` when TEST_DATABASE_URL is to be used. */
export const testDatabaseUrl: string | null =
  process.env.TEST_DATABASE === 'pglite' ? null : process.env.TEST_DATABASE_URL || null;

/** Sixteen characters that differ for each state of the migrations. */
async function migrationStamp(): Promise<string> {
  const texts = [
    ...(await migrations()),
    await readFile(new URL('../migrations/citus.sql', import.meta.url), 'utf8'),
  ];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}

/** A migrated embedded database, made once for each state of the migrations and kept in the temporary folder. */
async function migratedDump(): Promise<Blob> {
  const stamp = await migrationStamp();
  const path = join(tmpdir(), `pramaan-migrated-${stamp}.tar`);
  const stored = await readFile(path).catch(() => null);
  if (stored) return new Blob([Uint8Array.from(stored)]);
  const dump = await dumpMigrated();
  // Whole or not at all: other test files may be reading it at this moment.
  const half = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(half, Buffer.from(await dump.arrayBuffer()));
  await rename(half, path);
  return dump;
}

/** A PgBouncer in transaction mode in front of that PostgreSQL, which TEST_POOLER_URL names: the product then goes through it. */
const pooler = process.env.TEST_POOLER_URL || null;

/** The same database and user through the pooler; as it is when there is none. */
function throughPooler(url: string): string {
  if (!pooler) return url;
  const { hostname, port } = new URL(pooler);
  return Object.assign(new URL(url), { hostname, port }).href;
}

/** The PostgreSQL of `url` by its socket, when TEST_DATABASE_SOCKET names one. */
function bySocket(url: string): string {
  const socket = process.env.TEST_DATABASE_SOCKET;
  return socket && !pooler ? at(socket, new URL(url).pathname.slice(1)) : url;
}

/** The settings by which a product of its own opens the database at `url`. */
export const databaseSettings = (url: string): Record<string, string> =>
  pooler ? { DATABASE_URL: throughPooler(url), DATABASE_DIRECT_URL: url } : { DATABASE_URL: url };

/** Text of statements that run with settings, and leave none of them behind. */
const withSettings = (text: string, settings: readonly string[]) =>
  settings.length > 0 ? `${settings.map((one) => `set ${one}; `).join('')}${text}; reset role` : text;

async function embedded(dump?: Blob): Promise<TestDatabase> {
  const db = await openEmbedded(null, dump ?? (await migratedDump()));
  const owner = async (text: string, settings: readonly string[] = []): Promise<Row[]> => {
    const roleOf = (name: string) => db.script(name);
    try {
      return (await db.script(`reset role; ${withSettings(text, settings)}; set role ${appRole}`)) as Row[];
    } catch (error) {
      await roleOf(`rollback; set role ${appRole}`);
      throw error;
    }
  };
  return { db, owner, url: null, distributed: false, close: () => db.close() };
}

/** A migrated database of the server at `server` that others are copied from. The first that asks makes it. */
async function template(server: string): Promise<string> {
  const name = `pramaan_template_${await migrationStamp()}`;
  await connected(server, async (client) => {
    await client.query('select pg_advisory_lock(7262)');
    try {
      const { rows } = await client.query('select datallowconn as open from pg_database where datname = $1', [
        name,
      ]);
      const workers = await workersOf(server);
      if (rows.length > 0 && !(workers && rows[0]?.open)) return;
      if (workers) {
        await makeOnNodes(server, name);
        await (await openPostgres(at(server, name), at(server, name), 1)).close();
        await closeOnNodes(server, name);
        return;
      }
      const half = `${name}_half`;
      await client.query(`drop database if exists ${half} with (force)`);
      await client.query(`create database ${half}`);
      const db = await openPostgres(at(server, half), at(server, half), 1);
      await db.close();
      await client.query(`alter database ${half} rename to ${name}`);
    } finally {
      await client.query('select pg_advisory_unlock(7262)');
    }
  });
  return name;
}

/**
 * A fresh database on the PostgreSQL at `server`: empty, or migrated already, or with the demo's rows too. `drop` ends it
 * even while somebody is connected.
 */
export async function freshPostgres(
  server: string,
  { migrated: full = false, demo }: { migrated?: boolean; demo?: DemoSnapshot } = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `pramaan_test_${randomBytes(8).toString('hex')}`;
  const copied = full || demo ? await template(server) : null;
  if (copied === null && (await workersOf(server))) await makeOnNodes(server, name);
  else await onEachNode(server, `create database ${name}${copied ? ` template ${copied}` : ''}`);
  const url = at(server, name);
  const rows = await demo?.databaseRows();
  const distributed = (await workersOf(server)) !== null;
  if (rows)
    await connected(url, async (client) => {
      if (distributed) await fillDistributed(client, rows);
      else await client.query(rows);
    });
  return {
    url,
    drop: () => onEachNode(server, `drop database ${name} with (force)`),
  };
}

async function postgres(server: string, demo?: DemoSnapshot): Promise<TestDatabase> {
  const { url, drop } = await freshPostgres(server, { migrated: true, ...(demo ? { demo } : {}) });
  const near = bySocket(url);
  const distributed = (await workersOf(server)) !== null;
  const db = await openPostgres(throughPooler(near), near, 10, pooler ? { directUrl: near } : {});
  return {
    db,
    url,
    distributed,
    owner: (text, settings = []) =>
      connected(near, async (client) => {
        if (distributed) return asOwnerOfAll(client, text, settings);
        const results = (await client.query(withSettings(text, settings))) as unknown as
          | pg.QueryResult
          | pg.QueryResult[];
        return [results].flat().flatMap((result) => result.rows as Row[]);
      }),
    async close() {
      await db.close();
      await drop();
    },
  };
}

/** A database of its own, on the engine that the environment names: with the demo's rows when a snapshot of it is given. */
export async function openTestDatabase(demo?: DemoSnapshot): Promise<TestDatabase> {
  return testDatabaseUrl ? postgres(testDatabaseUrl, demo) : embedded(await demo?.databaseDump());
}
