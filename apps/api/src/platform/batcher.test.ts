import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { batched } from './batcher.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

test('questions that come together are asked together, and each gets its own answer', async () => {
  const lots: number[] = [];
  const double = batched(async (numbers: readonly number[]) => {
    lots.push(numbers.length);
    await sleep(5);
    return numbers.map((number) => number * 2);
  });
  const asked = Array.from({ length: 100 }, (_, index) => index);
  assert.deepEqual(
    await Promise.all(asked.map(double)),
    asked.map((number) => number * 2),
  );
  assert.deepEqual(lots, [1, 1, 32, 32, 32, 2]);
});

test('a question that fails fails alone', async () => {
  const picky = batched(async (words: readonly string[]) => {
    await sleep(1);
    if (words.includes('bad')) throw new Error('bad word');
    return words;
  });
  const settled = await Promise.allSettled(['a', 'b', 'c', 'bad', 'd'].map(picky));
  assert.deepEqual(
    settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message)),
    ['a', 'b', 'c', 'bad word', 'd'],
  );
});

test('when the database is unavailable all of a lot fail at once, not one after the other', async () => {
  let asked = 0;
  const away = batched(async () => {
    asked += 1;
    await sleep(1);
    throw new DatabaseUnavailable('away');
  });
  const settled = await Promise.allSettled(Array.from({ length: 34 }, (_, number) => away(number)));
  assert.ok(settled.every(({ status }) => status === 'rejected'));
  assert.equal(asked, 3, 'two alone, then the other 32 together');
});

test('a lot with a missing answer is an error, never somebody else’s answer', async () => {
  const short = batched(async () => [] as string[]);
  await assert.rejects(short('a'), /another number of answers/);
});
