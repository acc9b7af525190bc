import assert from 'node:assert/strict';
import { test } from 'node:test';
import { throughAll } from './through-all.ts';

test('one that fails keeps no other waiting; the first failure is thrown at the end', async () => {
  const seen: number[] = [];
  const work = async (item: number) => {
    seen.push(item);
    if (item % 2 === 0) throw new Error(`item ${item}`);
    return item;
  };
  await assert.rejects(throughAll([1, 2, 3, 4, 5], work), /^Error: item 2$/);
  assert.deepEqual(seen, [1, 2, 3, 4, 5]);
  assert.equal(await throughAll([1, 3, 5], work), 9);
  assert.equal(await throughAll([], work), 0);
});
