import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type DemoSnapshot, demoSnapshot } from '../src/demo/snapshot.ts';
import { appRole, type Database } from '../src/platform/database.ts';
import { migrations, SchemaMismatch } from '../src/platform/migrate.ts';
import { openEmbedded, openPostgres } from '../src/platform/open-database.ts';
import { freshPostgres, testDatabaseUrl } from './database.ts';
import { startProcess } from './real-process.ts';

/* A database that was filled at one version is opened by the next one, and by versions that must refuse it. */

type Row = Record<string, unknown>;

/** A database that outlives the programs which open it. */
interface ExistingDatabase {
  /** What a program needs to find it. */
  env: Record<string, string>;
  /** Opens it with the migrations of a folder, as a start does. Throws what the start throws. */
  open(folder?: string): Promise<Database>;
  /** Runs statements as the owner, while no program has it open. Rows of the last. */
  owner(text: string): Promise<Row[]>;
  drop(): Promise<void>;
}

const shipped = fileURLToPath(new URL('../migrations/', import.meta.url));
let scratch: string;
let snapshot: DemoSnapshot;
let existing: ExistingDatabase;
let next: string;

const inFolder = (dataDir: string): ExistingDatabase => ({
  env: { DATA_DIR: dataDir },
  open: (folder) => openEmbedded(dataDir, undefined, folder),
  async owner(text) {
    const client = await PGlite.create({ dataDir: join(dataDir, 'database') });
    try {
      return (await client.exec(text)).at(-1)?.rows ?? [];
    } finally {
      await client.close();
    }
  },
  drop: () => rm(dataDir, { recursive: true, force: true }),
});

const onServer = ({ url, drop }: { url: string; drop(): Promise<void> }): ExistingDatabase => ({
  env: { DATABASE_URL: url, DATA_DIR: join(scratch, 'nothing') },
  open: (folder) => openPostgres(url, url, 2, { migrations: folder }),
  async owner(text) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const results = [await client.query<Row>(text)].flat();
      return results.at(-1)?.rows ?? [];
    } finally {
      await client.end();
    }
  },
  drop,
});

async function filled(name: string): Promise<ExistingDatabase> {
  if (testDatabaseUrl) return onServer(await freshPostgres(testDatabaseUrl, { demo: snapshot }));
  const dataDir = join(scratch, name);
  await snapshot.copyTo(dataDir);
  return inFolder(dataDir);
}

/** A folder with the migrations of this version and others, as a later version ships it. */
async function version(name: string, more: Record<string, string> = {}): Promise<string> {
  const folder = join(scratch, name);
  await cp(shipped, folder, { recursive: true });
  for (const [file, text] of Object.entries(more)) await writeFile(join(folder, file), text);
  return folder;
}

const secondMigration = `
  -- How often a lender wants to be reminded, and a column with a value for every row that is there.
  create table reminder (
    lender_id uuid not null,
    id uuid not null,
    applicant_id uuid not null,
    primary key (lender_id, id),
    foreign key (lender_id, applicant_id) references applicant
  );
  alter table reminder enable row level security;
  create policy own on reminder using (lender_id = current_lender());
  grant select on reminder to ${appRole};
  insert into reminder select lender_id, id, id from applicant;
  alter table applicant add column reminded integer not null default 7;`;

interface Table {
  name: string;
  columns: string[];
}

/** Every table of the product with its columns. */
const tables = (database: ExistingDatabase) =>
  database.owner(`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped group by 1 order by 1`) as unknown as Promise<Table[]>;

/** Rows and a digest of all values, of these columns. */
const contents = (database: ExistingDatabase, of: Table[]) =>
  database.owner(
    `${of
      .map(
        ({ name, columns }) => `
          select '${name}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest
          from (select ${columns.join(', ')} from ${name}) t`,
      )
      .join(' union all ')} order by name`,
  );

const stored = (database: ExistingDatabase) =>
  database.owner('select name, sha256 from migration order by name');
const hashes = async (folder?: string) =>
  (await migrations(folder)).map(({ name, sha256 }) => ({ name, sha256 }));

const refuses = (folder: string | undefined, sentence: RegExp, database = existing) =>
  assert.rejects(database.open(folder), (error) => {
    assert.ok(error instanceof SchemaMismatch, String(error));
    assert.match(error.message, sentence);
    return true;
  });

