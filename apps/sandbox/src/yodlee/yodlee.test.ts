import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildSandbox } from '../app.ts';
import { providers } from './providers.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pramaan-sandbox-yodlee-'));
const app = await buildSandbox({ latencyMs: 0, slowMs: 40, dataDir });
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const base = '/ysl/any/v1';
type Headers = Record<string, string>;
const get = (path: string, headers: Headers = {}) => app.inject({ method: 'GET', url: base + path, headers });
const post = (path: string, payload: object | string, headers: Headers = {}) =>
  app.inject({ method: 'POST', url: base + path, payload, headers });
const form = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const cobrand = { cobrand: { cobrandLogin: 'a', cobrandPassword: 'b', locale: 'en_US' } };
const cobSession: string = (await post('/cobrand/login', cobrand)).json().session.cobSession;
const outer = { authorization: `cobSession=${cobSession}` };
let users = 0;
async function entered(): Promise<{ headers: Headers; userSession: string }> {
  const user = { loginName: `user${++users}`, password: 'Aa1!long-enough', email: 'a@example.in' };
  const { userSession } = (await post('/user/register', { user }, outer)).json().user.session;
  return { headers: { authorization: `{cobSession=${cobSession},userSession=${userSession}}` }, userSession };
}

test('44 banks with ids of their own', () => {
  assert.equal(providers.length, 44);
  assert.equal(new Set(providers.map(({ id }) => id)).size, 44);
  assert.equal(new Set(providers.map(({ bankId }) => bankId)).size, 44);
});

test('every refusal is a Y-code with its sentence, a reference and HTTP status', async () => {
  const { headers } = await entered();
  const registered = { user: { loginName: 'user1', password: 'Aa1!long-enough', email: 'a@example.in' } };
  for (const [answer, status, code] of [
    [await get('/accounts'), 401, 'Y007'],
    [await get('/accounts', { authorization: 'userSession=x' }), 401, 'Y009'],
    [await get('/accounts', { authorization: 'cobSession=x,userSession=y' }), 401, 'Y008'],
    [await get('/accounts', { authorization: `cobSession=${cobSession},userSession=y` }), 401, 'Y008'],
    [await get('/accounts', outer), 401, 'Y009'],
    [await post('/cobrand/login', {}), 400, 'Y811'],
    [await post('/cobrand/login', { cobrand: {} }), 401, 'Y001'],
    [await post('/cobrand/login', { cobrand: { cobrandLogin: 'a', cobrandPassword: 'wrong' } }), 401, 'Y002'],
    [await post('/user/login', { user: { loginName: 'nobody', password: 'x' } }, outer), 401, 'Y002'],
    [await post('/user/register', registered, outer), 400, 'Y400'],
    [
      await post(
        '/user/register',
        { user: { ...registered.user, loginName: 'x9y', password: 'short' } },
        outer,
      ),
      400,
      'Y800',
    ],
    [await post('/user/register', { user: { loginName: 'x9y' } }, outer), 400, 'Y811'],
    [await get('/user/accessTokens?appIds=1', headers), 400, 'Y800'],
    [await get('/providers?top=501', headers), 400, 'Y804'],
    [await get('/providers?top=0', headers), 400, 'Y804'],
    [await get('/providers?skip=x', headers), 400, 'Y800'],
    [await get('/providers/1', headers), 404, 'Y807'],
    [await get('/providerAccounts/1', headers), 404, 'Y807'],
    [await get('/documents/1', headers), 404, 'Y807'],
    [await get('/transactions?accountId=1', headers), 400, 'Y800'],
    [await get('/transactions?fromDate=2026-02-30x', headers), 400, 'Y800'],
    [await get('/transactions?fromDate=2026-02-02&toDate=2026-01-01', headers), 400, 'Y800'],
    [
      await app.inject({
        method: 'POST',
        url: `${base}/cobrand/login`,
        headers: { 'content-type': 'application/json' },
        payload: '{',
      }),
      400,
      'Y800',
    ],
    [await post('/cobrand/login', '3', { 'content-type': 'application/json' }), 400, 'Y811'],
  ] as const) {
    const { errorCode, errorMessage, referenceCode } = answer.json();
    assert.deepEqual([answer.statusCode, errorCode], [status, code], answer.body);
    assert.ok(errorMessage && referenceCode && answer.headers['yodlee-ref-id']);
  }
});

