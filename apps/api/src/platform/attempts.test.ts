import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startWorld, type World } from '../../test/world.ts';
import { allowTry, forgetTries, giveTryBack } from './attempts.ts';
import type { Database } from './database.ts';

let world: World;
let db: Database;
before(async () => {
  world = await startWorld();
  ({ db } = world.product);
});
after(() => world.close());

const hour = 3_600_000;
/** Tries `times` times; how each was answered. */
async function tried(key: Buffer, limit: number, times: number): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let left = times; left > 0; left--) answers.push(await allowTry(db, key, limit, hour));
  return answers;
}

test('as many tries as the limit says are allowed, and not one more', async () => {
  assert.deepEqual(await tried(randomBytes(32), 1, 2), [true, false]);
  assert.deepEqual(await tried(randomBytes(32), 3, 5), [true, true, true, false, false]);
  assert.deepEqual(await tried(randomBytes(32), 0, 1), [false]);
});

test('each key is counted by itself, and many tries at once are all counted', async () => {
  const [one, other] = [randomBytes(32), randomBytes(32)];
  await tried(one, 1, 2);
  assert.deepEqual(await tried(other, 1, 1), [true]);
  const key = randomBytes(32);
  const answers = await Promise.all(Array.from({ length: 20 }, () => allowTry(db, key, 7, hour)));
  assert.equal(answers.filter(Boolean).length, 7);
});

test('a try given back can be made again; one was given back for each that was made, and no more', async () => {
  const key = randomBytes(32);
  assert.deepEqual(await tried(key, 2, 3), [true, true, false]);
  await giveTryBack(db, key);
  assert.deepEqual(await tried(key, 2, 1), [false], 'the third stays counted');
  for (let times = 0; times < 9; times++) await giveTryBack(db, key);
  assert.deepEqual(await tried(key, 2, 3), [true, true, false], 'never fewer than none');
});

test('forgotten tries are not held against anybody; others’ are', async () => {
  const [key, other] = [randomBytes(32), randomBytes(32)];
  await tried(key, 1, 2);
  await tried(other, 1, 1);
  await forgetTries(db, key);
  assert.deepEqual(await tried(key, 1, 2), [true, false]);
  assert.deepEqual(await tried(other, 1, 1), [false]);
});

test('a window that is over begins again at one; tries do not make it longer', async () => {
  const key = randomBytes(32);
  const hex = key.toString('hex');
  const ends = async () => {
    const rows = await world.database.owner(
      `select extract(epoch from window_ends - now())::float8 as left from attempt where key = '\\x${hex}'`,
    );
    return Number(rows.find((row) => 'left' in row)?.left);
  };
  await tried(key, 2, 1);
  const first = await ends();
  assert.ok(first > 3500 && first <= 3600, `${first} s`);
  await world.database.owner(
    `update attempt set window_ends = now() + interval '90 seconds' where key = '\\x${hex}'`,
  );
  assert.deepEqual(await tried(key, 2, 2), [true, false]);
  assert.ok((await ends()) <= 90, 'the window stays as it began');
  await world.database.owner(
    `update attempt set window_ends = now() - interval '1 second' where key = '\\x${hex}'`,
  );
  assert.deepEqual(await tried(key, 2, 3), [true, true, false]);
  assert.ok((await ends()) > 3500, 'a new window is a whole one');
});
