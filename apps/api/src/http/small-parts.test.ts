import assert from 'node:assert/strict';
import { test } from 'node:test';
import cookies from '@fastify/cookie';
import { ApiError } from '@pramaan/contract/errors.ts';
import Fastify, { type FastifyRequest } from 'fastify';
import { actorKindOf, type CallContext, type Principal, seesMasked, who, whose } from './context.ts';
import {
  clearSessionCookies,
  deviceOfReply,
  sessionCookie,
  setSessionCookies,
  setWrittenCookie,
  writtenCookie,
} from './cookies.ts';
import { credentialOf } from './credentials.ts';
import { deviceOf } from './device.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { databaseWith, now, standingOf } from './http.test-help.ts';
import { sessionReader } from './session-state.ts';
import { hashSecret, tokensOf } from './tokens.ts';

const request = (headers: object) => ({ headers }) as FastifyRequest;
const key = `pk_${'aB3-_'.repeat(9).slice(0, 43)}`;

test('who calls: the token, else the key of Authorization', () => {
  assert.deepEqual(credentialOf(request({ token: 't', authorization: `Bearer ${key}` })), { token: 't' });
  assert.deepEqual(credentialOf(request({ token: '', authorization: `Bearer ${key}` })), { key });
});

for (const headers of [
  {},
  { token: '' },
  { token: ['a', 'b'] },
  { authorization: key },
  { authorization: `bearer ${key}` },
  { authorization: `Bearer ${key}x` },
  { authorization: `Bearer ${key.slice(0, -1)}` },
  { authorization: `x Bearer ${key}` },
  { authorization: `Bearer ${key.replace('pk_', 'sk_')}` },
  { authorization: `Bearer ${key.slice(0, -1)}.` },
])
  test(`nobody calls: ${JSON.stringify(headers)}`, () => {
    assert.throws(() => credentialOf(request(headers)), new ApiError('NOT_LOGGED_IN'));
  });

const agents = {
  'Chrome on Android': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537',
  'Safari on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  'Chrome on iOS': 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/130.0 Mobile/15E148 Safari/604.1',
  'Firefox on iOS': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/132.0 Mobile Safari/605',
  'Edge on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0',
  'Edge on Android': 'Mozilla/5.0 (Linux; Android 10) Chrome/130.0 Mobile Safari/537.36 EdgA/130.0',
  'Opera on macOS': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0 Safari/537.36 OPR/115.0',
  'Chrome on ChromeOS': 'Mozilla/5.0 (X11; CrOS x86_64 14541) Chrome/130.0 Safari/537.36',
  'Chrome on Linux': 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0 Safari/537.36',
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  Firefox: 'Firefox/132.0',
  'A program on Linux': 'curl (Linux)',
  'A program': 'curl/8.5',
};
for (const [words, agent] of Object.entries(agents))
  test(`a device in words: ${words}`, () => assert.equal(deviceOf(agent), words));
test('a device that says nothing of itself is a program', () => {
  assert.deepEqual([deviceOf(undefined), deviceOf('')], ['A program', 'A program']);
});

const principal = (more: Partial<Principal> = {}) =>
  ({ lender: 'l', staff: null, applicant: null, about: null, id: 'x', ...more }) as Principal;
const context = (one: Principal | null) => ({ principal: one }) as CallContext;

test('whose file a call is about, and who calls: asked of a call that says neither, it is our fault', () => {
  assert.deepEqual(whose(context(principal({ about: 'a' }))), { lender: 'l', applicant: 'a' });
  assert.throws(() => whose(context(principal())), /about no applicant/);
  assert.throws(() => who(context(null)), /public call has no principal/);
  assert.equal(who(context(principal())).lender, 'l');
});

test('the audit log tells staff, applicants, programs and links apart', () => {
  const kinds = [null, principal({ staff: 's' }), principal({ applicant: 'a' }), principal()].map(
    actorKindOf,
  );
  assert.deepEqual(kinds, ['link', 'staff', 'applicant', 'key']);
  assert.deepEqual([principal({ applicant: 'a' }), principal({ staff: 's' })].map(seesMasked), [false, true]);
});

