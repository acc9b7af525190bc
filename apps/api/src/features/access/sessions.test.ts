import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import * as calls from '@pramaan/contract/calls/access.ts';
import { callerWith, type Identity } from '../../../test/caller.ts';
import { password } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';

const minute = 60_000;
const hour = 60 * minute;

let world: World;
before(async () => {
  world = await startWorld();
});
beforeEach(() => world.forgetTries());
after(() => world.close());

const who = (identity: Identity) => callerWith(world.app, identity).call(calls.getSession);
const extend = (identity: Identity) => callerWith(world.app, identity).call(calls.extendSession);

test('a token without its cookie opens nothing: 403', async () => {
  const { identity } = await world.freshly('owner');
  const { session: _, ...without } = identity;
  const reply = await who(without);
  assert.equal(reply.status, 403);
  assert.equal(reply.code, 'SESSION_EXPIRED');
});

test('a cookie without its token opens nothing: 401', async () => {
  const { identity } = await world.freshly('owner');
  const { token: _, ...without } = identity;
  const reply = await who(without);
  assert.equal(reply.status, 401);
  assert.equal(reply.message, 'Please log in to continue.');
});

test('one person’s token with another’s cookie opens nothing', async () => {
  const [owner, admin] = [await world.freshly('owner'), await world.freshly('admin')];
  const mixed = await who({ ...owner.identity, session: admin.identity.session ?? '' });
  assert.equal(mixed.status, 403);
});

