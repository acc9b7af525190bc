import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLendersOrder } from './lenders-vendors.ts';

const on = (vendor: string) => ({ vendor, on: true });
const off = (vendor: string) => ({ vendor, on: false });

for (const [name, connected, chosen, expected] of [
  ['nothing chosen: all in the manifest’s order', ['a', 'b'], null, [on('a'), on('b')]],
  ['the lender’s order, and what it switched off', ['a', 'b'], [on('b'), off('a')], [on('b'), off('a')]],
  [
    'connected after the choice: last, and off',
    ['a', 'b', 'c'],
    [on('b'), on('a')],
    [on('b'), on('a'), off('c')],
  ],
  ['no longer connected: left out', ['a'], [on('b'), off('a')], [off('a')]],
] as const)
  test(name, () => {
    assert.deepEqual(inLendersOrder(connected, chosen), expected);
  });