async function cookieReply(publicUrl: string) {
  const fastify = Fastify();
  await fastify.register(cookies);
  fastify.get('/set', async (_, reply) => setSessionCookies(reply, publicUrl, 'secret', 'forgery', now));
  fastify.get('/clear', async (_, reply) => clearSessionCookies(reply, publicUrl));
  fastify.get('/read', async (asked) => ({ read: sessionCookie(asked, publicUrl) }));
  return fastify;
}
type Cookie = {
  name: string;
  httpOnly?: boolean;
  secure?: boolean;
  path?: string;
  sameSite?: string;
  expires?: Date;
};
const told = (set: Cookie[]) =>
  set.map(({ name, httpOnly = false, secure = false, path, sameSite }) => [
    name,
    httpOnly,
    secure,
    path,
    sameSite,
  ]);

for (const [publicUrl, name, secure] of [
  ['https://loans.example.in', '__Host-session', true],
  ['http://localhost:3000', 'session', false],
] as const)
  test(`cookies at ${publicUrl}: the session is for no script, its twin for the page’s own`, async () => {
    const fastify = await cookieReply(publicUrl);
    const set = (await fastify.inject('/set')).cookies as Cookie[];
    const expected = [
      [name, true, secure, '/', 'Lax'],
      ['XSRF-TOKEN', false, secure, '/', 'Lax'],
    ];
    assert.deepEqual(told(set), expected);
    assert.deepEqual(
      set.map(({ expires }) => expires),
      [now, now],
    );
    const cleared = (await fastify.inject('/clear')).cookies as Cookie[];
    assert.deepEqual(told(cleared), expected);
    assert.ok(cleared.every(({ expires }) => expires !== undefined && expires.valueOf() === 0));
    const read = async (given: string) =>
      (await fastify.inject({ url: '/read', headers: { cookie: `${given}=secret` } })).json().read;
    assert.deepEqual([await read(name), await read('other')], ['secret', null]);
    const twin = secure ? 'session' : '__Host-session';
    assert.equal(await read(twin), null);
  });

for (const [publicUrl, name, secure] of [
  ['https://loans.example.in', '__Host-device', true],
  ['http://localhost:3000', 'device', false],
] as const)
  test(`a browser at ${publicUrl} is known again by a cookie of its own, which no script reads and nobody makes up`, async () => {
    const fastify = Fastify();
    await fastify.register(cookies);
    fastify.get('/', async (_, reply) => ({ device: deviceOfReply(reply, publicUrl, now) }));
    const ask = async (cookie: string) => {
      const reply = await fastify.inject({ url: '/', headers: { cookie } });
      return { device: reply.json().device as string, set: reply.cookies as Cookie[] };
    };
    const first = await ask('');
    assert.deepEqual(told(first.set), [[name, true, secure, '/', 'Lax']]);
    assert.equal(first.set[0]?.expires?.valueOf(), now.valueOf() + 400 * 86_400_000);
    assert.equal((await ask(`${name}=${first.device}`)).device, first.device);
    for (const madeUp of ['', 'short', 'x'.repeat(100), `${first.device}%0a`])
      assert.notEqual((await ask(`${name}=${madeUp}`)).device, madeUp);
  });

for (const [publicUrl, name, secure] of [
  ['https://loans.example.in', '__Host-written', true],
  ['http://localhost:3000', 'written', false],
] as const)
  test(`how far a browser at ${publicUrl} has written is kept from scripts, and made-up places are none`, async () => {
    const fastify = Fastify();
    await fastify.register(cookies);
    fastify.get('/set', async (_, reply) => setWrittenCookie(reply, publicUrl, '0/3000'));
    fastify.get('/read', async (asked) => ({ read: writtenCookie(asked, publicUrl) }));
    const set = (await fastify.inject('/set')).cookies as Cookie[];
    assert.deepEqual(told(set), [[name, true, secure, '/', 'Lax']]);
    assert.equal(set[0]?.expires, undefined);
    const read = async (cookie: string) =>
      (await fastify.inject({ url: '/read', headers: { cookie } })).json().read;
    assert.equal(await read(`${name}=${encodeURIComponent('0/3000')}`), '0/3000');
    for (const cookie of ['', 'other=0%2F3000', `${name}=`, `${name}=0%2F3000%27--`])
      assert.equal(await read(cookie), null, cookie);
  });