test('older clients send forms with JSON in them', async () => {
  const answer = await form(`${base}/cobrand/login`, { cobrandParam: JSON.stringify(cobrand) });
  assert.equal(answer.statusCode, 200);
  assert.ok(answer.json().session.cobSession);
  assert.equal((await form(`${base}/cobrand/login`, { cobrandParam: '{' })).json().errorCode, 'Y800');
});

async function launched(extra: string, more: Record<string, string> = {}) {
  const { headers, userSession } = await entered();
  const token: string = (await get('/user/accessTokens?appIds=10003600', headers)).json().user.accessTokens[0]
    .value;
  const fields = {
    app: '10003600',
    rsession: userSession,
    token,
    redirectReq: 'true',
    extraParams: extra,
    ...more,
  };
  return form('/authenticate/restserver/', fields);
}
const callback = 'callback=http%3A%2F%2Flocalhost%3A3000%2Fback';

test('a form that lacks something opens a page that says what', async () => {
  for (const [extra, more, says] of [
    ['', {}, /no return address/],
    ['callback=javascript:alert(1)', {}, /no return address/],
    [callback, { redirectReq: 'false' }, /redirectReq=true/],
    [callback, { app: '1' }, /app=10003600/],
    [callback, { token: 'x' }, /session or its token/],
    [callback, { rsession: 'x' }, /session or its token/],
    [`${callback}&dataset={}`, {}, /dataset/],
  ] as const) {
    const answer = await launched(extra, more);
    assert.equal(answer.statusCode, 400);
    assert.match(answer.body, says);
  }
  assert.equal((await app.inject({ method: 'POST', url: '/authenticate/restserver/' })).statusCode, 400);
});

test('the page escapes what it is given, keeps its order, and may lead to the callback alone', async () => {
  const opened = await launched(`${callback}&keyword=%22%3E%3Cscript%3E`);
  assert.equal(opened.statusCode, 303);
  const page = opened.headers.location ?? '';
  const first = await app.inject(page);
  assert.ok(!first.body.includes('"><script>'));
  assert.match(
    String(first.headers['content-security-policy']),
    /form-action 'self' http:\/\/localhost:3000;/,
  );
  // Steps out of order change nothing.
  for (const step of ['login', 'code', 'accounts', 'finish'])
    await form(`${page}/${step}`, { account0: '1' });
  assert.match((await app.inject(page)).body, /Choose your bank/);
  await form(`${page}/bank`, { provider: '1' });
  assert.match((await app.inject(page)).body, /role="alert".*list/);
  const [coded] = providers.filter(({ code }) => code);
  await form(`${page}/bank`, { provider: String(coded?.id) });
  await form(`${page}/accounts`, { account0: '1' });
  await form(`${page}/login`, { user: 'asha', password: 'demo@1234' });
  await form(`${page}/accounts`, { account0: '1' });
  assert.match((await app.inject(page)).body, /one-time code/);
  await form(`${page}/code`, { code: '000000' });
  assert.match((await app.inject(page)).body, /role="alert".*code is wrong/);
  await form(`${page}/code`, { code: '123456' });
  await form(`${page}/accounts`, {});
  assert.match((await app.inject(page)).body, /role="alert".*at least one/);
  await form(`${page}/accounts`, { account1: '1' });
  assert.match((await app.inject(page)).body, /Fetching/);
  assert.deepEqual((await app.inject(`${page}/state`)).json(), { done: true });
  const back = await app.inject(`${page}/finish`);
  assert.match(String(back.headers.location), /^http:\/\/localhost:3000\/back\?JSONcallBackStatus=%5B%7B/);
  assert.equal((await app.inject(page)).statusCode, 400);
});
