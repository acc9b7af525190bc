import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { buildSandbox } from '../app.ts';
import { sessionKey } from './fip/encrypt.ts';
import { signDetached, verifyDetached } from './jws.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pramaan-sandbox-aa-'));
const app = await buildSandbox({ latencyMs: 0, slowMs: 40, dataDir });
after(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = { privateKey, kid: 'k', jwk: publicKey.export({ format: 'jwk' }) };
const member = { apiKey: 'key', jwk: own.jwk, callback: null };
await app.inject({ method: 'PUT', url: '/aa/registry/FIU-1', payload: member });

const envelope = () => ({ ver: '2.0.0', timestamp: new Date().toISOString(), txnid: randomUUID() });
const range = { from: '2026-01-01T00:00:00.000Z', to: '2026-06-30T00:00:00.000Z' };
const detail = {
  consentStart: new Date().toISOString(),
  consentExpiry: '2030-01-01T00:00:00.000Z',
  consentMode: 'STORE',
  fetchType: 'PERIODIC',
  consentTypes: ['PROFILE', 'SUMMARY', 'TRANSACTIONS'],
  fiTypes: ['DEPOSIT'],
  DataConsumer: { id: 'FIU-1', type: 'FIU' },
  Customer: { id: '9000000011@sandbox-aa' },
  Purpose: { code: '101', refUri: 'x', text: 'Test', Category: { type: 'x' } },
  FIDataRange: range,
  DataLife: { unit: 'MONTH', value: 1 },
  Frequency: { unit: 'MONTH', value: 1 },
};

function send(path: string, message: object | string, headers: Record<string, string> = {}) {
  const payload = typeof message === 'string' ? message : JSON.stringify(message);
  const signed = { client_api_key: 'key', 'x-jws-signature': signDetached(payload, own) };
  const all = { 'content-type': 'application/json', ...signed, ...headers };
  return app.inject({ method: 'POST', url: `/aa${path}`, payload, headers: all });
}

test('the published vector: the session key of RFC 7748’s keys and those nonces (standards §7.1)', () => {
  const url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
  const d = '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a';
  const x = '8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a';
  const peer = 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f';
  const ours = createPrivateKey({ key: { kty: 'OKP', crv: 'X25519', d: url(d), x: url(x) }, format: 'jwk' });
  const theirs = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: url(peer) }, format: 'jwk' });
  const nonces = [
    '2OZz6xYAnS6a83WcOZFLQH/0YVcl1vWE+zespfGAWFo=',
    'WY9hFnr4WLFd9mVvItMIdBjFygVDpPpoi/BZ3Z3lBfY=',
  ];
  const [a, b] = nonces.map((nonce) => Buffer.from(nonce, 'base64'));
  assert.ok(a && b);
  const { key } = sessionKey({ privateKey: ours, nonce: a }, { publicKey: theirs, nonce: b });
  assert.equal(key.toString('hex'), '3b434ed3f93ce5ef1115a89955a50c0fa3ef09f449a842fed3bf81c2939f4261');
});

test('what a client does wrong is told in ReBIT’s codes, signed', async () => {
  const ask = (more: object) => ({ ...envelope(), ConsentDetail: { ...detail, ...more } });
  const used = ask({});
  assert.equal((await send('/Consent', used)).statusCode, 200);
  const jwks = (await app.inject('/aa/jwks.json')).json();
  for (const [answer, status, code] of [
    [await send('/Consent', ask({}), { client_api_key: 'other' }), 401, 'Unauthorized'],
    [await send('/Consent', ask({}), { 'x-jws-signature': 'a..b' }), 400, 'SignatureDoesNotMatch'],
    [await send('/Consent', '[]'), 400, 'InvalidRequest'],
    [await send('/Consent', '{'), 400, 'InvalidRequest'],
    [await send('/Consent', { ...ask({}), ver: '1.1.2' }), 404, 'NoSuchVersion'],
    [await send('/Consent', { ...ask({}), timestamp: '2020-01-01T00:00:00Z' }), 400, 'InvalidRequest'],
    [await send('/Consent', { ...ask({}), txnid: '1' }), 400, 'InvalidRequest'],
    [await send('/Consent', used), 409, 'IdempotencyError'],
    [await send('/Consent', ask({ Customer: { id: 'nobody' } })), 400, 'InvalidCustomerAddress'],
    [await send('/Consent', ask({ Purpose: { code: '999' } })), 400, 'InvalidConsentPurpose'],
    [await send('/Consent', ask({ consentMode: 'KEEP' })), 400, 'InvalidRequest'],
    [await send('/Consent', ask({ consentTypes: [] })), 400, 'InvalidRequest'],
    [await send('/Consent', ask({ FIDataRange: { from: range.to, to: range.from } })), 400, 'InvalidRequest'],
    [await send('/Consent', ask({ DataConsumer: { id: 'FIU-2', type: 'FIU' } })), 400, 'InvalidRequest'],
    [await send('/Consent/handle', { ...envelope(), ConsentHandle: 'x' }), 400, 'InvalidConsentHandle'],
    [await send('/Consent/fetch', { ...envelope(), consentId: 'x' }), 400, 'InvalidConsentId'],
    [await send('/FI/fetch', { ...envelope(), sessionId: 'x' }), 400, 'InvalidSessionId'],
    [
      await send('/FI/request', { ...envelope(), Consent: { id: 'x', digitalSignature: 'y' } }),
      400,
      'InvalidConsentId',
    ],
  ] as const) {
    const body = answer.json();
    assert.deepEqual([answer.statusCode, body.errorCode], [status, code], answer.body);
    assert.ok(body.errorMsg && body.ver === '2.0.0' && body.timestamp);
    const signature = String(answer.headers['x-jws-signature']);
    assert.ok(verifyDetached(signature, answer.body, jwks.keys[0]), code);
    assert.ok(!verifyDetached(signature, `${answer.body} `, jwks.keys[0]));
  }
});

