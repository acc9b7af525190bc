import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitLonger } from '../src/isolated/run-isolated.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import type { Sandbox } from './sandbox.ts';
import { sharedSandbox } from './shared-sandbox.ts';

/** The root keys of a product, as its settings name them. */
interface RootKeys {
  KEY_ENCRYPTION_KEY: string;
  LOOKUP_KEY: string;
  TOKEN_KEY: string;
}

/** What all test files of one process share: a database, the outside world, keys and a folder for them. */
export interface Services {
  database: TestDatabase;
  sandbox: Sandbox;
  keys: RootKeys;
  /** Where development keys are made once. */
  folder: string;
}

const key = () => randomBytes(32).toString('base64');

export const newKeys = (): RootKeys => ({
  KEY_ENCRYPTION_KEY: key(),
  LOOKUP_KEY: key(),
  TOKEN_KEY: key(),
});

/**
 * The tester's role sees rows of the lenders in `app.test_lenders` and of no others, may change all of them, and is bound
 * by no policy of the product's own. So that a test file's statements do not reach what other files left behind.
 */
const testerRole = `
  do $$ begin create role pramaan_tester login; exception when duplicate_object or unique_violation then null; end $$;
  grant pramaan_app to pramaan_tester;
  grant all on all tables in schema public to pramaan_tester;
  grant all on all sequences in schema public to pramaan_tester;
  grant execute on all functions in schema public to pramaan_tester;
  do $$ declare one record; begin
    for one in
      select c.relname as name, case c.relname when 'lender' then 'id' else 'lender_id' end as owner
      from pg_class c where c.relrowsecurity and c.relnamespace = 'public'::regnamespace
    loop
      execute format('create policy tester on %I to pramaan_tester using (%I = any(string_to_array(current_setting(''app.test_lenders'', true), '','')::uuid[]))', one.name, one.owner);
    end loop;
  end $$`;

async function start(): Promise<Services> {
  waitLonger(10);
  const folder = await mkdtemp(join(tmpdir(), 'pramaan-services-'));
  const [database, sandbox] = await Promise.all([openTestDatabase(), sharedSandbox()]);
  await database.owner(testerRole);
  return { database, sandbox, keys: newKeys(), folder };
}

let started: Promise<Services> | undefined;
let users = 0;

/** The services of this process, started for the first test file that asks. Each asker releases them once. */
export function sharedServices(): Promise<Services> {
  users += 1;
  started ??= start();
  return started;
}

/** Ends the services with their last user, unless this process runs more test files after it (tools/testing/test-worker.ts). */
export async function releaseServices(): Promise<void> {
  users -= 1;
  if (users > 0 || !started || Symbol.for('pramaan.test-worker') in globalThis) return;
  const { database, sandbox, folder } = await started;
  started = undefined;
  await database.close();
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
}
