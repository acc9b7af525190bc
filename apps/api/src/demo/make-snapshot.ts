import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { makeProduct } from '../app.ts';
import { readConfig } from '../config.ts';
import { waitLonger } from '../isolated/run-isolated.ts';
import { chainAudits } from '../platform/audit-chain.ts';
import { onlyCompileCache } from '../platform/compile-cache.ts';
import { lockFile } from '../platform/file-lock.ts';
import { openDatabase } from '../platform/open-database.ts';
import { seedDemo } from './seed.ts';
import { snapshotName, snapshotsFolder } from './snapshot.ts';
import { rowsAsStatements } from './snapshot-rows.ts';
import { root } from './source-hash.ts';

/* `node apps/api/src/demo/make-snapshot.ts`: makes today's snapshot of the demo unless it is there, and prints its name. */

/** Other days and other states of the sources; a branch that one comes back to is worth its few megabytes. */
const othersStored = 3;

/** The outside world, on ports that the system gives. */
async function startSandbox(
  dataDir: string,
): Promise<{ child: ChildProcess; ports: Record<string, string> }> {
  const child = spawn(process.execPath, [join(root, 'apps/sandbox/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      ...onlyCompileCache(),
      SANDBOX_PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      SANDBOX_LATENCY_MS: '0',
      SANDBOX_SLOW_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const ports = await new Promise<Record<string, string>>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, port, mailPort] = /http:\/\/localhost:(\d+) .* smtp:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (port && mailPort) resolve({ SANDBOX_PORT: port, SANDBOX_SMTP_PORT: mailPort });
    });
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code} before it was ready.`)));
  });
  return { child, ports };
}

/** Fills a data folder with the demo, as `npm start` would. */
async function seedInto(dataDir: string): Promise<void> {
  const { child, ports } = await startSandbox(dataDir);
  const config = readConfig({ ...ports, DATA_DIR: dataDir });
  waitLonger(20);
  const failures: unknown[] = [];
  const product = await makeProduct(config, await openDatabase(config), (error) => failures.push(error));
  await seedDemo(product, { whole: true });
  await chainAudits(product.db);
  await product.close();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  if (failures[0]) throw failures[0];
}

/** The seeded database as one file for the embedded PostgreSQL, and as statements for another. */
async function dumpDatabase(box: string): Promise<void> {
  const client = await PGlite.create({ dataDir: join(box, 'data', 'database') });
  // What the log of writes holds is in the tables: segments that are not kept for later make the dump a third smaller.
  await client.exec('set wal_recycle = off');
  for (const statement of ['select pg_switch_wal()', 'checkpoint', 'checkpoint'])
    await client.exec(statement);
  await writeFile(join(box, 'database-rows.sql'), await rowsAsStatements(client), { mode: 0o600 });
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeFile(join(box, 'database.tar'), Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
}

/** A snapshot is there whole or not at all: made beside its place, then renamed. */
async function make(name: string): Promise<void> {
  const box = await mkdtemp(join(snapshotsFolder, 'half-'));
  const sweep = () => rmSync(box, { recursive: true, force: true, maxRetries: 5 });
  try {
    await seedInto(join(box, 'data'));
    await dumpDatabase(box);
    renameSync(box, join(snapshotsFolder, name));
  } catch (error) {
    sweep();
    if (!existsSync(join(snapshotsFolder, name))) throw error;
  }
}

function removeOthers(name: string): void {
  const others = readdirSync(snapshotsFolder)
    .filter((other) => /-\d{4}-\d\d-\d\d$/.test(other) && other !== name)
    .sort((a, b) => b.slice(-10).localeCompare(a.slice(-10)));
  for (const old of others.slice(othersStored))
    rmSync(join(snapshotsFolder, old), { recursive: true, force: true, maxRetries: 5 });
}

/** One process makes it; the others wait until it is there, or until the one that made it has died. */
async function makeOnce(name: string): Promise<void> {
  for (; !existsSync(join(snapshotsFolder, name)); await sleep(100)) {
    const unlock = await lockFile(join(snapshotsFolder, 'making.lock'));
    if (!unlock) continue;
    try {
      if (existsSync(join(snapshotsFolder, name))) return;
      await make(name);
      removeOthers(name);
    } finally {
      unlock();
    }
  }
}

const name = snapshotName();
mkdirSync(snapshotsFolder, { recursive: true });
await makeOnce(name);
process.stdout.write(`${name}\n`);
process.exit(0);
