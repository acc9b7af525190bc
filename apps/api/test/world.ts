import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiKey } from '@pramaan/contract/calls/integrations.ts';
import { keyScopes } from '@pramaan/contract/managing.ts';
import type { FastifyInstance } from 'fastify';
import { makeApp, makeProduct, type Product, workJobs } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { demoSnapshot } from '../src/demo/snapshot.ts';
import type { Database } from '../src/platform/database.ts';
import { sql } from '../src/platform/sql.ts';
import { digilocker } from '../src/providers/locker/digilocker/connector.ts';
import { applicantWith, type Caller, callerOf, callerWith } from './caller.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { copyKeys } from './development-keys.ts';
import { noteAnswers } from './note-answers.ts';
import {
  type ApplicantName,
  applicants,
  type LenderAlias,
  type Names,
  namesOf,
  type Principal,
  seedPeople,
} from './people.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';
import { newKeys, releaseServices, type Services, sharedServices } from './services.ts';
import { sharedSandbox, timing } from './shared-sandbox.ts';

interface Options {
  /** `people`: lenders, staff and empty applicants. `demo`: the whole demo, in a database of its own. */
  seed?: 'people' | 'demo';
  /** A database and an outside world of its own: for what looks at, or changes, all of a database. */
  own?: boolean;
  /** Take up jobs in this process. */
  work?: boolean;
  slowMs?: number;
  waitMs?: number;
  timeoutMs?: number;
  /** A second vendor for verifications: the sandbox plays both. */
  secondVendor?: boolean;
  /** Another service than the sandbox for verifications. */
  verificationUrl?: string;
  /** Another service than the sandbox for the locker's API and shared files. */
  lockerUrl?: string;
  /** An outside place that is sent the checkpoints of the logs. */
  checkpointUrl?: string;
  /** Stands between the product and its database. */
  between?: (db: Database) => Database;
  /** The public address of the site, where outside services call back. */
  publicUrl?: string;
  /** Files are asked of the sandbox's virus scanner. */
  antivirus?: boolean;
  /** Files lie in the sandbox's S3 store. */
  s3?: boolean;
}

/** One test file's product, its two lenders and their people. Files of one process share the services underneath. */
export interface World extends Names {
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
  /** Logs in again. */
  freshly(principal: Principal): Promise<Caller>;
  /** Logs in with that number; a session of the application that the login enters. */
  applicantWith(mobile: string): Promise<Caller>;
  id(applicant: ApplicantName): Promise<string>;
  lender(alias: LenderAlias): Promise<string>;
  /**
   * One or more statements past the product, as somebody who may do everything with the rows of this world's lenders
   * and sees no others. Rows of the last.
   */
  direct(text: string): Promise<Record<string, unknown>[]>;
  /** Moves a time of these rows back past the product: `age('decision.made_at', '1 minute', …)`. `where` is SQL; by default all rows. */
  age(what: `${string}.${string}`, by: string, where?: string): Promise<void>;
  /** Moves the product's clock. */
  shift(milliseconds: number): void;
  /** Stops the product's clock while `work` runs: what it prints twice then bears one moment. */
  atOneMoment<T>(work: () => Promise<T>): Promise<T>;
  /** Forgets counted tries, so that one test's logins do not lock another's out. */
  forgetTries(): Promise<void>;
  close(): Promise<void>;
}

/** Services of one world alone; with the demo's database, files and keys when that is wanted. */
async function ownServices(folder: string, { seed, own }: Options): Promise<Services> {
  const demo = seed === 'demo' ? await demoSnapshot() : undefined;
  await demo?.copyTo(folder, { database: false });
  // The keys come with the settings, as in every other world.
  await rm(join(folder, 'development-keys.json'), { force: true });
  const [database, sandbox] = await Promise.all([
    openTestDatabase(demo),
    own ? startSandbox({ dataDir: folder }) : sharedSandbox({}, demo),
  ]);
  return { database, sandbox, keys: demo?.keys ?? newKeys(), folder };
}

let worlds = 0;

/** The locker's own settings, with another address for its API and shared files. */
function lockerAt(url: string, sandboxPort: string | undefined): Record<string, string> {
  const page = `http://localhost:${sandboxPort}`;
  return {
    ...(digilocker.inSandbox?.({ api: page, page, mail: '' }) as Record<string, string>),
    LOCKER_URL: url,
    LOCKER_PULL_URL: url,
  };
}

