import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/access.ts';
import type { Caller } from '../../../test/caller.ts';
import { password } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';

const wrong = 'The login or the password is incorrect. Check both and try again.';
const disabled = 'Your Login Credentials are disabled. Please Contact Administrator';

let world: World;
let anyone: Caller;
before(async () => {
  world = await startWorld();
  anyone = await world.as('anonymous');
});
beforeEach(() => world.forgetTries());
after(() => world.close());

const company = (mobileNo: string, with_ = password) =>
  anyone.call(calls.logInLender, { body: { mobileNo, password: with_ } });
const team = (userName: string, with_ = password) =>
  anyone.call(calls.logInTeamMember, { body: { userName, password: with_ } });

/** Sets a person's role and status as the lender's owner would, for the length of one test. */
async function as(userName: string, role: number, status: number, work: () => Promise<void>): Promise<void> {
  const [before_] = (await world.direct(
    `select role, status from staff where user_name = '${userName}'`,
  )) as { role: number; status: number }[];
  assert.ok(before_);
  const set = (to: { role: number; status: number }) =>
    world.direct(`update staff set role = ${to.role}, status = ${to.status} where user_name = '${userName}'`);
  await set({ role, status });
  try {
    await work();
  } finally {
    await set(before_);
  }
}

test('the owner logs in at the company door; the reply names the lender, the role and a token', async () => {
  const reply = await company(world.staff.owner.mobileNo);
  const { id_token, _id, ...rest } = reply.ok;
  assert.deepEqual(rest, { cName: 'Saral Finance', roleId: 1, status: 1 });
  assert.equal(id_token.split('.').length, 3);
  assert.match(_id, /^[0-9a-f-]{36}$/);
});

test('a mobile number works as people type it', async () => {
  const number = world.staff.owner.mobileNo;
  const parts = [number.slice(0, 5), number.slice(5)];
  for (const typed of [`+91 ${parts.join(' ')}`, `0${number}`, `91-${number}`, parts.join('-')])
    assert.equal((await company(typed)).ok.roleId, 1, typed);
});

test('company door: roles 1 and 2, and 2 only when enabled (P §4.1)', async () => {
  const outcomes: string[] = [];
  for (const role of [1, 2, 3, 4, 5])
    for (const status of [1, 0, 2])
      await as(world.own('saral.admin'), role, status, async () => {
        const reply = await company(world.staff.admin.mobileNo);
        const may = role === 1 || (role === 2 && status === 1);
        assert.equal(reply.status, 200);
        assert.equal(reply.success, may, `role ${role}, status ${status}`);
        if (!may) assert.equal(reply.message, disabled);
        outcomes.push(`${role}/${status}`);
      });
  assert.equal(outcomes.length, 15);
});

test('team door: role 1, and 2 to 5 when enabled (P §4.1)', async () => {
  let tried = 0;
  for (const role of [1, 2, 3, 4, 5])
    for (const status of [1, 0, 2])
      await as(world.own('saral.verifier'), role, status, async () => {
        const reply = await team(world.own('saral.verifier'));
        const may = role === 1 || status === 1;
        assert.equal(reply.success, may, `role ${role}, status ${status}`);
        if (!may) assert.equal(reply.message, disabled);
        else assert.equal(reply.ok.roleId, role);
        tried++;
      });
  assert.equal(tried, 15);
});

test('a refused login opens no session and sets no cookie', async () => {
  for (const reply of [
    await team(world.own('saral.disabled')),
    await team(world.own('saral.manager'), 'wrong'),
    await team('nobody'),
  ]) {
    assert.equal(reply.success, false);
    assert.equal(reply.raw.headers['set-cookie'], undefined);
    assert.equal(reply.result, undefined);
  }
});

