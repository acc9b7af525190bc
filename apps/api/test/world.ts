import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiKey } from '@pramaan/contract/calls/programs.ts';
import { keyScopes } from '@pramaan/contract/managing.ts';
import type { FastifyInstance } from 'fastify';
import { makeApp, makeProduct, type Product, workJobs } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { sql } from '../src/platform/sql.ts';
import { type Caller, callerOf, callerWith } from './caller.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { type ApplicantName, applicants, type Principal, seedPeople } from './people.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

interface Options {
  /** `people`: lenders, staff and empty applicants. `demo`: the whole demo. */
  seed?: 'people' | 'demo';
  /** Take up jobs in this process. */
  work?: boolean;
  slowMs?: number;
  waitMs?: number;
  timeoutMs?: number;
  /** Another service than the sandbox for verifications. */
  verificationUrl?: string;
  /** Another service than the sandbox for the locker's API and shared files. */
  lockerUrl?: string;
  /** Files are asked of the sandbox's virus scanner. */
  antivirus?: boolean;
  /** Files lie in the sandbox's S3 store. */
  s3?: boolean;
}

export interface World {
  app: FastifyInstance;
  product: Product;
  sandbox: Sandbox;
  database: TestDatabase;
  /** Every log line the product wrote. */
  logs: string[];
  /** Failures in the background that the product reported. */
  reported: unknown[];
  /** The caller logged in as somebody; the session is opened on first use and kept. */
  as(principal: Principal): Promise<Caller>;
  /** Logs in anew. */
  freshly(principal: Principal): Promise<Caller>;
  id(applicant: ApplicantName): Promise<string>;
  lender(code: 'SARAL' | 'UDAAN'): Promise<string>;
  /** Moves the product's clock. */
  shift(milliseconds: number): void;
  /** Forgets counted tries, so that one test's logins do not lock another's out. */
  forgetTries(): Promise<void>;
  close(): Promise<void>;
}

const key = () => randomBytes(32).toString('base64');

/** The product on a fresh database, beside a sandbox of its own. Nothing listens but the sandbox; calls go by inject. */
export async function startWorld(options: Options = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-test-'));
  const [database, sandbox] = await Promise.all([
    openTestDatabase(),
    startSandbox({ dataDir: folder, ...(options.slowMs ? { slowMs: options.slowMs } : {}) }),
  ]);
  const config = readConfig({
    NODE_ENV: 'test',
    ...sandbox.ports,
    ...(options.verificationUrl ? { VERIFICATION_URL: options.verificationUrl } : {}),
    ...(options.lockerUrl ? { LOCKER_URL: options.lockerUrl, LOCKER_PULL_URL: options.lockerUrl } : {}),
    ...(options.antivirus ? { CLAMD_URL: sandbox.antivirus, CLAMD_TIMEOUT_MS: '2000' } : {}),
    ...(options.s3
      ? {
          S3_ENDPOINT: `${sandbox.url}/s3`,
          S3_ACCESS_KEY: 'sandbox',
          S3_SECRET_KEY: 'sandbox-secret',
          S3_PATH_STYLE: '1',
          S3_TIMEOUT_MS: '1000',
        }
      : {}),
    DATA_DIR: folder,
    KEY_ENCRYPTION_KEY: key(),
    LOOKUP_KEY: key(),
    TOKEN_KEY: key(),
    VERIFICATION_WAIT_MS: String(options.waitMs ?? 8000),
    VERIFICATION_TIMEOUT_MS: String(options.timeoutMs ?? 6000),
    BUREAU_TIMEOUT_MS: String(options.timeoutMs ?? 6000),
    LOG_LEVEL: 'debug',
  });
  const reported: unknown[] = [];
  const logs: string[] = [];
  let offset = 0;
  const clock = { now: () => new Date(Date.now() + offset) };
  const product = await makeProduct(config, database.db, (error) => reported.push(error), clock);
  const app = await makeApp(product, clock, { write: (line) => logs.push(line) });
  await app.ready();
  if (options.seed === 'demo') await seedDemo(product);
  else await seedPeople(product);
  if (options.work) await workJobs(product);

  const enter = callerOf(app, sandbox);
  const setStatus = (status: number) =>
    database.owner(`update staff set status = ${status} where user_name = 'saral.disabled'`);
  /** The disabled person came in while still enabled. */
  const open = async (principal: Principal): Promise<Caller> => {
    if (principal === 'program') {
      const body = { name: 'A program', scopes: [...keyScopes] };
      const { key } = (await (await enter('owner')).call(createApiKey, { body })).ok;
      return callerWith(app, { key });
    }
    if (principal !== 'disabled') return enter(principal);
    await setStatus(1);
    const caller = await enter(principal);
    await setStatus(0);
    return caller;
  };
  const known = new Map<Principal, Promise<Caller>>();
  const { db, vault } = product;
  return {
    app,
    product,
    sandbox,
    database,
    logs,
    reported,
    as(principal) {
      const caller = known.get(principal) ?? open(principal);
      known.set(principal, caller);
      return caller;
    },
    freshly: open,
    async id(name) {
      const hash = vault.lookup('mobile', applicants[name]);
      const [row] = await db.query<{ id: string }>(sql`select id from find_applicants(${hash}, ${null})`);
      if (!row) throw new Error(`There is no ${name} here.`);
      return row.id;
    },
    async lender(code) {
      const [row] = await db.query<{ id: string }>(sql`select id from find_lender(${code})`);
      if (!row) throw new Error(`There is no ${code} here.`);
      return row.id;
    },
    shift: (milliseconds) => {
      offset += milliseconds;
    },
    forgetTries: async () => {
      await database.owner('delete from attempt');
    },
    async close() {
      await app.close();
      product.stopWatching();
      await product.jobs.stop();
      await product.outbox.settled();
      await database.close();
      await sandbox.stop();
      await rm(folder, { recursive: true, force: true });
      const unforeseen = logs.filter((line) => line.includes('unforeseen'));
      if (unforeseen.length > 0)
        throw new Error(`${unforeseen.length} unforeseen failures:\n${unforeseen[0]}`);
    },
  };
}