const tokens = tokensOf(Buffer.alloc(32, 1));
const session = '0190f000-0000-7000-8000-000000000001';
const later = (seconds: number) => new Date(now.valueOf() + seconds * 1000);

test('a token names its session until it expires, whether it was read before or not', async () => {
  const token = await tokens.issue(session, 3, later(60));
  assert.equal(await tokens.read(token, later(59)), session);
  assert.equal(await tokens.read(token, later(59)), session);
  assert.equal(await tokens.read(token, later(60)), null);
  assert.equal(await tokensOf(Buffer.alloc(32, 1)).read(token, later(61)), null);
});

test('a token of another key, a changed one, one without a session, and one of no algorithm name nobody', async () => {
  const token = await tokens.issue(session, 3, later(60));
  const [head = '', body = '', seal = ''] = token.split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
  const flipped = `${seal[0] === 'A' ? 'B' : 'A'}${seal.slice(1)}`;
  const nameless = await tokens.issue(undefined as never, 3, later(60));
  for (const given of [`${head}.${body}.${flipped}`, unsigned, 'x', '', nameless])
    assert.equal(await tokens.read(given, now), null);
  assert.equal(await tokensOf(Buffer.alloc(32, 2)).read(token, now), null);
});

test('the anti-forgery token is of one session under one key', () => {
  const right = tokens.forgeryToken(session);
  assert.equal(tokens.isForgeryToken(session, right), true);
  for (const said of ['', `${right}x`, right.slice(1), `x${right.slice(1)}`, tokens.forgeryToken('other')])
    assert.equal(tokens.isForgeryToken(session, said), false);
  assert.equal(tokensOf(Buffer.alloc(32, 2)).isForgeryToken(session, right), false);
});

test('of a secret its SHA-256 is kept', () => {
  assert.equal(
    hashSecret('abc').toString('hex'),
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('session states asked together are answered each by its place; one of another session is never handed out', async () => {
  const other = '0190f000-0000-7000-8000-000000000002';
  const gone = '0190f000-0000-7000-8000-000000000003';
  const roles: Record<string, number> = { [session]: 3, [other]: 4 };
  // Answered last first, and nothing of the one that is gone.
  const answer = ([sessions]: readonly unknown[]) =>
    (sessions as string[])
      .flatMap((one, at) =>
        one === gone ? [] : [standingOf({ asked: at + 1, session: one, role: roles[one] ?? 0 })],
      )
      .reverse();
  const { db, ran } = databaseWith({ 'from authorise(': answer });
  const ask = sessionReader(db);
  const asked = (one: string) => ask({ session: one, cookieHash: hashSecret('x'), applicant: null });
  const found = await Promise.all([session, gone, other, session].map(asked));
  assert.deepEqual(
    found.map((row) => row?.role),
    [3, undefined, 4, 3],
  );
  assert.ok(ran.length < 4, 'those that came together were asked together');
  const wrong = sessionReader(databaseWith({ 'from authorise(': [standingOf({ session: other })] }).db);
  await assert.rejects(
    wrong({ session, cookieHash: hashSecret('x'), applicant: null }),
    /standing of another/,
  );
});

test('ended sessions are counted by those that still held', async () => {
  const { db, ran } = databaseWith({
    'returning expires_at': [{ live: true }, { live: false }, { live: true }],
  });
  assert.equal(await endSessions(db, 'staff'), 2);
  assert.equal(await endSessions(db, 'staff', session), 2);
  await endSession(db, session);
  assert.deepEqual(
    ran.map(({ values }) => values),
    [['staff', null], ['staff', session], [session]],
  );
});
