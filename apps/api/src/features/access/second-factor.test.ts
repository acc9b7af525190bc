import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as access from '@pramaan/contract/calls/access.ts';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import * as calls from '@pramaan/contract/calls/second-factor.ts';
import { listTeam } from '@pramaan/contract/calls/team.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { password } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { codeOf, stepAt } from '../../platform/totp.ts';

let world: World;
let anyone: Caller;
/** Steps forward in time: each code is taken once. */
let ahead = 0;
before(async () => {
  world = await startWorld();
  anyone = await world.as('anonymous');
});
beforeEach(() => world.forgetTries());
after(() => world.close());

const bytesOf = (secret: string) => {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const nextCode = (secret: string) => {
  world.shift(30_000);
  ahead += 30_000;
  return codeOf(bytesOf(secret), stepAt(new Date(Date.now() + ahead)));
};
const enter = (userName: string, code?: string) =>
  anyone.call(access.logInTeamMember, {
    body: { userName, password, ...(code === undefined ? {} : { code }) },
  });
const inside = (reply: Parameters<typeof identityOf>[0]) => callerWith(world.app, identityOf(reply));

async function setUp(caller: Caller) {
  const { secret, uri, qr } = (await caller.call(calls.beginFactor, { body: { password } })).ok;
  const { recovery } = (await caller.call(calls.confirmFactor, { body: { code: nextCode(secret) } })).ok;
  return { secret, uri, qr, recovery };
}

test('set up, the second factor is asked for at every login; each code opens once', async () => {
  const manager = await world.freshly('manager');
  const elsewhere = await world.freshly('manager');
  assert.equal(
    (await manager.call(calls.beginFactor, { body: { password: 'wrong' } })).code,
    'PASSWORD_WRONG',
  );
  const begun = (await manager.call(calls.beginFactor, { body: { password } })).ok;
  assert.match(begun.uri, /^otpauth:\/\/totp\/Saral%20Finance%3Asaral\d*\.manager\?secret=[A-Z2-7]{32}&/);
  assert.match(begun.qr, /^data:image\/svg\+xml;base64,/);
  // Begun is not on: the password alone still opens.
  assert.equal((await enter(world.own('saral.manager'))).success, true);
  assert.equal((await manager.call(calls.confirmFactor, { body: { code: '000000' } })).code, 'FACTOR_WRONG');
  const { secret, recovery } = await setUp(manager);
  assert.equal(new Set(recovery).size, 10);
  assert.equal((await elsewhere.call(access.getSession)).status, 403);
  assert.equal((await manager.call(access.getSession)).status, 200);

  const asked = await enter(world.own('saral.manager'));
  assert.deepEqual(
    [asked.status, asked.code, asked.raw.headers['set-cookie']],
    [200, 'FACTOR_WANTED', undefined],
  );
  assert.equal((await enter(world.own('saral.manager'), '123456')).code, 'FACTOR_WRONG');
  const code = nextCode(secret);
  assert.equal(
    (await enter(world.own('saral.manager'), `${code.slice(0, 3)} ${code.slice(3)}`)).success,
    true,
  );
  assert.equal((await enter(world.own('saral.manager'), code)).code, 'FACTOR_WRONG');
  // A recovery code opens once, however it is typed.
  const [one = ''] = recovery;
  assert.equal((await enter(world.own('saral.manager'), one.toUpperCase().replace('-', ' '))).success, true);
  assert.equal((await enter(world.own('saral.manager'), one)).code, 'FACTOR_WRONG');
  const state = (await manager.call(calls.getSecondFactor)).ok;
  assert.deepEqual(state, { on: true, required: false, recoveryLeft: 9 });

  const renewed = (await manager.call(calls.renewRecovery, { body: { code: nextCode(secret) } })).ok;
  assert.equal((await enter(world.own('saral.manager'), recovery[1])).code, 'FACTOR_WRONG');
  assert.equal((await enter(world.own('saral.manager'), renewed.recovery[1])).success, true);
  const remove = (body: object) => manager.call(calls.removeFactor, { body });
  assert.equal((await remove({ password, code: '000000' })).code, 'FACTOR_WRONG');
  assert.equal((await remove({ password: 'wrong', code: nextCode(secret) })).code, 'PASSWORD_WRONG');
  assert.equal((await remove({ password, code: nextCode(secret) })).success, true);
  assert.equal((await enter(world.own('saral.manager'))).success, true);
});

test('codes cannot be guessed without end, though the password is right each time', async () => {
  const verifier = await world.freshly('verifier');
  const { secret } = await setUp(verifier);
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries++)
    codes.push((await enter(world.own('saral.verifier'), String(100000 + tries))).code);
  assert.equal(codes.filter((code) => code === 'FACTOR_WRONG').length, 10);
  assert.deepEqual(codes.slice(10), ['TOO_MANY', 'TOO_MANY']);
  assert.equal((await enter(world.own('saral.verifier'), nextCode(secret))).code, 'TOO_MANY');
});

