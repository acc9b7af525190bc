import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { type Migration, migrate, migrations, pendingMigrations, SchemaMismatch } from './migrate.ts';

const file = (name: string, text = name): Migration => ({
  name,
  text,
  sha256: createHash('sha256').update(text).digest('hex'),
});
const baseline = file('0001-baseline.sql');
const second = file('0002-second.sql');
const third = file('0003-third.sql');
const applied = (...files: Migration[]) => new Map(files.map(({ name, sha256 }) => [name, sha256]));

const refused = (database: ReadonlyMap<string, string>, files: Migration[], sentence: string) =>
  assert.throws(
    () => pendingMigrations(database, files),
    (error) => error instanceof SchemaMismatch && error.message === sentence,
  );

test('an empty database gets every migration, a current one none, an older one those that are new', () => {
  assert.deepEqual(pendingMigrations(new Map(), [baseline, second]), [baseline, second]);
  assert.deepEqual(pendingMigrations(applied(baseline, second), [baseline, second]), []);
  assert.deepEqual(pendingMigrations(applied(baseline), [baseline, second, third]), [second, third]);
});

test('a migration that was changed after it was applied is refused', () => {
  refused(
    applied(baseline, second),
    [file('0001-baseline.sql', 'changed'), second],
    'Migration 0001-baseline.sql was changed after it was applied to this database: restore the original file, and put the change into a new migration.',
  );
});

test('a migration that was applied and is missing is refused', () => {
  refused(
    applied(baseline, second, third),
    [baseline, third],
    'Migration 0002-second.sql was applied to this database but its file is missing: install this version again, complete.',
  );
});

test('a database that a newer version upgraded is refused', () => {
  refused(
    applied(baseline, second),
    [baseline],
    'This database was upgraded by a newer version (migration 0002-second.sql is unknown here): start that version, or restore the backup made before the upgrade.',
  );
});

test('a new migration before one that is applied is refused', () => {
  refused(
    applied(baseline, third),
    [baseline, second, third],
    'Migration 0002-second.sql comes before 0003-third.sql, which is already applied to this database: give the new file the next free number.',
  );
});

test('a database from before the first release is refused, and nothing is written to it', async () => {
  const ran: string[] = [];
  const owner = {
    exec: async (text: string) => void ran.push(text),
    rows: async () => [{ name: 'name' }, { name: 'applied_at' }],
  };
  await assert.rejects(
    migrate(owner),
    (error) =>
      error instanceof SchemaMismatch &&
      error.message ===
        'This database was created before the first release and cannot be upgraded: start with an empty data folder (DATA_DIR) or an empty database (DATABASE_URL).',
  );
  assert.deepEqual(ran, ['select pg_advisory_lock(7261)', 'rollback', 'select pg_advisory_unlock(7261)']);
});

test('this version ships one baseline, under the hash of its bytes', async () => {
  const [first] = await migrations();
  assert.equal(first?.name, '0001-baseline.sql');
  assert.equal(
    first?.sha256,
    createHash('sha256')
      .update(first?.text ?? '')
      .digest('hex'),
  );
});
