import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { freshPostgres, testDatabaseUrl } from '../../test/database.ts';
import { type Database, overPooler } from './database.ts';
import { newId } from './ids.ts';
import { sql } from './sql.ts';

/* What PgBouncer in transaction mode needs, without PgBouncer: one connection, and nothing of ours on it between two uses. */

if (testDatabaseUrl) behindPooler(testDatabaseUrl);

function behindPooler(server: string) {
  let fresh: { url: string; drop(): Promise<void> };
  let pool: pg.Pool;
  let db: Database;
  const lender = newId();
  const role = sql<{ role: string }>`select current_user::text as role`;

  before(async () => {
    fresh = await freshPostgres(server, { migrated: true });
    pool = new pg.Pool({ connectionString: fresh.url, max: 1 });
    const direct = new pg.Pool({ connectionString: fresh.url, max: 1 });
    db = overPooler(pool, direct, { statementMs: 300, idleMs: 2_500 });
  });
  after(async () => {
    await db.close();
    await fresh.drop();
  });

  /** What the next client of the connection would find there. */
  const left = async () => {
    const { rows } = await pool.query(`select current_user = session_user as login,
      coalesce(current_setting('app.lender', true), '') as lender, current_setting('statement_timeout') as limit,
      (select count(*)::int from pg_prepared_statements) as prepared`);
    return rows[0];
  };
  const nothing = { login: true, lender: '', limit: '0', prepared: 0 };

  const uses: Record<string, () => Promise<unknown>> = {
    'one statement': () => db.query(role),
    'a lender’s transaction': () => db.tenant(lender, (trx) => trx.query(role)),
    'work in the background': () => db.background.query(role),
    'several statements': () => db.script('select 1; begin; select current_user::text as role; commit'),
  };
  for (const [name, use] of Object.entries(uses))
    test(`${name}: done as the app’s role, and nothing of it stays on the connection`, async () => {
      assert.deepEqual(((await use()) as { role?: string }[]).map((row) => row.role).filter(Boolean), [
        'pramaan_app',
      ]);
      assert.deepEqual(await left(), nothing);
    });

  test('what failed leaves nothing either', async () => {
    await assert.rejects(db.query(sql`select pg_sleep(0.5)`), { name: 'DatabaseUnavailable' });
    await assert.rejects(
      db.tenant(lender, (trx) => trx.query(sql`select 1 / 0`)),
      { code: '22012' },
    );
    await assert.rejects(db.script('select 1; select 1 / 0'), { code: '22012' });
    assert.deepEqual(await left(), nothing);
  });

  test('the lender holds for its transaction alone', async () => {
    const named = sql<{ lender: string }>`select current_setting('app.lender', true) as lender`;
    assert.deepEqual(await db.tenant(lender, (trx) => trx.query(named)), [{ lender }]);
    assert.deepEqual(await db.query(named), [{ lender: '' }]);
  });

  test('an index is built over the direct address: no transaction can contain it', async () => {
    await assert.rejects(db.script('create index concurrently behind_pooler on nowhere (id)'), {
      code: '42P01',
    });
  });
}
