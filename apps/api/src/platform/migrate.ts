import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** A connection of the database's owner, for schema changes alone. */
export interface Owner {
  /** Runs several statements of text. Throws the database's own error. */
  exec(text: string): Promise<unknown>;
  /** Runs one statement; returns its rows. */
  rows(text: string): Promise<Record<string, unknown>[]>;
}

/** The migrations in order: file name and text. */
export async function migrations(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  if (names.length === 0) throw new Error('No migrations were found beside the API.');
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(`${folder}${name}`, 'utf8') })));
}

/**
 * Brings the schema up to date, each migration in a transaction of its own, one process at a time.
 * Returns the names of those applied now.
 */
export async function migrate(owner: Owner): Promise<string[]> {
  await owner.exec(`select pg_advisory_lock(7261);
    create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`);
  try {
    const done = new Set((await owner.rows('select name from migration')).map((row) => String(row.name)));
    const fresh = (await migrations()).filter(({ name }) => !done.has(name));
    for (const { name, text } of fresh)
      await owner.exec(`begin; ${text}; insert into migration (name) values ('${name}'); commit`);
    return fresh.map(({ name }) => name);
  } finally {
    await owner.exec('select pg_advisory_unlock(7261)').catch(() => undefined);
  }
}
