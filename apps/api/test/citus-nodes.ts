import type pg from 'pg';
import { at, connected } from './connected.ts';

type Row = Record<string, unknown>;

/** Runs one statement as the owner at `url`. */
const ask = (url: string, statement: string): Promise<Row[]> =>
  connected(url, async (client) => (await client.query<Row>(statement)).rows);

async function findWorkers(server: string): Promise<string[] | null> {
  const found = await ask(server, `select to_regclass('pg_catalog.pg_dist_node') is not null as citus`);
  if (!found[0]?.citus) return null;
  const nodes = await ask(
    server,
    'select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by nodeid',
  );
  return nodes.map(
    ({ host, port }) => Object.assign(new URL(server), { hostname: host, port: String(port) }).href,
  );
}

const known = new Map<string, Promise<string[] | null>>();

/** The workers of the Citus coordinator at `server`, as addresses of their owner; null when it is a plain PostgreSQL. */
export function workersOf(server: string): Promise<string[] | null> {
  const workers = known.get(server) ?? findWorkers(server);
  known.set(server, workers);
  return workers;
}

/** The coordinator's databases go with one of the same name on each worker: runs `statement` in the database `name` of all. */
async function everywhere(server: string, name: string, statement: string): Promise<void> {
  const workers = (await workersOf(server)) ?? [];
  await Promise.all([server, ...workers].map((url) => ask(at(url, name), statement)));
}

/** Runs `statement`, which makes, changes or drops a database, on the coordinator and on each worker. */
export const onEachNode = (server: string, statement: string): Promise<void> =>
  everywhere(server, new URL(server).pathname.slice(1), statement);

/** Makes the database `name` on every node; it knows all of them and has no tables of ours yet. */
export async function makeOnNodes(server: string, name: string): Promise<void> {
  await onEachNode(server, `drop database if exists ${name} with (force)`);
  await onEachNode(server, `create database ${name}`);
  await everywhere(server, name, 'create extension citus');
  const own = new URL(server);
  await ask(at(server, name), `select citus_set_coordinator_host('${own.hostname}', ${own.port})`);
  for (const url of (await workersOf(server)) ?? [])
    await ask(at(server, name), `select citus_add_node('${new URL(url).hostname}', ${new URL(url).port})`);
}

/** Closes the database `name` to everybody, so that it can be copied: Citus keeps a process of its own in each open one. */
export async function closeOnNodes(server: string, name: string): Promise<void> {
  await onEachNode(server, `alter database ${name} with allow_connections false is_template true`);
  await onEachNode(
    server,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
  );
}

/**
 * Fills a migrated database with rows that triggers have made already, as `rows` begins: `begin; set local …`, which workers are told
 * apart from the rest. The directory is filled from the tables.
 */
export async function fillDistributed(client: pg.Client, rows: string): Promise<void> {
  const [begin = '', mode = ''] = rows.split(';\n', 2);
  await client.query(`set citus.propagate_set_commands = 'local'`);
  await client.query(begin);
  await client.query(mode);
  await client.query(rows.slice(begin.length + mode.length + 4));
  await client.query('select fill_directory()');
}

/** Writes what statements past the product have noted for the directory: the product does it at the end of each transaction. */
const settleDirectory = `do $$ declare one uuid; begin
  for one in select distinct lender_id from directory_change loop perform settle_directory(one); end loop;
end $$`;

/** Statements as the owner of every node: settings go to the workers as messages of their own. Rows of all. */
export async function asOwnerOfAll(
  client: pg.Client,
  text: string,
  settings: readonly string[],
): Promise<Row[]> {
  if (settings.length > 0)
    for (const one of [
      `set citus.propagate_set_commands to 'local'`,
      'begin',
      // Statements about several tables, one after the other.
      `set local citus.multi_shard_modify_mode to 'sequential'`,
      ...settings.map((setting) => `set local ${setting}`),
    ])
      await client.query(one);
  const results = (await client.query(text)) as unknown as pg.QueryResult | pg.QueryResult[];
  if (settings.length > 0) await client.query('commit');
  const [found] = (await client.query(`select to_regclass('directory_change') is not null as there`)).rows;
  if (found?.there) await client.query(settleDirectory);
  return [results].flat().flatMap((result) => result.rows as Row[]);
}
