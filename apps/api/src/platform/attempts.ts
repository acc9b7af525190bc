import type { Queryable } from './database.ts';
import { sql } from './sql.ts';

/**
 * Counts one try under `key`, or several at once; answers which try of the window the last is. Kept in the database, so that a restart forgets
 * nothing and every process counts together.
 */
export async function countTry(db: Queryable, key: Buffer, windowMs: number, count = 1): Promise<number> {
  const [row] = await db.query<{ tries: number }>(sql`
    insert into attempt (key, tries, window_ends) values (${key}, ${count}, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      tries = case when attempt.window_ends < now() then excluded.tries else attempt.tries + excluded.tries end,
      window_ends = case when attempt.window_ends < now() then excluded.window_ends else attempt.window_ends end
    returning tries`);
  return row?.tries ?? count;
}

/** Counts one try under `key`, or several at once, and says whether the last is within `limit` for the window. */
export const allowTry = async (
  db: Queryable,
  key: Buffer,
  limit: number,
  windowMs: number,
  count = 1,
): Promise<boolean> => (await countTry(db, key, windowMs, count)) <= limit;

/** Takes back one counted try: what it was counted for did not happen. */
export async function giveTryBack(db: Queryable, key: Buffer): Promise<void> {
  await db.query(sql`update attempt set tries = greatest(tries - 1, 0) where key = ${key}`);
}

/** Forgets the tries under `key`: a right password clears the wrong ones before it. */
export async function forgetTries(db: Queryable, key: Buffer): Promise<void> {
  await db.query(sql`delete from attempt where key = ${key}`);
}