test('a wrong password and an unknown login answer alike, and a disabled login shows only after the right password', async () => {
  const replies = [
    await company(world.staff.owner.mobileNo, 'wrong'),
    await company('9111111111'),
    await team(world.own('saral.manager'), 'wrong'),
    await team('no.such.login'),
    await team(world.own('saral.disabled'), 'wrong'),
  ];
  for (const reply of replies) {
    assert.equal(reply.raw.body, replies[0]?.raw.body);
    assert.equal(reply.message, wrong);
  }
  assert.equal((await team(world.own('saral.disabled'))).message, disabled);
});

test('after ten wrong passwords a login is locked for fifteen minutes, the right password too, and others are not', async () => {
  for (let tries = 0; tries < 10; tries++)
    assert.equal((await team(world.own('saral.manager'), `wrong ${tries}`)).code, 'LOGIN_WRONG');
  const locked = await team(world.own('saral.manager'));
  assert.equal(locked.status, 429);
  assert.equal(locked.message, 'Too many attempts. Wait 15 minutes and try again.');
  assert.equal(locked.raw.headers['retry-after'], '60');
  assert.equal((await team(world.own('saral.agent'))).success, true);
});

test('an unknown login is locked in the same way, so that locking tells nothing', async () => {
  for (let tries = 0; tries < 10; tries++) assert.equal((await team('nobody', 'x')).code, 'LOGIN_WRONG');
  assert.equal((await team('nobody', 'x')).status, 429);
});

test('fifty passwords tried at once are counted one by one: ten are looked at', async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => team(world.own('saral.agent'), `guess ${index}`)),
  );
  assert.equal(replies.filter(({ code }) => code === 'LOGIN_WRONG').length, 10);
  assert.equal(replies.filter(({ status }) => status === 429).length, 40);
});

test('checking credentials says the role and opens no session', async () => {
  const reply = await anyone.call(calls.checkLogin, {
    body: { userName: world.own('saral.agent'), password },
  });
  assert.deepEqual(reply.ok, { roleId: 5, status: 1 });
  assert.equal(reply.raw.headers['set-cookie'], undefined);
});

test('the session cookie is HttpOnly and SameSite=Lax; the script may read the other one', async () => {
  const { cookies } = (await company(world.staff.owner.mobileNo)).raw;
  const session = cookies.find(({ name }) => name === 'session');
  const forgery = cookies.find(({ name }) => name === 'XSRF-TOKEN');
  assert.equal(session?.httpOnly, true);
  assert.equal(session?.sameSite, 'Lax');
  assert.equal(session?.path, '/');
  assert.ok((session?.value.length ?? 0) >= 43);
  assert.ok(forgery && !forgery.httpOnly);
});

test('a login says what is missing, and takes no member it does not know', async () => {
  for (const [body, path] of [
    [{ password }, 'mobileNo'],
    [{ mobileNo: '12345', password }, 'mobileNo'],
    [{ mobileNo: world.staff.owner.mobileNo }, 'password'],
    [{ mobileNo: world.staff.owner.mobileNo, password: '' }, 'password'],
    [{ mobileNo: world.staff.owner.mobileNo, password: 'x'.repeat(201) }, 'password'],
    [{ mobileNo: world.staff.owner.mobileNo, password, roleId: 1 }, 'roleId'],
    [{ mobileNo: [world.staff.owner.mobileNo], password }, 'mobileNo'],
  ] as const) {
    const reply = await anyone.call(calls.logInLender, { body });
    assert.equal(reply.status, 400, JSON.stringify(body));
    assert.equal(reply.fields?.[0]?.path, path);
    assert.match(reply.message, /^[A-Z].*\.$/);
  }
});

test('the password of nobody is stored: only its Argon2id hash', async () => {
  const rows = (await world.direct('select password_hash from staff')) as {
    password_hash?: string;
  }[];
  const hashes = rows.flatMap((row) => (row.password_hash ? [row.password_hash] : []));
  assert.equal(hashes.length, 8);
  for (const hash of hashes) assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
