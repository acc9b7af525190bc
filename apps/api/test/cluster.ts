import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@pramaan/contract/define.ts';
import pg from 'pg';
import { makeProduct } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import type { Identity } from './caller.ts';
import { databaseSettings } from './database.ts';
import { leastRights } from './least-rights.ts';
import { seedPeople } from './people.ts';
import { type Answer, freePort, over, startProcess } from './real-process.ts';
import { end, type Sandbox, startSandbox } from './sandbox.ts';
import { startTraceCollector, type TraceCollector } from './trace-collector.ts';

type Params = Record<string, unknown>;

/** Two API processes and two workers on one PostgreSQL and one folder, all started at the same moment, and the outside world. */
export interface Cluster {
  sandbox: Sandbox;
  /** Takes the traces of all four. */
  collector: TraceCollector;
  /** Addresses of the two API processes. */
  bases: readonly [string, string];
  /** As a proxy does: to each in turn, and no more to one whose connection broke. Null when it broke during this call. */
  call(identity: Identity, call: Call, params: Params, body?: object): Promise<Answer | null>;
  /** A statement as the server's administrator. */
  owner<R extends object>(text: string): Promise<R[]>;
  /** Ends a process at once, as `kill -9` does. */
  kill(which: 'api' | 'worker'): Promise<void>;
  /** The four processes by name, the ones that `kill` ends first of their kind. */
  processes(): Record<'API 1' | 'API 2' | 'worker 1' | 'worker 2', ChildProcess>;
  /** Starts the killed one again, an API process at its old address. */
  restart(which: 'api' | 'worker'): Promise<void>;
  stop(): Promise<void>;
}

/** Lenders, staff and applicants, without the demo's documents. */
async function seed(env: Record<string, string>): Promise<void> {
  const config = readConfig(env);
  const product = await makeProduct(config, await openDatabase(config), () => undefined);
  await seedPeople(product);
  await product.close();
}

const key = () => randomBytes(32).toString('base64');

/** @param more settings of all four beside the usual ones, given the product's address of the database */
export async function startCluster(
  server: string,
  more: (database: string) => Record<string, string> = () => ({}),
): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-cluster-'));
  const [sandbox, database, collector] = await Promise.all([
    startSandbox({ dataDir: folder }),
    leastRights(server),
    startTraceCollector(),
  ]);
  const shared = {
    ...sandbox.ports,
    ...databaseSettings(database.product),
    MIGRATION_DATABASE_URL: database.owner,
    DATABASE_POOL: '5',
    DATA_DIR: folder,
    KEY_ENCRYPTION_KEY: key(),
    LOOKUP_KEY: key(),
    TOKEN_KEY: key(),
    LOG_LEVEL: 'silent',
    WORKER: 'apart',
    DEMO: '0',
    ...more(database.product),
  };
  await seed(shared).catch(async (error: Error) => {
    collector.stop();
    await Promise.all([sandbox.stop(), database.drop()]);
    throw error;
  });
  const traced = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=k1',
    ...shared,
  };
  const ports = [String(await freePort()), String(await freePort())] as const;
  const started = await Promise.all([
    startProcess({ ...traced, PORT: ports[0] }),
    startProcess({ ...traced, PORT: ports[1] }),
    startProcess(traced, 'worker'),
    startProcess(traced, 'worker'),
  ]);
  const [, spareApi, , spareWorker] = started;
  let [api, , worker] = started;
  const bases = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const;
  const pool = new pg.Pool({ connectionString: database.admin, max: 2 });
  pool.on('error', () => undefined);
  const down = new Set<string>();
  let turn = 0;
  return {
    sandbox,
    collector,
    bases,
    async call(identity, call, params, body) {
      const living = bases.filter((base) => !down.has(base));
      turn += 1;
      const base = living[turn % living.length];
      if (!base) throw new Error('No API process is left.');
      const answer = await over(base, identity, call, params, body);
      if (!answer) down.add(base);
      return answer;
    },
    owner: async <R extends object>(text: string) => (await pool.query<R & pg.QueryResultRow>(text)).rows,
    kill: (which) => end(which === 'api' ? api : worker, 'SIGKILL'),
    processes: () => ({ 'API 1': api, 'API 2': spareApi, 'worker 1': worker, 'worker 2': spareWorker }),
    async restart(which) {
      if (which === 'worker') worker = await startProcess(traced, 'worker');
      else {
        api = await startProcess({ ...traced, PORT: ports[0] });
        down.delete(bases[0]);
      }
    },
    async stop() {
      await Promise.all([api, spareApi, worker, spareWorker].map((child) => end(child, 'SIGKILL')));
      await pool.end();
      collector.stop();
      await sandbox.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
