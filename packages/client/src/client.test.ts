import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApplicants } from '@pramaan/contract/calls/applicant-list.ts';
import { getDraft, putDraft } from '@pramaan/contract/calls/applicants.ts';
import { pauseBefore, usualPatience } from './again.ts';
import { pramaan } from './client.ts';
import { Trouble } from './trouble.ts';

const id = '01920f0c-4000-7000-8000-000000000000';
const saved = { success: true, message: '', result: { version: 1, savedAt: '', draft: {} } };
const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const starting = () => json({ success: false, message: 'Starting.', code: 'STARTING' }, 503);

/** A client whose tries are answered in turn; an Error breaks the connection. */
function answered(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const client = pramaan({
    url: 'https://loans.example.in/',
    key: 'pk_example',
    patience: { firstPauseMs: 1, longestPauseMs: 20 },
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      const next = answers.shift();
      if (!next) assert.fail('It was asked too often.');
      if (next instanceof Error) throw next;
      return next;
    },
  });
  return { client, asked };
}
const draft = { params: { id } };
const write = { ...draft, body: { version: 0, draft: {} } };
const gone = () => new TypeError('fetch failed');
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Trouble ? error.code : String(error)),
  );

test('reading is tried again when nothing came or the product failed, and no oftener than told', async () => {
  const { client, asked } = answered(gone(), json({}, 502), starting(), json(saved));
  assert.equal((await client.call(getDraft, draft)).result.version, 1);
  assert.equal(asked.length, 4);
  const never = answered(gone(), gone(), gone(), gone());
  assert.equal(await codeOf(never.client.call(getDraft, draft)), 'NO_ANSWER');
  assert.equal(never.asked.length, 4);
});

test('a write is sent again only when it was surely not done, or does no harm twice', async () => {
  const unclear = answered(gone());
  assert.equal(await codeOf(unclear.client.call(putDraft, write)), 'NO_ANSWER');
  assert.equal(unclear.asked.length, 1);
  const untouched = answered(starting(), json(saved));
  assert.equal((await untouched.client.call(putDraft, write)).success, true);
  const harmless = answered(gone(), json(saved));
  await harmless.client.call(putDraft, write, { harmlessTwice: true });
  assert.equal(harmless.asked.length, 2);
});

test('a refusal is not asked for again, and says what the product said', async () => {
  const fields = [{ path: 'query.q', message: 'Too long.' }];
  const body = { success: false, message: 'Not right.', code: 'BAD_REQUEST', fields };
  const { client, asked } = answered(json(body, 400, { 'x-request-id': 'r1' }));
  const trouble = await client.call(listApplicants).catch((error: Trouble) => error);
  assert.ok(trouble instanceof Trouble);
  assert.deepEqual(
    [trouble.code, trouble.message, trouble.status, trouble.fields, trouble.requestId],
    ['BAD_REQUEST', 'Not right.', 400, fields, 'r1'],
  );
  assert.equal(asked.length, 1);
  // What the specification words as an answer is HTTP 200; a long wait is the caller's to decide on.
  const no = answered(json({ success: false, message: 'No Data Found', code: 'NO_DATA_FOUND' }));
  assert.equal(await codeOf(no.client.call(getDraft, draft)), 'NO_DATA_FOUND');
  const many = answered(
    json({ success: false, message: '', code: 'TOO_MANY' }, 429, { 'retry-after': '60' }),
  );
  assert.equal(await codeOf(many.client.call(getDraft, draft)), 'TOO_MANY');
});

test('the key goes to the address that was named and nowhere else', async () => {
  const { client, asked } = answered(json(saved));
  await client.call(getDraft, draft);
  const [one] = asked;
  assert.equal(one?.url, `https://loans.example.in/api/applicants/${id}/draft`);
  assert.equal(new Headers(one?.init.headers).get('authorization'), 'Bearer pk_example');
  assert.equal(one?.init.redirect, 'error');
  assert.throws(() => pramaan({ url: 'http://loans.example.in', key: 'x' }), /must begin with https/);
  pramaan({ url: 'http://localhost:3000', key: 'x' });
});

test('what is not what the contract says is not handed on; what is late is given up', async () => {
  const strange = answered(json({ success: true, message: '', result: { version: 'one' } }));
  assert.equal(await codeOf(strange.client.call(getDraft, draft)), 'UNREADABLE');
  const page = answered(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
  assert.equal(await codeOf(page.client.call(getDraft, draft)), 'UNREADABLE');
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const slow = pramaan({
    url: 'https://a.example',
    key: 'x',
    timeoutMs: 10,
    patience: { retries: 0 },
    fetch: never,
  });
  // The timer of a timeout does not keep a process alive by itself.
  const awake = setTimeout(() => undefined, 5_000);
  assert.equal(await codeOf(slow.call(getDraft, draft)), 'TIMEOUT');
  const stopped = new AbortController();
  const asking = slow.call(getDraft, draft, { signal: stopped.signal, timeoutMs: 5_000 });
  stopped.abort(new Error('enough'));
  assert.equal(await codeOf(asking), 'Error: enough');
  clearTimeout(awake);
});

test('each pause is about twice the one before, within its bound', () => {
  const trouble = new Trouble('NO_ANSWER', '');
  for (const [tried, whole] of [
    [1, 200],
    [2, 400],
    [4, 1600],
    [9, 5000],
  ] as const) {
    const pause = pauseBefore(tried, trouble, usualPatience) ?? 0;
    assert.ok(pause >= whole / 2 && pause <= whole, `${tried}: ${pause}`);
  }
});
