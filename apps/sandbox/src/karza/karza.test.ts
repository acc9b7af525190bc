import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { buildSandbox } from '../app.ts';

const slowMs = 60;
const app = await buildSandbox({ latencyMs: 0, slowMs });
after(() => app.close());
beforeEach(() => app.inject({ method: 'DELETE', url: '/karza/usage' }));

const headers = { 'x-karza-key': 'any' };
const nrega = (digit: number | string, more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v2/nrega',
    headers: { ...headers, ...more },
    payload: { consent: 'Y', jobcardid: `KN-01-002-003-004/${digit}` },
  });
const post = (payload: unknown, more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/v2/nrega',
    headers: { ...headers, ...more },
    payload: payload as object,
  });
const billed = async () => (await app.inject('/karza/usage')).json();

/** Transcribed from standards §9.1, not from the code. */
const nregaKeys = [
  'familyId',
  'familyId1',
  'jobcardno',
  'address',
  'block',
  'bplFamily',
  'bplFamilyId',
  'photoImageUrl',
  'nameOfHead',
  'nameOfFatherOrHusband',
  'category',
  'dateOfRegistration',
  'village',
  'panchayat',
  'district',
  'voterId',
  'applicantDetail',
  'incomeDetail',
];

test('NREGA answers with the names of Karza’s own document', async () => {
  const { result } = (await nrega(55)).json();
  assert.deepEqual(Object.keys(result).sort(), nregaKeys.sort());
  assert.deepEqual(Object.keys(result.incomeDetail[0]), ['Income for 2023-2024']);
});

test('whose number it is decides whose record it is; a number that nobody has is not found', async () => {
  assert.equal((await nrega(51)).json().result.nameOfHead, 'RAVI KUMAR DEMO');
  assert.equal((await nrega(4321)).json()['status-code'], '103');
});

test('last digit 6: another name', async () => {
  assert.equal((await nrega(56)).json().result.nameOfHead, 'SOMEONE ELSE');
});
test('last digit 7: not found, code 103, HTTP 200, and billed', async () => {
  const answer = await nrega(57);
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json()['status-code'], '103');
  assert.deepEqual((await billed()).billed, { '/v2/nrega': 1 });
});
test('last digit 8: source down, HTTP 503, and not billed', async () => {
  assert.equal((await nrega(58)).statusCode, 503);
  assert.deepEqual(await billed(), { total: 0, billed: {}, received: { '/v2/nrega': 1 } });
});
test('last digit 9: success after a pause', async () => {
  const start = performance.now();
  assert.equal((await nrega(59)).json()['status-code'], '101');
  assert.ok(performance.now() - start >= slowMs - 2);
});

test('no key is 401, a key without credits 402', async () => {
  assert.equal((await app.inject({ method: 'POST', url: '/v2/nrega', payload: {} })).statusCode, 401);
  assert.equal((await nrega(51, { 'x-karza-key': 'no-credits' })).statusCode, 402);
  assert.equal((await billed()).total, 0);
});

test('a number of the wrong shape is code 102, not billed', async () => {
  const answer = await post({ consent: 'Y', jobcardid: '!' });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json()['status-code'], '102');
  assert.equal((await billed()).total, 0);
});

test('garbage is refused with 4xx and never breaks the sandbox', async () => {
  const json = { 'content-type': 'application/json' };
  const bodies: unknown[] = ['', '{', '[]', 'null', '"text"', '7', '{"__proto__":{"consent":"Y"}}'];
  for (const body of bodies) {
    const { statusCode } = await post(body, json);
    assert.ok(statusCode >= 400 && statusCode < 500, `${body}: ${statusCode}`);
  }
  for (const jobcardid of [null, {}, [], true, { toString: 'x' }])
    assert.equal((await post({ consent: 'Y', jobcardid })).statusCode, 400);
  assert.equal((await post('a=b', { 'content-type': 'text/plain' })).statusCode, 400);
  assert.equal((await post('<a/>', { 'content-type': 'application/xml' })).statusCode, 415);
  assert.equal((await post('x', { 'content-type': 'multipart/form-data; boundary=y' })).statusCode, 415);
  assert.equal((await post(`{"x":"${'y'.repeat(1_100_000)}"}`, json)).statusCode, 413);
  assert.equal((await nrega(51)).statusCode, 200);
});

test('the same request id gets the same answer and is billed once, even while the first is under way', async () => {
  const id = { 'x-request-id': 'once' };
  const [first, second] = await Promise.all([nrega(59, id), nrega(59, id)]);
  const third = await nrega(59, id);
  assert.equal(first.body, second.body);
  assert.equal(first.body, third.body);
  assert.notEqual((await nrega(51, { 'idempotency-key': 'other' })).body, first.body);
  assert.deepEqual(await billed(), {
    total: 2,
    billed: { '/v2/nrega': 2 },
    received: { '/v2/nrega': 4 },
  });
});

test('a request id whose answer had no effect is free again', async () => {
  const id = { 'x-request-id': 'down' };
  assert.equal((await nrega(58, id)).statusCode, 503);
  assert.equal((await nrega(51, id)).statusCode, 200);
});
