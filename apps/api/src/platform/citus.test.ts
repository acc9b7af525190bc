import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { readTables, spreadOf, throughDirectory } from './citus.ts';

/* What Citus needs of the schema, without Citus; `npm run test:citus` runs the product on it. */

const additions = await readFile(new URL('../../migrations/citus.sql', import.meta.url), 'utf8');

/** The text of each function that citus.sql replaces, as it was when its replacement was written: SHA-256, shortened. */
const replaced: Record<string, string> = {
  add_lender: '679cfe5e03363e64',
  authorise: 'c6895841e0c20d46',
  authorise_key: 'fee82527c685baf6',
  chain_audit: '2b155c3ba8910792',
  erase_rows: '3fb107fdacbea74a',
  keep_course: '6339b2df604d81fd',
  read_files: '11c177e8a07c976d',
  take_new_deliveries: '07c76c3d823d2451',
};

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());
const tables = () => readTables({ rows: (text) => database.owner(text) }, false);

test('every table has its place: a lender’s beside all its others, what they refer to everywhere, the rest on the coordinator', async () => {
  const found = await tables();
  const spread = spreadOf(found);
  const names = (wanted: string) => [...spread].filter(([, one]) => one === wanted).map(([name]) => name);
  assert.deepEqual(names('on every node'), ['checkpoint', 'lender']);
  assert.deepEqual(names('on the coordinator'), [
    'attempt',
    'lease',
    'migration',
    'otp',
    'passkey_challenge',
  ]);
  assert.deepEqual(
    names('by lender'),
    found.filter(({ owned }) => owned).map(({ name }) => name),
  );
});

test('a table that names a lender outside its primary key is refused, with what to do', () => {
  const lost = { name: 'lost', owned: true, keyed: false, refers: [] };
  assert.throws(() => spreadOf([lost]), {
    message:
      'Table lost has lender_id outside its primary key, so that Citus cannot distribute it: begin its primary key with lender_id.',
  });
});

test('a unique column without a lender is one column, which the directory can list', async () => {
  const found = await database.owner(`
    select x.relname as name from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique and i.indnkeyatts > 1
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'lender_id')
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'lender_id' and a.attnum = any (i.indkey))`);
  assert.deepEqual(found, []);
});

test('a trigger compares only the beginning of its table’s name: on a shard a number stands behind it', async () => {
  const found = await database.owner(`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'tg_table_name\\s*(=|<>|!=|in\\M)'`);
  assert.deepEqual(found, []);
});

test('a function that citus.sql replaces is the one that it was written from', async () => {
  const functions = await database.owner(
    `select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const written = [...additions.matchAll(/create or replace function (\w+)\(/g)].map(([, name]) => name);
  const both = functions.filter(({ name }) => written.includes(String(name)));
  assert.deepEqual(
    Object.fromEntries(
      both.map(({ name, text }) => [
        String(name),
        createHash('sha256').update(String(text)).digest('hex').slice(0, 16),
      ]),
    ),
    replaced,
    'As the migration has changed the function, change it in citus.sql, then its hash here.',
  );
});

test('a look-up by what the directory lists names the lender first; any other asks as before', () => {
  const listed = new Map([
    ['share', ['token_hash']],
    ['staff', ['user_name', 'mobile_hash']],
  ]);
  const zeros = '00000000-0000-0000-0000-000000000000';
  const one =
    'select s.id from share s join lender l on l.id = s.lender_id where s.token_hash = p_hash and s.expires_at > now()';
  assert.deepEqual(throughDirectory(one, listed), {
    declared: `v_lender uuid := coalesce(look_up('share.token_hash', p_hash::text), '${zeros}');`,
    statement: one.replace('s.token_hash = p_hash', 's.lender_id = v_lender and (s.token_hash = p_hash)'),
  });
  const either = 'select s.id from staff s where s.user_name = p_name or s.mobile_hash = p_mobile';
  assert.deepEqual(throughDirectory(either, listed), {
    declared: `v_lenders uuid[] := array[coalesce(look_up('staff.user_name', p_name::text), '${zeros}'), coalesce(look_up('staff.mobile_hash', p_mobile::text), '${zeros}')];`,
    statement:
      'select s.id from staff s where s.lender_id = any (v_lenders) and (s.user_name = p_name or s.mobile_hash = p_mobile)',
  });
  assert.match(
    throughDirectory('select id from share where token_hash = p_hash', listed)?.statement ?? '',
    /where lender_id = v_lender and \(token_hash = p_hash\)$/,
  );
  for (const other of [
    'select id from share where id = p_id',
    'select s.id from staff s where s.user_name = p_name or s.name = p_name',
    'select s.id from staff s where s.user_name = p_name or s.mobile_hash = p_mobile and s.status = 1',
    'select s.id from staff s where s.status = 1 and s.user_name = p_name',
    'select l.id from lender l join staff s on s.lender_id = l.id where l.code = p_code',
  ])
    assert.equal(throughDirectory(other, listed), null, other);
});
