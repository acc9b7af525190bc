import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bound } from './bound.ts';

test('bound functions are called with their dependencies first, and keep their defaults and results', async () => {
  const sum = (deps: { start: number }, left: number, right = 1) => deps.start + left + right;
  async function fail(_deps: { start: number }): Promise<never> {
    throw new Error('no');
  }
  const methods = bound({ start: 100 }, { sum, fail });
  assert.equal(methods.sum(10), 111);
  assert.equal(methods.sum(10, 5), 115);
  await assert.rejects(methods.fail(), /no/);
  assert.deepEqual(Object.keys(methods), ['sum', 'fail']);
});
