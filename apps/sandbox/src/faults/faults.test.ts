import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { buildSandbox } from '../app.ts';
import { goodSms } from '../messages/sample-sms.ts';

const holdMs = 80;
const slowMs = 60;
const app = await buildSandbox({ latencyMs: 0, slowMs, holdMs });
// A connection that breaks cannot be seen through `inject`.
const base = await app.listen({ port: 0, host: '127.0.0.1' });
after(() => app.close());
beforeEach(() =>
  Promise.all(
    ['/faults', '/karza/usage', '/inbox/messages'].map((url) => app.inject({ method: 'DELETE', url })),
  ),
);

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-karza-key': 'k', ...headers },
    body: JSON.stringify(body),
  });
const order = (kind: string, times = 1, path = '/v2/nrega') => post('/faults', { path, kind, times });
const nrega = (headers = {}) =>
  post('/v2/nrega', { consent: 'Y', jobcardid: 'KN-01-002-003-004/55' }, headers);
const billed = async () => (await (await fetch(`${base}/karza/usage`)).json()).total;

for (const status of [500, 503])
  test(`${status}, as many times as ordered, and then success`, async () => {
    assert.equal((await order(String(status), 2)).status, 201);
    assert.equal((await nrega()).status, status);
    assert.deepEqual(await (await fetch(`${base}/faults`)).json(), [
      { path: '/v2/nrega', kind: String(status), times: 1 },
    ]);
    assert.equal((await nrega()).status, status);
    assert.equal((await nrega()).status, 200);
    assert.equal(await billed(), 1);
  });

test('malformed: HTTP 200 with JSON that ends in the middle', async () => {
  await order('malformed');
  const answer = await nrega();
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /json/);
  await assert.rejects(answer.json());
});

test('cut-off: a right answer that promises its length and breaks off in the middle', async () => {
  await order('cut-off');
  const answer = await nrega();
  assert.equal(answer.status, 200);
  assert.ok(Number(answer.headers.get('content-length')) > 100);
  await assert.rejects(answer.text());
  assert.equal((await nrega()).status, 200);
});

for (const [kind, text] of [
  ['invalid-input', 'Invalid Input'],
  ['max-retries', 'Max retries exceeded'],
] as const)
  test(`${kind}: HTTP 200 with the literal body`, async () => {
    await order(kind);
    const answer = await nrega();
    assert.equal(answer.status, 200);
    assert.equal(await answer.text(), text);
  });

test('slow: the right answer, late', async () => {
  await order('slow');
  const start = performance.now();
  assert.equal((await nrega()).status, 200);
  assert.ok(performance.now() - start >= slowMs - 2);
});

test('timeout: no answer, and no effect', async () => {
  await order('timeout');
  const start = performance.now();
  await assert.rejects(nrega());
  assert.ok(performance.now() - start >= holdMs - 2);
  assert.equal(await billed(), 0);
});

test('reset: the connection breaks, and no effect', async () => {
  await order('reset');
  await assert.rejects(nrega());
  assert.equal(await billed(), 0);
});

test('reset-after-effect: billed, but the answer is lost; the same request id gets it without being billed again', async () => {
  await order('reset-after-effect');
  const id = { 'x-request-id': 'lost' };
  await assert.rejects(nrega(id));
  assert.equal(await billed(), 1);
  assert.equal((await nrega(id)).status, 200);
  assert.equal(await billed(), 1);
});

test('faults strike the SMS gateway and the translation too; a lost answer of an SMS is an SMS sent', async () => {
  const inbox = async () => (await (await fetch(`${base}/inbox/messages`)).json()).length;
  const sms = () => fetch(`${base}/GatewayAPI/rest`, { method: 'POST', body: new URLSearchParams(goodSms) });
  await order('reset', 1, '/GatewayAPI/rest');
  await order('reset-after-effect', 1, '/GatewayAPI/rest');
  await assert.rejects(sms());
  assert.equal(await inbox(), 0);
  await assert.rejects(sms());
  assert.equal(await inbox(), 1);
  const translate = () =>
    post('/language/translate/v2', { q: 'नाम', target: 'en' }, { 'x-goog-api-key': 'k' });
  await order('503', 1, '/language/translate/v2');
  assert.equal((await translate()).status, 503);
  assert.equal((await translate()).status, 200);
});

test('a star strikes every service, and never the sandbox’s own pages', async () => {
  await order('503', 1, '*');
  assert.equal((await fetch(`${base}/inbox`)).status, 200);
  assert.equal((await nrega()).status, 503);
});

test('taking faults back', async () => {
  await order('503', 5);
  assert.equal((await fetch(`${base}/faults`, { method: 'DELETE' })).status, 204);
  assert.deepEqual(await (await fetch(`${base}/faults`)).json(), []);
  assert.equal((await nrega()).status, 200);
});

test('an order that could never strike is refused', async () => {
  for (const body of [
    { path: '/v2/nothing', kind: '503' },
    { path: '/v2/nrega', kind: 'sulk' },
    { path: '/v2/nrega', kind: '503', times: 0 },
    { path: '/v2/nrega', kind: '503', times: 1.5 },
    { path: '/v2/nrega', kind: '503', more: 1 },
    { kind: '503' },
    [],
  ])
    assert.equal((await post('/faults', body)).status, 400, JSON.stringify(body));
  assert.deepEqual(await (await fetch(`${base}/faults`)).json(), []);
});

test('how long answers take is changed while it runs, and what is no time is refused', async () => {
  const put = (body: object) => app.inject({ method: 'PUT', url: '/timing', payload: body });
  assert.deepEqual((await put({ slowMs: 1 })).json(), { latencyMs: 0, slowMs: 1, holdMs });
  assert.deepEqual((await put({ slowMs })).json(), { latencyMs: 0, slowMs, holdMs });
  for (const wrong of [{ slowMs: -1 }, { slowMs: '1' }, { speed: 1 }])
    assert.equal((await put(wrong)).statusCode, 400);
});