test('a call that changes something wants the right XSRF token; reading does not', async () => {
  const { identity } = await world.freshly('owner');
  const other = await world.freshly('owner');
  const { forgery: _, ...without } = identity;
  assert.equal((await who(without)).status, 200);
  for (const forgery of [undefined, '', 'x', `${identity.forgery}x`, other.identity.forgery]) {
    const reply = await extend({ ...without, ...(forgery === undefined ? {} : { forgery }) });
    assert.equal(reply.status, 403, String(forgery));
    assert.equal(reply.code, 'CROSS_SITE');
  }
  assert.equal((await extend(identity)).status, 200);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('forged, altered and foreign tokens are refused', async () => {
  const { identity } = await world.freshly('owner');
  const [head = '', body = '', signature = ''] = (identity.token ?? '').split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const signed = (header: object, payload: object, key: string | Buffer) => {
    const text = `${part(header)}.${part(payload)}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const forged = [
    `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${part({ alg: 'none' })}.${body}.${signature}`,
    `${head}.${part({ ...claims, role: 1, sid: '01900000-0000-7000-8000-000000000000' })}.${signature}`,
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    `${head}.${body}`,
    signed({ alg: 'HS256' }, claims, 'secret'),
    signed({ alg: 'HS256' }, claims, ''),
    signed({ alg: 'HS512' }, claims, world.product.vault.tokenKey),
    signed({ alg: 'HS256' }, { ...claims, iss: 'another' }, world.product.vault.tokenKey),
    signed({ alg: 'HS256' }, { ...claims, exp: 1 }, world.product.vault.tokenKey),
    signed({ alg: 'HS256' }, { ...claims, exp: undefined }, world.product.vault.tokenKey),
    signed({ alg: 'HS256', crit: ['b64'], b64: false }, claims, world.product.vault.tokenKey),
    signed({ alg: 'HS256' }, { ...claims, sid: { a: 1 } }, world.product.vault.tokenKey),
    'null',
    '..',
    'Bearer x',
    'x'.repeat(5000),
  ];
  for (const token of forged) {
    const reply = await who({ ...identity, token });
    assert.equal(reply.status, 403, token.slice(0, 60));
    assert.equal(reply.code, 'SESSION_EXPIRED');
  }
  assert.equal((await who(identity)).status, 200);
});

test('the role that counts is the session’s row, not the token’s', async () => {
  const { identity } = await world.freshly('agent');
  const [, body = ''] = (identity.token ?? '').split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, role: 1 })}`;
  const key = world.product.vault.tokenKey;
  const token = `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  assert.equal((await who({ ...identity, token })).ok.roleId, 5);
});

test('disabling a staff member ends their sessions at once', async () => {
  const { identity } = await world.freshly('verifier');
  assert.equal((await who(identity)).status, 200);
  await world.direct(`update staff set status = 0 where user_name = '${world.own('saral.verifier')}'`);
  assert.equal((await who(identity)).status, 403);
  await world.direct(`update staff set status = 1 where user_name = '${world.own('saral.verifier')}'`);
});

test('logging out ends the session, clears the cookies and the browser’s storage', async () => {
  const caller = await world.freshly('owner');
  const other = await world.freshly('owner');
  const reply = await caller.call(calls.logOut);
  assert.equal(reply.success, true);
  assert.equal(reply.raw.headers['clear-site-data'], '"storage"');
  for (const name of ['session', 'XSRF-TOKEN'])
    assert.equal(reply.raw.cookies.find((one) => one.name === name)?.value, '');
  assert.equal((await caller.call(calls.getSession)).status, 403);
  assert.equal((await caller.call(calls.logOut)).status, 403);
  assert.equal((await other.call(calls.getSession)).status, 200);
});

test('every login opens a session of its own: no id, token or cookie comes twice', async () => {
  const identities = await Promise.all(Array.from({ length: 4 }, () => world.freshly('owner')));
  for (const name of ['token', 'session', 'forgery'] as const)
    assert.equal(new Set(identities.map(({ identity }) => identity[name])).size, 4, name);
});

test('a login ends the session that the browser had, whoever’s it was; a made-up cookie ends nothing', async () => {
  const [before, other] = [await world.freshly('owner'), await world.freshly('owner')];
  const id = JSON.parse(Buffer.from(before.identity.token?.split('.')[1] ?? '', 'base64url').toString()).sid;
  const login = (session: string) =>
    callerWith(world.app, { session }).call(calls.logInLender, {
      body: { mobileNo: world.staff.owner.mobileNo, password },
    });
  assert.equal((await login(`${id}.${'x'.repeat(43)}`)).success, true);
  assert.equal((await who(before.identity)).status, 200);
  assert.equal((await login(before.identity.session ?? '')).success, true);
  assert.equal((await who(before.identity)).status, 403);
  assert.equal((await who(other.identity)).status, 200);
});

/** Runs `work`, then sets the clock back. */
async function laterBy(total: number[], work: (index: number) => Promise<void>): Promise<void> {
  for (const [index, step] of total.entries()) {
    world.shift(step);
    await work(index);
  }
  world.shift(-total.reduce((sum, step) => sum + step, 0));
}

test('a session that is idle for half an hour has ended; one that is used has not', async () => {
  const [idle, used] = [await world.freshly('owner'), await world.freshly('owner')];
  await laterBy([20 * minute, 9 * minute, 2 * minute], async (step) => {
    assert.equal((await used.call(calls.getSession)).status, 200, `step ${step}`);
  });
  world.shift(31 * minute);
  assert.equal((await idle.call(calls.getSession)).status, 403);
  world.shift(-31 * minute);
});

for (const [person, life] of [
  ['owner', 8 * hour],
  ['asha', 2 * hour],
] as const)
  test(`a session of ${person} ends ${life / hour} hours after login, however busy; staying logged in does not move that`, async () => {
    const caller = await world.freshly(person);
    const steps = Array.from({ length: life / (20 * minute) - 1 }, () => 20 * minute);
    await laterBy([...steps, 19 * minute, 2 * minute], async (step) => {
      const reply = await caller.call(calls.extendSession);
      const over = step === steps.length + 1;
      assert.equal(reply.status, over ? 403 : 200, `step ${step}`);
    });
  });

test('who is logged in is told with the end of the session', async () => {
  const caller = await world.freshly('asha');
  const { name, lender, roleId, expiresAt } = (await caller.call(calls.getSession)).ok;
  assert.deepEqual({ name, lender, roleId }, { name: 'Asha Sample', lender: 'Saral Finance', roleId: 11 });
  assert.ok(Math.abs(Date.parse(expiresAt) - Date.now() - 2 * hour) < minute);
});
