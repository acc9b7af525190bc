import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accentOf } from '@pramaan/contract/accent.ts';
import { getUsageByKind, searchAudit } from '@pramaan/contract/calls/audit.ts';
import { getSite } from '@pramaan/contract/calls/places.ts';
import * as calls from '@pramaan/contract/calls/settings.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let owner: Caller;
before(async () => {
  world = await startWorld();
  owner = await world.as('owner');
});
after(() => world.close());

const change = (body: object) => owner.call(calls.changeSettings, { body });
const site = async () => (await (await world.as('anonymous')).call(getSite)).ok;

test('colour and footer show on the site at once; what is not named stays', async () => {
  const first = (await owner.call(calls.getSettings)).ok;
  assert.deepEqual(
    [first.code, first.footer, first.consentStyle, first.decisionLimit],
    [world.codes.SARAL, false, 'notice', null],
  );
  const saved = (await change({ accent: '#AA3300', footer: true, decisionLimit: 300_000 })).ok;
  assert.deepEqual([saved.accent, saved.footer, saved.decisionLimit], ['#aa3300', true, 300_000]);
  assert.deepEqual(
    [(await site()).accent, (await site()).creditMenu],
    [accentOf('#aa3300'), world.codes.SARAL],
  );
  const later = (await change({ footer: false, consentStyle: 'itemised' })).ok;
  assert.deepEqual(
    [later.accent, later.footer, later.consentStyle, later.decisionLimit],
    ['#aa3300', false, 'itemised', 300_000],
  );
  assert.equal((await site()).creditMenu, '');
  assert.equal((await change({ decisionLimit: null })).ok.decisionLimit, null);
});

test('a price stands beside the checks used, and can be taken away; other prices stay', async () => {
  await change({ price: { endpoint: 'panauth', paise: 250 } });
  await change({ price: { endpoint: 'panocr', paise: 100 } });
  const lender = await world.lender('SARAL');
  await world.direct(`insert into usage values ('${lender}', '2026-08-01', 'panauth', 7, 2)`);
  assert.equal((await owner.call(getUsageByKind)).ok[0]?.paise, 250);
  const { prices } = (await change({ price: { endpoint: 'panauth', paise: null } })).ok;
  const priceOf = (endpoint: string) => prices.find((one) => one.endpoint === endpoint)?.paise;
  assert.deepEqual([priceOf('panauth'), priceOf('panocr')], [null, 100]);
  assert.ok(prices.length > 40);
});

test('each change is in the log by name; another lender’s settings are their own; no key is shown', async () => {
  await change({ dueHours: 24 });
  const { lines } = (await owner.call(searchAudit, { query: { action: 'settings.changed' } })).ok;
  assert.deepEqual([lines[0]?.actor, lines[0]?.detail], ['Nandini Owner', 'due hours: 24']);
  const other = (await (await world.as('other owner')).call(calls.getSettings)).ok;
  assert.deepEqual([other.code, other.dueHours], [world.codes.UDAAN, null]);
  assert.ok(other.providers.length >= 8);
  assert.ok(other.providers.every(({ host }) => /^[\w.-]+:\d+$/.test(host ?? '')));
});

test('what cannot be is refused with a sentence, and changes nothing', async () => {
  const before_ = (await owner.call(calls.getSettings)).ok;
  for (const body of [
    { accent: 'red' },
    { accent: '#12345' },
    { decisionLimit: -1 },
    { decisionLimit: 1.5 },
    { dueHours: 0 },
    { secondFactorRoles: [11] },
    { price: { endpoint: 'nosuch', paise: 1 } },
    { consentStyle: 'none' },
    { name: 'Another' },
  ]) {
    const reply = await change(body);
    assert.equal(reply.status, 400, JSON.stringify(body));
    assert.ok(reply.message.length > 10);
  }
  assert.deepEqual((await owner.call(calls.getSettings)).ok, before_);
});
