import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/access.ts';
import { listManufacturers } from '@pramaan/contract/calls/dictionary.ts';
import { listOwnSessions } from '@pramaan/contract/calls/team.ts';
import { calls as allCalls } from '@pramaan/contract/calls.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { type Caller, callerWith, identityOf } from '../../../test/caller.ts';
import { password } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';

let owner: string;
const fresh = 'sunflower-Kettle-42';

let world: World;
let anyone: Caller;
before(async () => {
  world = await startWorld();
  owner = world.staff.owner.mobileNo;
  anyone = await world.as('anonymous');
});
beforeEach(() => world.forgetTries());
after(() => world.close());

const logIn = (with_: string) =>
  anyone.call(calls.logInLender, { body: { mobileNo: owner, password: with_ } });
const logInAs = async (with_: string) => {
  const reply = await logIn(with_);
  return callerWith(world.app, identityOf(reply), reply.ok);
};
const ask = (mobileNo: string) => anyone.call(calls.resetPassword, { body: { mobileNo } });
const verify = (otp: string, mobileNo = owner) =>
  anyone.call(calls.verifyResetCode, { body: { mobileNo, otp, role: 1 } });
const set = (caller: Caller, newpassword: string, mobileNo = owner) =>
  caller.call(calls.setPassword, { body: { mobileNo, newpassword } });

/** Puts the demo's password back, which nobody may choose because it is published. */
const restore = async () => {
  const [admin] = await world.direct(
    `select lender_id, password_hash from staff where user_name = '${world.own('saral.admin')}'`,
  );
  await world.direct(`update staff set password_hash = '${admin?.password_hash}'
    where lender_id = '${admin?.lender_id}' and role = 1 and password_hash is not null`);
};

/** Makes the codes already sent a minute old. */
const minuteLater = () => world.direct(`update otp set created_at = created_at - interval '61 seconds'`);

async function resetSession(): Promise<Caller> {
  await minuteLater();
  const before_ = (await world.sandbox.messages(owner)).length;
  await ask(owner);
  const reply = await verify(await world.sandbox.code(owner, before_));
  return callerWith(world.app, identityOf(reply), reply.ok);
}

test('asking for a reset answers the same for a number that is known and one that is not, and sends only to the known', async () => {
  const known = await ask(owner);
  const unknown = await ask('9222222222');
  assert.equal(known.raw.body, unknown.raw.body);
  assert.equal(known.message, 'If this number belongs to a login, a code is on its way.');
  assert.match(await world.sandbox.code(owner), /^\d{6}$/);
  assert.deepEqual(await world.sandbox.messages('9222222222'), []);
});

test('a number that is not known makes the same rows as one that is: the work, and its time, tell nothing', async () => {
  const rows = async () => {
    const [messages] = (await world.direct('select count(*)::int as count from message')).filter(
      (row) => 'count' in row,
    );
    const [jobs] = (
      await world.direct(`select count(*)::int as count from jobs.job where name = 'message'`)
    ).filter((row) => 'count' in row);
    return [Number(messages?.count), Number(jobs?.count)] as const;
  };
  await minuteLater();
  for (const number of [owner, '9222222223']) {
    const [messages, jobs] = await rows();
    await ask(number);
    assert.deepEqual(await rows(), [messages + 1, jobs + 1], number);
  }
  await world.product.outbox.settled();
  assert.deepEqual(await world.sandbox.messages('9222222223'), []);
});

test('forgotten password: the code opens a session that may set the password once; the new one then works', async () => {
  const caller = await resetSession();
  assert.equal(caller.login.roleId, 1);
  assert.equal((await set(caller, fresh)).success, true);
  assert.equal((await set(caller, 'another-Kettle-42')).code, 'SESSION_EXPIRED');
  assert.equal((await logIn(password)).code, 'LOGIN_WRONG');
  await logInAs(fresh);
  await restore();
});

test('a reset code opens the page for a new password and nothing else of the lender’s', async () => {
  const caller = await resetSession();
  const tried: string[] = [];
  for (const call of allCalls.filter(
    ({ access }) => !['public', 'signed-in', 'reset'].includes(String(access)),
  )) {
    const names = call.path.match(/(?<=\{)\w+(?=\})/g) ?? [];
    const params = Object.fromEntries(names.map((name) => [name, '01900000-0000-7000-8000-000000000000']));
    const reply = await caller.call(call, { params, body: {} } as Parameters<typeof caller.call>[1]);
    assert.equal(reply.status, 403, `${call.method} ${call.path}`);
    tried.push(call.path);
  }
  assert.ok(tried.length > 150, `${tried.length} calls`);
  assert.equal((await set(caller, fresh)).success, true);
  await restore();
});

test('a new password ends every other session and is told to the person', async () => {
  const elsewhere = await logInAs(password);
  const caller = await resetSession();
  const told = async () =>
    (await world.sandbox.messages(owner)).filter(({ text }) =>
      text.startsWith('The password of your Saral Finance login on Pramaan was changed.'),
    ).length;
  const before_ = await told();
  assert.equal((await set(caller, fresh)).success, true);
  assert.equal((await elsewhere.call(calls.getSession)).code, 'SESSION_EXPIRED');
  await world.product.outbox.settled();
  assert.equal(await told(), before_ + 1);
  await restore();
});