const form = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('the app: the code first, then the terms in plain words; nothing is shared without both', async () => {
  const answer = await send('/Consent', { ...envelope(), ConsentDetail: detail });
  const page = `/aa-app/${answer.json().ConsentHandle}`;
  const shown = async () => (await app.inject(page)).body;
  assert.match(await shown(), /code that we sent to the mobile/);
  await form(`${page}/approve`, {});
  await form(`${page}/code`, { code: '1' });
  assert.match(await shown(), /role="alert".*This code is wrong/);
  await form(`${page}/code`, { code: '123456' });
  const terms = await shown();
  for (const words of [
    '1 Jan 2026 to 30 Jun 2026',
    '<dt><strong>Stored for</strong></dt><dd>1 month.',
    'transactions.',
    'Up to 1 time in each month',
  ])
    assert.ok(terms.includes(words), words);
  await form(`${page}/approve`, {});
  assert.match(await shown(), /role="alert".*at least one/);
  const box = /type="checkbox" name="([^"]+)"/.exec(terms)?.[1] ?? '';
  await form(`${page}/approve`, { [box]: '1', fate: 'success' });
  assert.match(await shown(), /Sharing is active/);
  await form(`${page}/pause`, {});
  assert.match(await shown(), /paused/);
  await form(`${page}/resume`, {});
  await form(`${page}/revoke`, {});
  await form(`${page}/resume`, {});
  assert.match(await shown(), /Consent revoked/);
  assert.equal((await app.inject('/aa-app/nothing')).statusCode, 404);
  assert.equal((await app.inject('/aa-app?ecreq=x&reqdate=1')).statusCode, 404);
});

test('Setu’s dialect: what is wrong is told in its form', async () => {
  const headers = { authorization: 'Bearer t', 'x-product-instance-id': 'key' };
  const call = (method: 'GET' | 'POST', path: string, payload?: object, more: object = headers) =>
    app.inject({ method, url: `/setu/v2${path}`, headers: { ...more }, ...(payload ? { payload } : {}) });
  const good = { vua: '9000000011', dataRange: range, consentDuration: { unit: 'MONTH', value: '4' } };
  const { id } = (await call('POST', '/consents', good)).json();
  for (const [answer, status] of [
    [await call('POST', '/consents', good, {}), 401],
    [await call('POST', '/consents', good, { ...headers, 'x-product-instance-id': 'x' }), 404],
    [await call('POST', '/consents', { ...good, vua: '1' }), 400],
    [await call('POST', '/consents', { ...good, dataRange: {} }), 400],
    [await call('POST', '/consents', { ...good, consentDuration: { unit: 'WEEK', value: 1 } }), 400],
    [await call('POST', '/consents', { ...good, purpose: { code: '1' } }), 400],
    [await call('POST', '/consents', []), 400],
    [await call('GET', '/consents/x'), 404],
    [await call('POST', `/consents/${id}/revoke`), 400],
    [await call('POST', '/sessions', { consentId: id, dataRange: range }), 400],
    [await call('POST', '/sessions', {}), 404],
    [await call('GET', '/sessions/x'), 404],
  ] as const) {
    assert.equal(answer.statusCode, status, answer.body);
    const { errorCode, errorMsg, traceId } = answer.json();
    assert.ok(errorCode && errorMsg && traceId);
  }
  const shortly = (await call('GET', `/consents/${id}`)).json();
  assert.deepEqual(Object.keys(shortly.detail).sort(), ['consentExpiry', 'consentStart', 'vua']);
  assert.equal(shortly.status, 'PENDING');
});
