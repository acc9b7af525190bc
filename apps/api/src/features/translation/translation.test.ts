import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { translateText } from '@pramaan/contract/calls/consent.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
beforeEach(() => world.sandbox.clear());
after(() => world.close());

const ask = async (q: string) => (await world.as('asha')).call(translateText, { body: { q } });

test('a text comes back in English', async () => {
  assert.equal((await ask('पिता')).ok.translatedText, 'father');
  assert.equal((await ask('Tom & "Jerry"')).ok.translatedText, '[en] Tom & "Jerry"');
});

test('a service that fails is said as the specification words it', async () => {
  for (const kind of ['500', 'malformed', 'invalid-input', 'reset']) {
    await world.sandbox.fault('/language/translate/v2', kind);
    const reply = await ask('पिता');
    assert.deepEqual(
      [reply.status, reply.success, reply.message],
      [200, false, 'Server Unreachable. Please try after sometime'],
    );
  }
});

test('it is for those who are logged in, and not without end', async () => {
  const anyone = await world.as('anonymous');
  assert.equal((await anyone.call(translateText, { body: { q: 'पिता' } })).status, 401);
  assert.equal((await ask('')).status, 400);
  await world.direct('update attempt set tries = 300');
  assert.equal((await ask('पिता')).status, 429);
});