test('where the lender wants it, a session without it is good for one’s own account alone', async () => {
  const saral = await world.lender('SARAL');
  const roles = (list: string) =>
    world.direct(
      `update lender set settings = settings || '{"secondFactorRoles": ${list}}' where id = '${saral}'`,
    );
  await roles('[5]');
  const agent = inside(await enter(world.own('saral.agent')));
  assert.equal((await agent.call(access.getSession)).ok.ownOnly, true);
  const refused = await agent.call(listApplicants);
  assert.deepEqual([refused.status, refused.code], [200, 'FACTOR_NEEDED']);
  const { secret } = await setUp(agent);
  assert.equal((await agent.call(listApplicants)).success, true);
  const off = await agent.call(calls.removeFactor, { body: { password, code: nextCode(secret) } });
  assert.equal(off.code, 'FACTOR_REQUIRED');
  await roles('[]');
});

test('a texted reset code does not go round the second factor', async () => {
  const admin = await world.freshly('admin');
  await setUp(admin);
  const mobileNo = world.staff.admin.mobileNo;
  await anyone.call(access.resetPassword, { body: { mobileNo } });
  const reply = await anyone.call(access.verifyResetCode, {
    body: { mobileNo, otp: await world.sandbox.code(mobileNo) },
  });
  const caller = inside(reply);
  assert.equal((await caller.call(listTeam)).code, 'FORBIDDEN');
  assert.equal((await caller.call(calls.beginFactor, { body: { password } })).code, 'FORBIDDEN');
  const set = await caller.call(access.setPassword, {
    body: { mobileNo, newpassword: 'sunflower-Kettle-42' },
  });
  assert.equal(set.success, true);
  assert.equal((await caller.call(listTeam)).code, 'SESSION_EXPIRED');
  const again = await anyone.call(access.logInLender, {
    body: { mobileNo, password: 'sunflower-Kettle-42' },
  });
  assert.equal(again.code, 'FACTOR_WANTED');
});

test('who lost phone and codes is let in again by who manages them, and logged out everywhere', async () => {
  const owner = await world.as('owner');
  const member = (await owner.call(listTeam)).ok.find(({ name }) => name === 'Arjun Admin')?._id;
  assert.equal((await owner.call(calls.resetMemberFactor, { params: { member } })).success, true);
  const reply = await anyone.call(access.logInLender, {
    body: { mobileNo: world.staff.admin.mobileNo, password: 'sunflower-Kettle-42' },
  });
  assert.equal(reply.success, true);
});

test('neither secret nor recovery codes lie open in the database or the log', async () => {
  const owner = await world.freshly('owner');
  const { secret, recovery } = await setUp(owner);
  const rows = await world.direct(
    `select encode(secret, 'escape') as text from staff_factor union all select encode(code_hash, 'escape') from staff_recovery`,
  );
  const all = `${rows.map(({ text }) => text).join('\n')}${world.logs.join('\n')}`;
  for (const word of [secret, ...recovery]) assert.ok(!all.includes(word));
});

test('recovery codes are stored as passwords are: a slow hash, each with a salt of its own', async () => {
  const rows = await world.direct(`select encode(code_hash, 'escape') as text from staff_recovery`);
  const salts = rows.map(
    ({ text }) => /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]{22})\$/.exec(String(text))?.[1],
  );
  assert.ok(salts.length >= 10 && salts.every(Boolean), `${salts.length} codes`);
  assert.equal(new Set(salts).size, salts.length);
});