before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'pramaan-upgrade-'));
  snapshot = await demoSnapshot();
  existing = await filled('filled');
  next = await version('next', { '9000-reminders.sql': secondMigration });
});
after(async () => {
  await existing?.drop();
  await rm(scratch, { recursive: true, force: true });
});

test('a database that this version filled is upgraded by a later one: every value is kept, each hash is stored', async () => {
  assert.deepEqual(await stored(existing), await hashes());
  const before = await tables(existing);
  const values = await contents(existing, before);
  const rowsOf = (name: string) => Number(values.find((one) => one.name === name)?.rows);
  assert.ok(before.length > 50 && rowsOf('applicant') > 50 && rowsOf('verification') > 500, 'it is filled');

  const db = await existing.open(next);
  const [lender] = await db.query<{ id: string }>({
    text: `select id from find_lender('SARAL')`,
    values: [],
  });
  const [seen] = await db.tenant(lender?.id ?? '', (trx) =>
    trx.query<{ reminders: number; applicants: number; sevens: number }>({
      text: `select (select count(*)::int from reminder) as reminders, count(*)::int as applicants,
        (count(*) filter (where reminded = 7))::int as sevens from applicant`,
      values: [],
    }),
  );
  await db.close();
  assert.ok(seen && seen.applicants > 0);
  assert.deepEqual(seen, {
    reminders: seen.applicants,
    applicants: seen.applicants,
    sevens: seen.applicants,
  });

  assert.deepEqual(await contents(existing, before), values);
  assert.deepEqual(await stored(existing), await hashes(next));
});

test('the upgraded database opens again and nothing is applied twice', async () => {
  await (await existing.open(next)).close();
  assert.deepEqual(await stored(existing), await hashes(next));
});

test('the version before refuses the upgraded database', () =>
  refuses(
    undefined,
    /^This database was upgraded by a newer version \(migration 9000-reminders\.sql is unknown/,
  ));

test('an applied migration that was edited refuses the start, the baseline as well as the last one', async () => {
  for (const file of ['0001-baseline.sql', '9000-reminders.sql']) {
    const edited = await version(`edited-${file}`, { '9000-reminders.sql': secondMigration });
    await appendFile(join(edited, file), '\n-- one more line\n');
    await refuses(
      edited,
      new RegExp(`^Migration ${file} was changed after it was applied to this database:`),
    );
  }
  assert.deepEqual(await stored(existing), await hashes(next));
});

test('an applied migration whose file is missing refuses the start', async () => {
  const lost = await version('lost', { '9000-reminders.sql': secondMigration, '9001-last.sql': 'select 1' });
  await rm(join(lost, '0001-baseline.sql'));
  await refuses(lost, /^Migration 0001-baseline\.sql was applied to this database but its file is missing:/);
});

test('a migration that fails leaves nothing behind, and the database opens as before', async () => {
  const broken = await version('broken', {
    '9000-reminders.sql': secondMigration,
    '9001-broken.sql': 'create table half_done (id uuid primary key); select no_such_column from applicant;',
  });
  await assert.rejects(existing.open(broken), /no_such_column/);
  assert.deepEqual(await existing.owner(`select to_regclass('half_done')::text as found`), [{ found: null }]);
  await (await existing.open(next)).close();
});

test('a database from before the first release is refused with a sentence, and stays as it is', async () => {
  const old = await filled('old');
  try {
    await old.owner(`
      drop table migration;
      create table migration (name text primary key, applied_at timestamptz not null default now());
      insert into migration (name) values ('0001-tenants.sql'), ('0019-closed-lists.sql')`);
    const all = await tables(old);
    const before = await contents(old, all);
    await refuses(
      undefined,
      /^This database was created before the first release and cannot be upgraded: start with/,
      old,
    );
    assert.deepEqual(await contents(old, all), before);
    assert.deepEqual(await old.owner('select name from migration order by name'), [
      { name: '0001-tenants.sql' },
      { name: '0019-closed-lists.sql' },
    ]);

    // The operator reads the sentence, and nothing else.
    await assert.rejects(startProcess({ ...old.env, LOG_LEVEL: 'silent' }), {
      message:
        'The product ended with 1: This database was created before the first release and cannot be upgraded: ' +
        'start with an empty data folder (DATA_DIR) or an empty database (DATABASE_URL).',
    });
  } finally {
    await old.drop();
  }
});
