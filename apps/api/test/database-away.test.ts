import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import * as access from '@pramaan/contract/calls/access.ts';
import { getApplicant, getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { address, type Call } from '@pramaan/contract/define.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { makeProduct } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { demoSnapshot } from '../src/demo/snapshot.ts';
import { openDatabase, openEmbedded, openPostgres } from '../src/platform/open-database.ts';
import { sql } from '../src/platform/sql.ts';
import type { Identity } from './caller.ts';
import { databaseSettings, freshPostgres, testDatabaseUrl } from './database.ts';
import { eventually } from './eventually.ts';
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts';
import { password, seedPeople } from './people.ts';
import { freePort, type Known, knownFrom, over, startProcess } from './real-process.ts';
import { end, type Sandbox, startSandbox } from './sandbox.ts';
import { newKeys } from './services.ts';
import { startWorld } from './world.ts';

/* A database that freezes, goes away in the middle of a transaction, and comes back. */

const sentence =
  'The service is temporarily unavailable. Wait a minute, then check whether your last change was saved before you repeat it.';

const sayAway = (t: TestContext, how: string, tried: number) =>
  sayFigure(t, {
    what: `PostgreSQL ${how}; then back, the same process goes on`,
    tried,
    measured: `503 “${sentence}”`,
    bound: '503 with Retry-After, no loss',
  });

if (testDatabaseUrl) onPostgres(testDatabaseUrl);
else onEmbedded();

function onPostgres(server: string) {
  let folder: string;
  let sandbox: Sandbox;
  let database: { url: string; drop(): Promise<void> };
  let proxy: FaultyProxy;
  let product: ChildProcess;
  let base: string;
  let direct: Record<string, string>;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pramaan-away-'));
    [sandbox, database] = await Promise.all([
      startSandbox({ dataDir: folder }),
      freshPostgres(server, { migrated: true }),
    ]);
    const settings = databaseSettings(database.url);
    proxy = await faultyProxy(settings.DATABASE_URL ?? '');
    const port = String(await freePort());
    base = `http://127.0.0.1:${port}`;
    direct = {
      ...sandbox.ports,
      ...newKeys(),
      ...settings,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DEMO: '0',
    };
    const config = readConfig(direct);
    const seeded = await makeProduct(config, await openDatabase(config), () => undefined);
    await seedPeople(seeded);
    await seeded.close();
    product = await startProcess({
      ...direct,
      PORT: port,
      DATABASE_URL: proxy.url,
      MIGRATION_DATABASE_URL: database.url,
      DATABASE_POOL: '4',
      DATABASE_CONNECT_TIMEOUT_MS: '2000',
      DATABASE_STATEMENT_TIMEOUT_MS: '2000',
    });
  });
  after(async () => {
    if (product) await end(product, 'SIGKILL');
    await proxy?.close();
    await sandbox?.stop();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A request that ends, with whatever answer, even where the product would wait for ever. */
  const request = (path: string, init: RequestInit = {}) =>
    fetch(base + path, { ...init, signal: AbortSignal.timeout(60_000) });
  const ready = async () => {
    const reply = await request('/health/ready');
    return [reply.status, await reply.json()];
  };
  const untilReady = () => eventually(ready, ([status]) => status === 200);

  const applicant = async (mobile: string): Promise<Known> => {
    const sent = (await sandbox.messages(mobile)).length;
    assert.ok((await over(base, {}, access.sendLoginOtp, {}, { mobileNo: mobile }))?.success);
    const otp = await sandbox.code(mobile, sent);
    return knownFrom(await over(base, {}, access.logInApplicant, {}, { mobile, otp }));
  };
  const savesDraft = ({ who, id }: Known, version: number, note: string) =>
    over(base, who, putDraft, { id }, { version, draft: { note } });
  const rows = async (text: string): Promise<Record<string, unknown>[]> => {
    const db = await openPostgres(database.url, database.url, 1);
    try {
      await db.script('reset role');
      return (await db.script(text)) as Record<string, unknown>[];
    } finally {
      await db.close();
    }
  };

  /** Reads, writes, logins with and without a session, all at once and more than there are connections. */
  const askEverything = async ({ who, id }: Known) => {
    const asked: [Identity, Call, Record<string, unknown>, object?][] = [
      [who, getApplicant, { id }],
      [who, getApplicant, { id }],
      [who, getDraft, { id }],
      [who, putDraft, { id }, { version: 99, draft: {} }],
      [{}, access.logInLender, {}, { mobileNo: '9000000001', password }],
      [{}, access.sendLoginOtp, {}, { mobileNo: '9000000013' }],
    ];
    return Promise.all(
      [...asked, ...asked].map(async ([identity, call, params, body]) => {
        const reply = await request(address(call, params), {
          method: call.method,
          headers: {
            ...(identity.token ? { token: identity.token } : {}),
            ...(identity.session ? { cookie: `session=${identity.session}` } : {}),
            ...(identity.forgery ? { 'x-xsrf-token': identity.forgery } : {}),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return { status: reply.status, after: reply.headers.get('retry-after'), body: await reply.json() };
      }),
    );
  };
  const unavailable = {
    status: 503,
    after: '5',
    body: { success: false, message: sentence, code: 'UNAVAILABLE' },
  };

  /** @returns how many calls were made */
  const assertAway = async (asha: Known) => {
    assert.deepEqual(await ready(), [503, { status: 'the database is not responding' }]);
    assert.equal((await request('/health/live')).status, 200);
    const replies = await askEverything(asha);
    for (const reply of replies) assert.deepEqual(reply, unavailable);
    assert.equal((await request('/metrics')).status, 200, 'the other figures are still told');
    return replies.length;
  };

  test('a frozen database: not ready, every call answers 503 with Retry-After; when it goes on, so does the product', async (t) => {
    const asha = await applicant('9000000011');
    proxy.freeze();
    const tried = (await assertAway(asha)) + (await assertAway(asha));
    sayAway(t, 'frozen', tried);
    proxy.thaw();
    await untilReady();
    assert.equal((await over(base, asha.who, getApplicant, { id: asha.id }))?.status, 200);
    assert.ok(await applicant('9000000012'), 'codes are sent again');
  });

  test('connections that end and are refused: 503, and the same process goes on when the database is back', async (t) => {
    const asha = await applicant('9000000011');
    await proxy.cut();
    sayAway(t, 'gone', await assertAway(asha));
    await proxy.restore();
    await untilReady();
    assert.equal((await over(base, asha.who, getApplicant, { id: asha.id }))?.status, 200);
    assert.ok(await applicant('9000000012'), 'jobs are done again');
    assert.equal(product.exitCode, null);
  });

  const audited = async (id: string) =>
    (await rows(`select id from audit where action = 'draft.saved' and applicant_id = '${id}'`)).length;

  test('a transaction cut off before its commit leaves nothing: no row, no audit entry, no lock', async (t) => {
    const ravi = await applicant('9000000012');
    const frozen = proxy.freezeAtCommitOf('insert into draft');
    const answer = savesDraft(ravi, 0, 'first');
    await frozen;
    await proxy.cut();
    assert.equal((await answer)?.status, 503);
    await proxy.restore();
    await untilReady();
    assert.equal((await over(base, ravi.who, getDraft, { id: ravi.id }))?.result.version, 0);
    assert.equal(await audited(ravi.id), 0);
    assert.equal((await savesDraft(ravi, 0, 'again'))?.result.version, 1);
    sayAway(t, 'gone before a commit: nothing stored, stored once when repeated', 1);
    assert.equal(await audited(ravi.id), 1);
  });

  test('a commit that came late took effect once, whole, and its caller was not told that it failed', async (t) => {
    const meena = await applicant('9000000013');
    const frozen = proxy.freezeAtCommitOf('insert into draft');
    const answer = savesDraft(meena, 0, 'first');
    await frozen;
    const refused = await answer;
    assert.equal(refused?.status, 503);
    assert.equal(JSON.parse(String(refused?.bytes)).message, sentence);
    proxy.thaw();
    await untilReady();
    const stored = () => over(base, meena.who, getDraft, { id: meena.id });
    const found = await eventually(stored, (reply) => reply?.result.version === 1);
    assert.deepEqual(found?.result.draft, { note: 'first' });
    assert.equal(await audited(meena.id), 1);
    assert.equal((await savesDraft(meena, 0, 'first'))?.status, 409);
    assert.equal((await savesDraft(meena, 1, 'second'))?.result.version, 2);
    sayAway(t, 'frozen during a commit: stored once, told to check before repeating', 1);
  });

  test('limits bind the product’s statements, not migrations and not work that nobody waits for', async () => {
    const migrations = join(folder, 'migrations');
    await cp(join(import.meta.dirname, '../migrations'), migrations, { recursive: true });
    await writeFile(join(migrations, '9999-slow.sql'), `select pg_sleep(0.6)`);
    const fresh = await freshPostgres(server, { migrated: true });
    const limits = { connectMs: 30_000, statementMs: 500, idleMs: 4_000 };
    const db = await openPostgres(fresh.url, fresh.url, 2, { limits, migrations });
    try {
      const setting = async (name: string) =>
        (
          await db.query<{ value: string }>({ text: 'select current_setting($1) as value', values: [name] })
        )[0]?.value;
      assert.equal(await setting('statement_timeout'), '500ms');
      assert.equal(await setting('idle_in_transaction_session_timeout'), '4s');
      await assert.rejects(db.query(sql`select pg_sleep(30)`), { name: 'DatabaseUnavailable' });
      await assert.rejects(
        db.transaction((trx) => trx.query(sql`select pg_sleep(30)`)),
        { name: 'DatabaseUnavailable' },
      );
      await db.background.query(sql`select pg_sleep(0.6)`);
      await db.background.transaction((trx) => trx.query(sql`select pg_sleep(0.6)`));
      assert.equal(await setting('statement_timeout'), '500ms', 'the next user of the connection is bound');
    } finally {
      await db.close();
      await fresh.drop();
    }
  });
}

function onEmbedded() {
  test('an embedded database that was closed answers 503, not 500', async () => {
    const world = await startWorld({ own: true });
    const asha = await world.as('asha');
    const id = await world.id('asha');
    await world.product.db.close();
    const ready = await world.app.inject('/health/ready');
    assert.deepEqual([ready.statusCode, ready.json()], [503, { status: 'the database is not responding' }]);
    for (const reply of [
      await asha.call(getApplicant, { params: { id } }),
      await asha.call(putDraft, { params: { id }, body: { version: 0, draft: {} } }),
    ]) {
      assert.deepEqual([reply.status, reply.code, reply.message], [503, 'UNAVAILABLE', sentence]);
      assert.equal(reply.raw.headers['retry-after'], '5');
    }
    await world.close();
  });

  test('an embedded database whose folder was taken away is unavailable; a statement that is wrong is not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pramaan-away-'));
    const db = await openEmbedded(folder, await (await demoSnapshot()).databaseDump());
    await assert.rejects(db.query(sql`select nothing`), { code: '42703' });
    await rm(folder, { recursive: true, force: true });
    await assert.rejects(db.script('select * from pg_stat_activity, pg_description'), {
      name: 'DatabaseUnavailable',
    });
    await db.close().catch(() => undefined);
  });
}
