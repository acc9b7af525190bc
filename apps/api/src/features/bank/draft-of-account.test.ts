import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountTypes } from '@pramaan/contract/limits.ts';
import { accountTypeIn } from './draft-of-account.ts';

test('the draft holds the specification’s code of an account’s type, and of others what the bank says', () => {
  const said = {
    SAVING: ['SAVINGS', 'Savings Account', 'SB A/c'],
    CURRENT: ['CURRENT', 'Current account'],
    OVERDRAFT: ['OVERDRAFT', 'OD'],
  };
  assert.deepEqual(Object.keys(said), Object.keys(accountTypes));
  for (const [type, words] of Object.entries(said))
    for (const one of words)
      assert.equal(accountTypeIn(one), accountTypes[type as keyof typeof accountTypes], one);
  for (const other of ['', 'OTHER', 'NRE', 'CASHBACK']) assert.equal(accountTypeIn(other), other);
});
