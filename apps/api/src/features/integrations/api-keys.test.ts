import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getSession } from '@pramaan/contract/calls/access.ts';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getApplicant, getProfile, putProfile } from '@pramaan/contract/calls/applicants.ts';
import { searchAudit } from '@pramaan/contract/calls/audit.ts';
import { listConsents } from '@pramaan/contract/calls/consent.ts';
import * as calls from '@pramaan/contract/calls/integrations.ts';
import { type Caller, callerWith } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let owner: Caller;
let asha: string;
before(async () => {
  world = await startWorld();
  owner = await world.as('owner');
  asha = await world.id('asha');
});
after(() => world.close());

const make = async (scopes: string[], more: object = {}) =>
  (await owner.call(calls.createApiKey, { body: { name: 'Loan system', scopes, ...more } })).ok;
const withKey = (key: string) => callerWith(world.app, { key });
const params = () => ({ params: { id: asha } });

test('a key is shown once, kept as a hash, and found nowhere in the database', async () => {
  const { key, made } = await make(['see']);
  assert.match(key, /^pk_[\w-]{43}$/);
  assert.equal(made.shown, key.slice(0, 8));
  const [row] = await world.direct(`select api_key::text as text from api_key where id = '${made._id}'`);
  assert.ok(!String(row?.text).includes(key.slice(8)));
  const listed = (await owner.call(calls.listApiKeys)).ok.find(({ _id }) => _id === made._id);
  assert.deepEqual(listed, made);
});

test('a key does what its scope names, masked, and nothing else; what it does is in the log under its name', async () => {
  const program = withKey((await make(['see', 'list'])).key);
  const profile = (await program.call(getProfile, params())).ok;
  assert.match(profile.mobileNo, /^X+\d{4}$/);
  assert.equal((await program.call(getApplicant, params())).status, 200);
  const found = (await program.call(listApplicants)).ok.applicants;
  assert.equal(found.length, 4 - 1);
  const change = await program.call(putProfile, { ...params(), body: { name: 'X' } });
  assert.deepEqual([change.status, change.code], [403, 'FORBIDDEN']);
  for (const call of [getSession, calls.listApiKeys, searchAudit])
    assert.equal((await program.call(call)).code, 'FORBIDDEN', call.path);
  const other = await program.call(getProfile, { params: { id: await world.id('imran') } });
  assert.equal(other.code, 'NO_SUCH_APPLICANT');
  const { lines } = (await owner.call(searchAudit, { query: { who: 'key' } })).ok;
  assert.equal(lines[0]?.actor, 'Loan system');
  const { looks } = (await (await world.as('asha')).call(listConsents, params())).ok;
  assert.ok(looks.some(({ who }) => who === 'Loan system'));
});

test('a key that is revoked, over or made up opens nothing, at once', async () => {
  const { key, made } = await make(['see'], { days: 1 });
  const program = withKey(key);
  assert.equal((await program.call(getProfile, params())).status, 200);
  const [line] = (await owner.call(calls.listApiKeys)).ok.filter(({ _id }) => _id === made._id);
  assert.notEqual(line?.usedAt, null);
  await world.direct(`update api_key set expires_at = now() - interval '1 second' where id = '${made._id}'`);
  const over = await program.call(getProfile, params());
  assert.deepEqual([over.status, over.code], [401, 'KEY_REFUSED']);
  const second = await make(['see']);
  const revoke = () => owner.call(calls.revokeApiKey, { params: { key: second.made._id } });
  assert.equal((await revoke()).success, true);
  assert.equal((await revoke()).status, 404);
  assert.equal((await withKey(second.key).call(getProfile, params())).code, 'KEY_REFUSED');
  assert.equal((await withKey(`pk_${'x'.repeat(43)}`).call(getProfile, params())).code, 'KEY_REFUSED');
  assert.equal((await withKey('x').call(getProfile, params())).code, 'NOT_LOGGED_IN');
});

test('one lender revokes no key of another; what cannot be a key is told', async () => {
  const { key, made } = await make(['see']);
  const other = await world.as('other owner');
  assert.equal((await other.call(calls.revokeApiKey, { params: { key: made._id } })).status, 404);
  assert.equal((await withKey(key).call(getProfile, params())).status, 200);
  for (const body of [
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['settings'] },
    { name: 'x', scopes: ['see', 'see'] },
    { name: ' ', scopes: ['see'] },
    { name: 'x', scopes: ['see'], days: 0 },
  ])
    assert.equal((await owner.call(calls.createApiKey, { body })).status, 400, JSON.stringify(body));
});
