import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The migrations of this version. */
const shipped = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** A connection of the database's owner, for schema changes alone. */
export interface Owner {
  /** Runs several statements of text. Throws the database's own error. */
  exec(text: string): Promise<unknown>;
  /** Runs one statement; returns its rows. */
  rows(text: string): Promise<Record<string, unknown>[]>;
}

export interface Migration {
  name: string;
  text: string;
  /** SHA-256 of the file's bytes, in hex: what `sha256sum` prints. */
  sha256: string;
}

/** A database that this version must not open. The message is one sentence: what is wrong, and what to do. */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch';
}

/** The migrations of a folder in order. Throws when there is none. */
export async function migrations(folder = shipped): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  if (names.length === 0) throw new Error('No migrations were found beside the API.');
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      return { name, text: bytes.toString(), sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
}

/**
 * Compares the applied migrations (name → SHA-256) with the files of this version. Returns the files that are still to be
 * applied. Throws SchemaMismatch when an applied file was changed or is missing, when the database is newer than this
 * version, or when a new file comes before an applied one.
 */
export function pendingMigrations(
  applied: ReadonlyMap<string, string>,
  files: readonly Migration[],
): Migration[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const lastFile = files.at(-1)?.name ?? '';
  const lastApplied = [...applied.keys()].sort().at(-1) ?? '';
  for (const [name, sha256] of [...applied].sort()) {
    const file = known.get(name);
    if (!file && name > lastFile)
      throw new SchemaMismatch(
        `This database was upgraded by a newer version (migration ${name} is unknown here): start that version, or restore the backup made before the upgrade.`,
      );
    if (!file)
      throw new SchemaMismatch(
        `Migration ${name} was applied to this database but its file is missing: install this version again, complete.`,
      );
    if (file.sha256 !== sha256)
      throw new SchemaMismatch(
        `Migration ${name} was changed after it was applied to this database: restore the original file, and put the change into a new migration.`,
      );
  }
  const pending = files.filter(({ name }) => !applied.has(name));
  const late = pending.find(({ name }) => name < lastApplied);
  if (late)
    throw new SchemaMismatch(
      `Migration ${late.name} comes before ${lastApplied}, which is already applied to this database: give the new file the next free number.`,
    );
  return pending;
}

/** What was applied to a database: name → SHA-256. Throws SchemaMismatch for one that was made before the first release. */
async function appliedTo(owner: Owner): Promise<Map<string, string>> {
  const columns = await owner.rows(
    `select attname as name from pg_attribute where attrelid = to_regclass('migration') and attnum > 0 and not attisdropped`,
  );
  if (columns.length === 0) return new Map();
  if (!columns.some(({ name }) => name === 'sha256'))
    throw new SchemaMismatch(
      'This database was created before the first release and cannot be upgraded: start with an empty data folder (DATA_DIR) or an empty database (DATABASE_URL).',
    );
  const rows = await owner.rows('select name, sha256 from migration');
  return new Map(rows.map(({ name, sha256 }) => [String(name), String(sha256)]));
}

/**
 * Brings the schema up to date, each migration in a transaction of its own, one process at a time. Stores the SHA-256 of
 * each file, and changes nothing when the database does not fit the files.
 *
 * @param folder holds the migrations: those of this version, unless a test brings others
 * @returns the names of the migrations applied now
 * @throws SchemaMismatch with a sentence for the operator
 */
export async function migrate(owner: Owner, folder = shipped): Promise<string[]> {
  const files = await migrations(folder);
  await owner.exec('select pg_advisory_lock(7261)');
  try {
    const pending = pendingMigrations(await appliedTo(owner), files);
    await owner.exec(`create table if not exists migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    for (const { name, text, sha256 } of pending)
      await owner.exec(
        `begin; ${text}; insert into migration (name, sha256) values ('${name}', '${sha256}'); commit`,
      );
    return pending.map(({ name }) => name);
  } catch (error) {
    await owner.exec('rollback').catch(() => undefined);
    throw error;
  } finally {
    await owner.exec('select pg_advisory_unlock(7261)').catch(() => undefined);
  }
}
