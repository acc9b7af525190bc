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

/** What is tried under a key, and how often it may be. */
export interface Limited {
  key: Buffer;
  limit: number;
}

/**
 * Counts one try under three keys in turn, each only while it is within the limits before it: which try of the window it is under each,
 * and null where it was not counted. One statement, so that one wait counts all three.
 */
export async function countInTurn(
  db: Queryable,
  [first, second]: readonly [Limited, Limited],
  third: Buffer,
  windowMs: number,
): Promise<[number, number | null, number | null]> {
  const [row] = await db.query<{ first: number | null; second: number | null; third: number | null }>(sql`
    with one as (
      insert into attempt (key, tries, window_ends) values (${first.key}, 1, now() + ${windowMs} * interval '1 millisecond')
      on conflict (key) do update set
        tries = case when attempt.window_ends < now() then 1 else attempt.tries + 1 end,
        window_ends = case when attempt.window_ends < now() then excluded.window_ends else attempt.window_ends end
      returning tries),
    two as (
      insert into attempt (key, tries, window_ends)
      select ${second.key}, 1, now() + ${windowMs} * interval '1 millisecond' from one where tries <= ${first.limit}
      on conflict (key) do update set
        tries = case when attempt.window_ends < now() then 1 else attempt.tries + 1 end,
        window_ends = case when attempt.window_ends < now() then excluded.window_ends else attempt.window_ends end
      returning tries),
    three as (
      insert into attempt (key, tries, window_ends)
      select ${third}, 1, now() + ${windowMs} * interval '1 millisecond' from two where tries <= ${second.limit}
      on conflict (key) do update set
        tries = case when attempt.window_ends < now() then 1 else attempt.tries + 1 end,
        window_ends = case when attempt.window_ends < now() then excluded.window_ends else attempt.window_ends end
      returning tries)
    select (select tries from one)::int as first, (select tries from two)::int as second, (select tries from three)::int as third`);
  return [row?.first ?? 1, row?.second ?? null, row?.third ?? null];
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
