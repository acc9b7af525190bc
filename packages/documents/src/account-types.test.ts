import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountTypeName, accountTypesHindi } from './account-types.ts';

const said: Readonly<Record<string, readonly string[]>> = {
  'Savings account': ['SAVINGS', 'Savings Account', 'SB A/c'],
  'Current account': ['CURRENT', 'Current'],
  'Overdraft account': ['OVERDRAFT', 'Over Draft'],
  '': ['OTHER', ' '],
  NRE: ['NRE'],
};

test('a type of account is shown in plain words, in both languages; a rare one stays as the bank says it', () => {
  for (const [name, ways] of Object.entries(said))
    for (const way of ways) assert.equal(accountTypeName(way), name, way);
  const plain = Object.keys(said).filter((name) => name.endsWith('account'));
  assert.deepEqual(
    plain.map((name) => /\p{Script=Devanagari}/u.test(accountTypesHindi[name] ?? '')),
    plain.map(() => true),
  );
});
