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

/** Lets the time pass for which anybody has to wait. */
const waited = () =>
  world.direct(`update attempt set waits_until = now() - interval '1 second' where waits_until is not null`);
/** Whoever waits goes on waiting, however slow the machine is; answers the waits in seconds, the longest first. */
async function stillWaiting(): Promise<number[]> {
  const rows = await world.direct(`
    update attempt set waits_until = now() + interval '1 hour' where waits_until is not null
    returning (select extract(epoch from a.waits_until - a.window_ends) + 3600 from attempt a where a.key = attempt.key) as wait`);
  return rows.map(({ wait }) => Math.round(Number(wait))).sort((a, b) => b - a);
}
/** The same door from somewhere else. */
const teamFrom = (from: string, userName: string, with_ = password) =>
  anyone.call(calls.logInTeamMember, { body: { userName, password: with_ }, from });
/** So many wrong passwords as if they had been tried: each would take a password hash. */
const counted = (counter: string, name: string, tries: number) => {
  const key = world.product.vault.lookup(`staff password ${counter}`, name).toString('hex');
  return world.direct(
    `insert into attempt (key, tries, window_ends) values ('\\x${key}', ${tries}, now() + interval '1 hour')
    on conflict (key) do update set tries = excluded.tries`,
  );
};
/** So many wrong passwords after each other, all of which are looked at. */
async function wrongly(times: number, login: (index: number) => ReturnType<typeof team>): Promise<void> {
  for (let index = 1; index <= times; index++)
    assert.equal((await login(index)).code, 'LOGIN_WRONG', `${index}`);
}

test('after five wrong passwords each further one waits longer: a second, two, four, at most fifteen minutes', async () => {
  const login = world.own('saral.manager');
  await wrongly(5, () => team(login, 'wrong'));
  const waits: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    assert.equal((await team(login, 'wrong')).code, 'LOGIN_WRONG');
    const [longest = 0] = await stillWaiting();
    waits.push(longest);
    const refused = await team(login);
    assert.deepEqual([refused.status, refused.raw.headers['retry-after']], [429, '3600']);
    assert.equal(refused.message, 'Too many incorrect attempts. Try again in 60 min.');
    await waited();
  }
  assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  assert.equal((await team(login)).success, true, 'the right one is looked at again');
  await wrongly(6, () => team(login, 'wrong'));
});

test('trying while one waits makes nobody wait longer', async () => {
  const login = world.own('saral.manager');
  await wrongly(6, () => team(login, 'wrong'));
  await stillWaiting();
  for (let tries = 0; tries < 20; tries++) assert.equal((await team(login, 'x')).status, 429);
  await waited();
  await wrongly(1, () => team(login, 'wrong'));
  assert.deepEqual(await stillWaiting(), [2]);
});

test('an unknown login waits in the same way, so that waiting tells nothing', async () => {
  await wrongly(6, () => team('nobody', 'x'));
  assert.deepEqual(await stillWaiting(), [1]);
  assert.equal((await team('nobody', 'x')).status, 429);
});

test('fifty passwords tried at once are counted one by one', async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) => team(world.own('saral.agent'), `guess ${index}`)),
  );
  const looked = replies.filter(({ code }) => code === 'LOGIN_WRONG').length;
  // Six at once; one more for each wait that a slow machine sits out meanwhile.
  assert.ok(looked >= 6 && looked <= 10, `${looked} looked at`);
  assert.equal(replies.filter(({ status }) => status === 429).length, 50 - looked);
});

test('a stranger’s guesses make the stranger wait, not the person', async () => {
  const login = world.own('saral.manager');
  await wrongly(6, () => teamFrom('198.51.100.7', login, 'wrong'));
  await stillWaiting();
  assert.equal((await teamFrom('198.51.100.7', login)).status, 429);
  assert.equal((await team(login)).success, true);
});

test('wrong passwords for many logins from one address: that address waits, others do not', async () => {
  await counted('address', '198.51.100.8', 19);
  await wrongly(2, (index) => teamFrom('198.51.100.8', `no.one.${index}`, 'x'));
  await stillWaiting();
  assert.equal((await teamFrom('198.51.100.8', 'no.one.99', 'x')).status, 429);
  assert.equal((await teamFrom('198.51.100.9', 'no.one.99', 'x')).code, 'LOGIN_WRONG');
});

test('right passwords are not held against their address', async () => {
  const login = world.own('saral.manager');
  await counted('address', '198.51.100.10', 19);
  await counted('login', `team ${login}`, 29);
  for (let times = 0; times < 3; times++)
    assert.equal((await teamFrom('198.51.100.10', login)).success, true);
  await wrongly(2, (index) => teamFrom('198.51.100.10', `no.one.${index}`, 'x'));
  await wrongly(2, (index) => teamFrom(`198.51.101.${index}`, login, 'x'));
});

test('one login guessed from many addresses: strangers wait, where the person came in before they do not', async () => {
  const login = world.own('saral.manager');
  assert.equal((await team(login)).success, true);
  await counted('login', `team ${login}`, 29);
  await wrongly(2, (index) => teamFrom(`203.0.113.${index}`, login, 'x'));
  await stillWaiting();
  assert.equal((await teamFrom('203.0.113.99', login, 'x')).status, 429);
  assert.equal((await team(login)).success, true);
});

test('many addresses with many logins wait together; who is known does not', async () => {
  const login = world.own('saral.manager');
  assert.equal((await team(login)).success, true);
  await counted('together', '', 1000);
  assert.equal((await teamFrom('203.0.113.201', 'no.one.1', 'x')).code, 'LOGIN_WRONG');
  await stillWaiting();
  assert.equal((await teamFrom('203.0.113.202', 'no.one.2', 'x')).status, 429);
  assert.equal((await team(login)).success, true);
});

test('checking credentials says the role and opens no session', async () => {
  const reply = await anyone.call(calls.checkLogin, {
    body: { userName: world.own('saral.agent'), password },
  });
  assert.deepEqual(reply.ok, { roleId: 5, status: 1 });
  assert.equal(reply.raw.headers['set-cookie'], undefined);
});

test('checking credentials says nothing of who has a second factor, right or wrong', async () => {
  const userName = world.own('saral.agent');
  await world.direct(`
    insert into passkey (id, lender_id, staff_id, credential, public_key, counter, name, synced)
    select gen_random_uuid(), lender_id, id, 'x', 'x', 0, 'Phone', false from staff where user_name = '${userName}'`);
  const check = (with_: string) => anyone.call(calls.checkLogin, { body: { userName, password: with_ } });
  const [right, bad] = [await check(password), await check('wrong')];
  assert.equal(right.raw.body, bad.raw.body);
  assert.equal(right.code, 'LOGIN_WRONG');
  for (let tries = 0; tries < 4; tries++) await check(password);
  await stillWaiting();
  assert.equal((await check(password)).status, 429, 'a right one counts like a wrong one');
  await world.direct(`delete from passkey where name = 'Phone'`);
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
