import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getSession, logInTeamMember } from '@pramaan/contract/calls/access.ts';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import * as calls from '@pramaan/contract/calls/passkeys.ts';
import { getSecondFactor, renewRecovery } from '@pramaan/contract/calls/second-factor.ts';
import { changeSettings } from '@pramaan/contract/calls/settings.ts';
import { changeMember, listTeam } from '@pramaan/contract/calls/team.ts';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { password } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { authenticator } from './passkey.test-help.ts';

let world: World;
let origin: string;
let anyone: Caller;
before(async () => {
  world = await startWorld();
  origin = world.product.config.publicUrl;
  anyone = await world.as('anonymous');
});
after(() => world.close());

type Options = Parameters<ReturnType<typeof authenticator>['make']>[0];
const optionsOf = async (caller: Caller) =>
  (await caller.call(calls.beginPasskey, { body: { password } })).ok.options as unknown as Options;
const loginOptions = async () =>
  (await anyone.call(calls.beginPasskeyLogin)).ok.options as unknown as Options;
const enter = (answer: object) => anyone.call(calls.logInByPasskey, { body: { answer } });

async function addTo(caller: Caller, name: string) {
  const device = authenticator(origin);
  const answer = device.make(await optionsOf(caller));
  return { device, reply: await caller.call(calls.addPasskey, { body: { name, answer } }) };
}

test('a passkey is added with the password, brings recovery codes, and opens the door by itself', async () => {
  const manager = await world.freshly('manager');
  assert.equal(
    (await manager.call(calls.beginPasskey, { body: { password: 'wrong-One-1' } })).code,
    'PASSWORD_WRONG',
  );
  const options = await optionsOf(manager);
  assert.deepEqual(
    [(options as unknown as { rp: { id: string } }).rp.id, origin.includes('localhost')],
    ['localhost', true],
  );
  const { device, reply } = await addTo(manager, 'Office laptop');
  assert.equal(reply.ok.recovery.length, 10);
  const [stored] = (await manager.call(calls.listPasskeys)).ok;
  assert.deepEqual([stored?.name, stored?.synced, stored?.usedAt], ['Office laptop', false, null]);

  const login = await enter(device.get(await loginOptions(), { counter: 1 }));
  assert.equal(login.ok.roleId, 3);
  const session = callerWith(world.app, identityOf(login));
  assert.equal((await session.call(getSession)).ok.ownOnly, false);
  assert.ok((await session.call(listApplicants)).success);
  assert.ok((await session.call(calls.listPasskeys)).ok[0]?.usedAt, 'its last use is known');

  const byPassword = (code?: string) =>
    anyone.call(logInTeamMember, {
      body: { userName: world.own('saral.manager'), password, ...(code ? { code } : {}) },
    });
  assert.equal((await byPassword()).code, 'FACTOR_WANTED', 'the password alone opens nothing now');
  assert.equal((await byPassword('123456')).code, 'FACTOR_WRONG');
  const [recovery = '', second = ''] = reply.ok.recovery;
  assert.ok((await byPassword(recovery)).success);
  assert.equal((await byPassword(recovery)).code, 'FACTOR_WRONG', 'each recovery code opens once');
  const state = (await session.call(getSecondFactor)).ok;
  assert.deepEqual([state.on, state.recoveryLeft], [false, 9]);
  assert.equal((await session.call(renewRecovery, { body: { code: second } })).ok.recovery.length, 10);
});

test('what was signed for another site, without its owner, twice, or by a copy opens nothing', async (t) => {
  const verifier = await world.freshly('verifier');
  const { device } = await addTo(verifier, 'Phone');
  let refused = 0;
  const wrong = async (answer: object, why: string) => {
    assert.equal((await enter(answer)).code, 'PASSKEY_WRONG', why);
    refused += 1;
  };
  const first = device.get(await loginOptions(), { counter: 7 });
  assert.ok((await enter(first)).success);
  await wrong(first, 'the challenge was used');
  await wrong(device.get(await loginOptions(), { counter: 7 }), 'the counter stands');
  await wrong(device.get(await loginOptions(), { counter: 3 }), 'the counter went back');
  await wrong(
    device.get(await loginOptions(), { counter: 8, from: 'https://elsewhere.example' }),
    'another origin',
  );
  await wrong(device.get(await loginOptions(), { counter: 8, verified: false }), 'nobody unlocked it');
  await wrong(device.get({ challenge: 'bm90LW91cnM' }, { counter: 8 }), 'a challenge of nobody');
  await wrong(authenticator(origin).get(await loginOptions(), { counter: 8 }), 'a stranger’s passkey');
  const altered = device.get(await loginOptions(), { counter: 9 });
  altered.response.signature = `${altered.response.signature.slice(0, -6)}AAAAAA`;
  await wrong(altered, 'the signature does not hold');
  const challenge = await loginOptions();
  await world.direct(`update passkey_challenge set expires_at = now() - interval '1 second'`);
  await wrong(device.get(challenge, { counter: 9 }), 'the challenge is over');
  assert.ok((await enter(device.get(await loginOptions(), { counter: 9 }))).success);
  for (const answer of [{}, { id: 'x' }, { ...first, response: { clientDataJSON: '{}' } }])
    assert.equal((await enter(answer)).status, 400);
  sayRefused(t, 'passkeys of another origin, replayed, copied, forged', refused + 3);
});