test('a session opened by a password cannot set one without the old', async () => {
  const caller = await logInAs(password);
  const reply = await set(caller, fresh);
  assert.equal(reply.code, 'RESET_EXPIRED');
  assert.equal(reply.message, 'Verify the code again before you set the password.');
});

test('a reset session sets nobody else’s password', async () => {
  const caller = await resetSession();
  assert.equal((await set(caller, fresh, world.staff.admin.mobileNo)).code, 'RESET_EXPIRED');
  assert.equal((await set(caller, fresh, world.staff['other owner'].mobileNo)).code, 'RESET_EXPIRED');
  const other = await anyone.call(calls.logInLender, {
    body: { mobileNo: world.staff.admin.mobileNo, password },
  });
  assert.equal(other.success, true);
});

test('a reset code is refused for another number, after a use, and by the applicants’ door', async () => {
  await minuteLater();
  const before_ = (await world.sandbox.messages(owner)).length;
  await ask(owner);
  const otp = await world.sandbox.code(owner, before_);
  assert.equal((await verify(otp, world.staff.admin.mobileNo)).message, 'OTP Miss Match');
  const byDoor = await anyone.call(calls.logInApplicant, { body: { mobile: owner, otp } });
  assert.equal(byDoor.message, 'OTP Miss Match');
  assert.equal((await verify(otp)).success, true);
  assert.equal((await verify(otp)).message, 'OTP Miss Match');
});

test('a disabled admin gets no session by a reset code', async () => {
  await minuteLater();
  await world.direct(`update staff set status = 0 where user_name = '${world.own('saral.admin')}'`);
  await ask(world.staff.admin.mobileNo);
  const reply = await verify(
    await world.sandbox.code(world.staff.admin.mobileNo),
    world.staff.admin.mobileNo,
  );
  await world.direct(`update staff set status = 1 where user_name = '${world.own('saral.admin')}'`);
  assert.equal(reply.message, 'Your Login Credentials are disabled. Please Contact Administrator');
  assert.equal(reply.raw.headers['set-cookie'], undefined);
});

test('a weak new password is refused with a sentence, and the old one stays', async () => {
  const caller = await logInAs(password);
  for (const weak of [
    'short',
    'password123',
    '1234567890',
    'aaaaaaaaaaaa',
    'qwerty!@#123',
    'Demo@12345',
    'ababababab',
    'x'.repeat(150),
  ]) {
    const reply = await caller.call(calls.updatePassword, {
      body: { _id: String(caller.login._id), oldpass: password, password: weak },
    });
    assert.equal(reply.code, 'PASSWORD_WEAK', weak);
    assert.match(reply.message, /at least 10 characters/);
  }
  assert.equal((await logIn(password)).success, true);
});

test('changing the password wants the old one, and one’s own id', async () => {
  const caller = await logInAs(password);
  const change = (body: object) => caller.call(calls.updatePassword, { body });
  const _id = String(caller.login._id);
  const wrong = await change({ _id, oldpass: 'not it', password: fresh });
  assert.equal(wrong.message, 'The current password is incorrect.');
  const admin = String((await world.as('admin')).login._id);
  const other = await change({ _id: admin, oldpass: password, password: fresh });
  assert.equal(other.status, 403);
  assert.equal(other.code, 'WRONG_ACTOR');
});

test('old passwords cannot be guessed without end from inside a session', async () => {
  const caller = await logInAs(password);
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 12; tries++) {
    const body = { _id: String(caller.login._id), oldpass: `guess ${tries}`, password: fresh };
    codes.push((await caller.call(calls.updatePassword, { body })).code);
  }
  assert.equal(codes.filter((code) => code === 'PASSWORD_WRONG').length, 10);
  assert.equal(codes.filter((code) => code === 'TOO_MANY').length, 2);
});

test('a changed password ends every other session of that person, and keeps this one', async () => {
  const [here, there] = [await logInAs(password), await logInAs(password)];
  const admin = await world.as('admin');
  const body = { _id: String(here.login._id), oldpass: password, password: fresh };
  assert.equal((await here.call(calls.updatePassword, { body })).success, true);
  assert.equal((await here.call(calls.getSession)).status, 200);
  assert.equal((await admin.call(calls.getSession)).status, 200);
  const ended = await there.call(calls.getSession);
  assert.equal(ended.status, 403);
  assert.equal(ended.code, 'SESSION_EXPIRED');
  await restore();
});

test('a texted code opens the new-password page and nothing else, for ten minutes', async () => {
  const caller = await resetSession();
  const closed = [
    await caller.call(calls.getSession),
    await caller.call(calls.extendSession, { body: {} }),
    await caller.call(listManufacturers),
    await caller.call(listOwnSessions),
    await caller.call(calls.updatePassword, {
      body: { _id: String(caller.login._id), oldpass: 'x', password: 'sunflower-Kettle-43' },
    }),
  ];
  assert.deepEqual(
    closed.map(({ status, code }) => [status, code]),
    closed.map(() => [403, 'FORBIDDEN']),
  );
  assert.equal((await caller.call(calls.logOut, { body: {} })).success, true, 'it can be thrown away');
  const later = await resetSession();
  world.shift(limits.otpLife + 1000);
  assert.equal((await set(later, 'sunflower-Kettle-43')).success, false);
  world.shift(-limits.otpLife - 1000);
});