function settings(options: Options, services: Services, folder: string, lender: string) {
  const { sandbox, keys } = services;
  return readConfig({
    NODE_ENV: 'test',
    ...sandbox.ports,
    ...keys,
    LENDER: lender,
    ...(options.verificationUrl
      ? { VERIFICATION_URL: options.verificationUrl, VERIFICATION_KEY: 'sandbox' }
      : {}),
    ...(options.secondVendor
      ? {
          ...{ VERIFICATION_URL: sandbox.url, VERIFICATION_KEY: 'sandbox' },
          ...{
            CASHFREE_URL: `${sandbox.url}/cashfree/verification`,
            CASHFREE_ID: 'id',
            CASHFREE_SECRET: 'secret',
          },
        }
      : {}),
    ...(options.lockerUrl ? lockerAt(options.lockerUrl, sandbox.ports.SANDBOX_PORT) : {}),
    ...(options.publicUrl ? { PUBLIC_URL: options.publicUrl } : {}),
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
    ...(options.checkpointUrl ? { CHECKPOINT_URL: options.checkpointUrl, CHECKPOINT_TOKEN: 'outside' } : {}),
    VERIFICATION_WAIT_MS: String(options.waitMs ?? 60_000),
    VERIFICATION_TIMEOUT_MS: String(options.timeoutMs ?? 20_000),
    BUREAU_TIMEOUT_MS: String(options.timeoutMs ?? 20_000),
    LOG_LEVEL: 'debug',
  });
}

/** The product with two lenders of its own. Nothing listens but the sandbox; calls go by inject. */
export async function startWorld(options: Options = {}): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-test-'));
  const apart = options.own === true || options.seed === 'demo';
  const services = apart ? await ownServices(folder, options) : await sharedServices();
  const { database, sandbox } = services;
  if (!apart) {
    worlds += 1;
    await Promise.all([sandbox.fresh(), copyKeys(services.folder, folder)]);
  }
  await sandbox.pace({ ...timing, ...(options.slowMs === undefined ? {} : { slowMs: options.slowMs }) });
  const names = namesOf(apart ? undefined : worlds);
  const config = settings(options, services, folder, names.codes.SARAL);
  const reported: unknown[] = [];
  const logs: string[] = [];
  let offset = 0;
  let stopped: number | undefined;
  const clock = { now: () => new Date((stopped ?? Date.now()) + offset) };
  const used = options.between?.(database.db) ?? database.db;
  const product = await makeProduct(config, used, (error) => reported.push(error), clock);
  const app = await makeApp(product, clock, { write: (line) => logs.push(line) });
  const writeDown = noteAnswers(app);
  await app.ready();
  if (!apart) {
    await copyKeys(folder, services.folder);
    // What other files left to be done is not for this one to do.
    await database.owner('delete from attempt; delete from otp; delete from jobs.job');
  }
  if (options.seed !== 'demo') await seedPeople(product, names);
  if (options.work) await workJobs(product);

  const { db, vault } = product;
  const lender = async (alias: LenderAlias) => {
    const code = names.codes[alias];
    const [row] = await db.query<{ id: string }>(sql`select id from find_lender(${code})`);
    if (!row) throw new Error(`There is no ${code} here.`);
    return row.id;
  };
  const id = async (name: ApplicantName) => {
    const hash = vault.lookup('mobile', applicants[name]);
    const rows = await db.query<{ id: string; lender_code: string }>(
      sql`select id, lender_code from find_applicants(${hash}, ${null})`,
    );
    const row = rows.find(({ lender_code }) => Object.values(names.codes).includes(lender_code));
    if (!row) throw new Error(`There is no ${name} here.`);
    return row.id;
  };
  const own = [await lender('SARAL'), await lender('UDAAN')];
  const direct = (text: string) =>
    database.owner(text, apart ? [] : ['role to pramaan_tester', `app.test_lenders to '${own}'`]);
  /** Earliest first, so that none is moved twice. Each by its value: Citus computes no time where the rows are. */
  const age = async (what: string, by: string, where = 'true') => {
    const [table, column] = what.split('.');
    const times = await direct(`
      select distinct ${column} as at, quote_literal(${column}) as stored, quote_literal(${column} - interval '${by}') as earlier
      from ${table} where ${where} and ${column} is not null order by 1`);
    for (const { stored, earlier } of times)
      await direct(`update ${table} set ${column} = ${earlier} where ${where} and ${column} = ${stored}`);
  };
  const enter = callerOf(app, sandbox, names, id);
  const setStatus = (status: number) =>
    direct(`update staff set status = ${status} where user_name = '${names.staff.disabled.userName}'`);
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
  return {
    ...names,
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
    applicantWith: (mobile) => applicantWith(app, sandbox, mobile),
    id,
    lender,
    direct,
    age,
    shift: (milliseconds) => {
      offset += milliseconds;
    },
    atOneMoment: async (work) => {
      stopped = Date.now();
      try {
        return await work();
      } finally {
        stopped = undefined;
      }
    },
    forgetTries: async () => {
      await database.owner('delete from attempt');
    },
    async close() {
      writeDown();
      await app.close();
      product.stopWatching();
      await product.jobs.stop();
      await product.outbox.settled();
      if (apart) {
        await database.close();
        await sandbox.stop();
      } else await releaseServices();
      await rm(folder, { recursive: true, force: true });
      const unforeseen = logs.filter((line) => line.includes('unforeseen'));
      if (unforeseen.length > 0)
        throw new Error(`${unforeseen.length} unforeseen failures:\n${unforeseen[0]}`);
    },
  };
}