test('a registration is for the person who began it, once', async () => {
  const [admin, agent] = [await world.freshly('admin'), await world.freshly('agent')];
  const device = authenticator(origin);
  const options = await optionsOf(admin);
  const answer = device.make(options);
  const add = (caller: Caller, sent: object) =>
    caller.call(calls.addPasskey, { body: { name: 'Key', answer: sent } });
  assert.equal((await add(agent, answer)).code, 'PASSKEY_WRONG', 'another’s challenge');
  const foreign = device.make(await optionsOf(admin), 'https://elsewhere.example');
  assert.equal((await add(admin, foreign)).code, 'PASSKEY_WRONG');
  assert.ok((await add(admin, answer)).success);
  assert.equal((await add(admin, answer)).code, 'PASSKEY_WRONG', 'twice');
  const [mine] = (await admin.call(calls.listPasskeys)).ok;
  const params = { passkey: mine?._id };
  assert.equal((await agent.call(calls.renamePasskey, { params, body: { name: 'Theirs' } })).status, 404);
  assert.equal((await agent.call(calls.removePasskey, { params, body: { password } })).status, 404);
  assert.ok((await admin.call(calls.renamePasskey, { params, body: { name: 'Blue key' } })).success);
  assert.equal((await admin.call(calls.listPasskeys)).ok[0]?.name, 'Blue key');
  assert.equal(
    (await admin.call(calls.removePasskey, { params, body: { password: 'wrong-One-1' } })).code,
    'PASSWORD_WRONG',
  );
  assert.ok((await admin.call(calls.removePasskey, { params, body: { password } })).success);
  assert.equal((await enter(device.get(await loginOptions(), { counter: 1 }))).code, 'PASSKEY_WRONG');
});

test('where a factor is wanted a passkey is one, and the last stays; a session without it changes nothing', async () => {
  const owner = await world.freshly('owner');
  await owner.call(changeSettings, { body: { secondFactorRoles: [5] } });
  const agent = await world.freshly('agent');
  assert.equal((await agent.call(getSession)).ok.ownOnly, true);
  const { reply } = await addTo(agent, 'Tablet');
  assert.equal(reply.ok.recovery.length, 10);
  assert.equal((await agent.call(getSession)).ok.ownOnly, false, 'this session is good for all now');
  const [mine] = (await agent.call(calls.listPasskeys)).ok;
  const remove = () =>
    agent.call(calls.removePasskey, { params: { passkey: mine?._id }, body: { password } });
  assert.equal((await remove()).code, 'FACTOR_REQUIRED');
  assert.equal((await agent.call(calls.listPasskeys)).ok.length, 1);
  await world.direct(
    `update session set own_only = true where staff_id = (select id from staff where user_name = '${world.own('saral.agent')}')`,
  );
  assert.equal((await agent.call(calls.beginPasskey, { body: { password } })).code, 'FACTOR_NEEDED');
  assert.equal((await remove()).code, 'FACTOR_NEEDED');
});

test('whom the lender disables, a passkey does not let in', async () => {
  const boss = await world.freshly('owner');
  const device = authenticator(origin);
  const admin = await world.freshly('admin');
  const answer = device.make(await optionsOf(admin));
  await admin.call(calls.addPasskey, { body: { name: 'Second', answer } });
  const person = (await boss.call(listTeam)).ok.find(({ userName }) => userName === world.own('saral.admin'));
  await boss.call(changeMember, { params: { member: person?._id }, body: { status: 0 } });
  assert.equal((await enter(device.get(await loginOptions(), { counter: 1 }))).code, 'LOGIN_DISABLED');
});
