import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { askingOf, filled } from '../../../test/ask.ts';
import { startWorld, type World } from '../../../test/world.ts';

const aadhaar = askingOf('aadhaar.kyc');
let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

const ask = async (more: Record<string, unknown>) => {
  const [caller, applicantId] = [await world.as('asha'), await world.id('asha')];
  return caller.call(aadhaar.call, { body: { ...filled(aadhaar), applicantId, ...more } });
};
const recorded = async () => (await world.sandbox.usage()).received['/v3/aadhaar-consent'] ?? 0;

test('where the person is goes along with their consent; a place that is none is refused and asks nobody', async () => {
  await world.sandbox.clear();
  const wrong = await ask({ place: { latitude: 91, longitude: 77 } });
  assert.deepEqual([wrong.code, wrong.message], ['BAD_REQUEST', 'The latitude is at most 90.']);
  assert.equal(await recorded(), 0);
  const right = await ask({ place: { latitude: 12.9716, longitude: 77.5946 } });
  assert.equal(right.success, true, right.message);
  assert.equal(await recorded(), 1);
  const log = JSON.stringify(await world.sandbox.json('/requests.json'));
  for (const said of ['12.9716', '77.5946', 'consentText']) assert.ok(log.includes(said), said);
});
