import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressMessage, matchCode, nameMessage } from './matching.ts';

test('the messages of P §8 have their codes; any other text has none', () => {
  assert.equal(matchCode('No Previous Address Found'), -1);
  assert.equal(matchCode('Address did not match'), 0);
  assert.equal(matchCode('Profile Name Not Match'), 0);
  assert.equal(matchCode('Address matched'), 1);
  assert.equal(matchCode('Profile Name Match'), 1);
  assert.equal(matchCode('toString'), null);
  assert.equal(matchCode(nameMessage(true)), 1);
  assert.equal(matchCode(addressMessage(null)), -1);
});
