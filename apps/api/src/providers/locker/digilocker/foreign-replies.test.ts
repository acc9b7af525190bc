import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { redirect, refusal, settingsFor, value } from '../sign-in.test-help.ts';
import { digilocker } from './digilocker.ts';

type Answer = (reply: ServerResponse) => unknown;
let answer: Answer = (reply) => reply.end();
const server = createServer((_request, reply) => answer(reply));
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => server.close());

const uri = 'in.gov.pan-PANCR-AAAPZ1234C';
/** A locker of its own each time: the breaker of one would spoil the next. */
const locker = () =>
  digilocker(settingsFor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { timeoutMs: 1_000 }));
const send =
  (status: number, headers: Record<string, string>, body: string | Buffer): Answer =>
  (reply) =>
    reply.writeHead(status, headers).end(body);
const json = (body: unknown, status = 200) =>
  send(status, { 'content-type': 'application/json' }, JSON.stringify(body));
const xml = { 'content-type': 'application/xml' };
const document = Buffer.from('<Certificate/>');
const hmacOf = (bytes: Buffer) => createHmac('sha256', 'sandbox').update(bytes).digest('base64');

test('a file and its HMAC: right, none, of other bytes, of another key, no HMAC at all', async () => {
  answer = send(200, { ...xml, hmac: hmacOf(document) }, document);
  assert.equal(value(await locker().xml('t', uri)).integrity, 'hmac');
  answer = send(200, xml, document);
  assert.equal(value(await locker().xml('t', uri)).integrity, 'not-sent');
  for (const hmac of [
    hmacOf(Buffer.from('<Certificate />')),
    createHmac('sha256', 'x').update(document).digest('base64'),
    'AAAA',
    '!',
  ]) {
    answer = send(200, { ...xml, hmac }, document);
    refusal(await locker().xml('t', uri), 'signature');
  }
});

test('what is no document is not taken for one', async () => {
  answer = send(200, { 'content-type': 'text/html' }, '<html>Sign in</html>');
  refusal(await locker().xml('t', uri), 'unreadable');
  refusal(await locker().file('t', uri), 'unreadable');
  answer = send(200, xml, '');
  refusal(await locker().xml('t', uri), 'unreadable');
  answer = send(302, { location: 'http://127.0.0.1:9/steal' }, '');
  refusal(await locker().xml('t', uri), 'source_down');
  const huge = Buffer.alloc(16 * 1024 * 1024, 32);
  answer = send(200, xml, huge);
  refusal(await locker().xml('t', uri), 'source_down');
});

test('error bodies of every kind end in a sentence', async (t) => {
  let run = 0;
  for (const [status, body, reason] of [
    [401, { error: 'invalid_token' }, 'session_ended'],
    [401, {}, 'session_ended'],
    [400, { error: 'uri_missing' }, 'invalid_input'],
    [404, { error: 'invalid_uri' }, 'not_found'],
    [404, null, 'not_found'],
    [400, { error: 'pull_response_pending' }, 'source_down'],
    [500, { error: 'repository_service_inactive' }, 'source_down'],
    [500, { error: 'unexpected_error' }, 'source_down'],
    [429, {}, 'source_down'],
    [400, { error: '__proto__' }, 'invalid_input'],
    [400, { error: ['x'] }, 'invalid_input'],
    [418, 'teapot', 'invalid_input'],
  ] as const) {
    answer = json(body, status);
    refusal(await locker().xml('t', uri), reason);
    run++;
  }
  t.diagnostic(`${run} error replies run`);
});

test('odd sessions and lists: what cannot be used is left out or told', async () => {
  const asked = { code: 'c', verifier: 'v', redirect };
  const good = { access_token: 'a', digilockerid: 'id' };
  for (const body of [{}, [], 'x', { access_token: 'a' }, { ...good, access_token: 'a b' }]) {
    answer = json(body);
    const outcome = await locker().token(asked);
    assert.ok(!outcome.ok && ['unreadable', 'source_down'].includes(outcome.reason), JSON.stringify(body));
  }
  answer = json({ ...good, expires_in: -5, consent_valid_till: 'never', dob: 15011990, gender: 7 });
  const session = value(await locker().token(asked));
  assert.ok(+session.expiresAt <= Date.now() && session.consentTill === null);
  assert.equal(session.account.dob, '1990-01-15');
  answer = json({
    items: [
      null,
      'x',
      { uri: '../x' },
      { uri: 7 },
      { uri, mime: 'application/xml' },
      { uri, mime: [null, 'application/pdf'], doctype: 'pancr', name: 'N'.repeat(900) },
    ],
  });
  const issued = value(await locker().issuedDocuments('t'));
  assert.deepEqual(
    issued.map(({ doctype, hasPdf, hasXml, name }) => [doctype, hasPdf, hasXml, name.length]),
    [
      ['PANCR', false, true, 0],
      ['PANCR', true, false, 200],
    ],
  );
  answer = json({ items: 'none' });
  assert.deepEqual(value(await locker().issuedDocuments('t')), []);
});

test('odd pulldoc answers: another transaction, no content, bad base64, a bomb of entities', async () => {
  const pulled = (inside: string) =>
    send(
      200,
      xml,
      `<PullDocResponse>${inside}<DocDetails><docContent>JVBERi0=</docContent></DocDetails></PullDocResponse>`,
    );
  const status = (said: string, txn = 'T1') =>
    `<ResponseStatus Status="${said}" txn="${txn}">${said}</ResponseStatus>`;
  answer = pulled(status('1'));
  assert.equal(value(await locker().pullShared(uri, 'T1')).mediaType, 'application/pdf');
  answer = pulled(status('1', 'T2'));
  refusal(await locker().pullShared(uri, 'T1'), 'unreadable');
  answer = pulled(status('0'));
  refusal(await locker().pullShared(uri, 'T1'), 'not_found');
  answer = pulled(status('9'));
  refusal(await locker().pullShared(uri, 'T1'), 'source_down');
  for (const [body, reason] of [
    [`<PullDocResponse>${status('1')}</PullDocResponse>`, 'unreadable'],
    [
      `<PullDocResponse>${status('1')}<DocDetails><docContent>%%</docContent></DocDetails></PullDocResponse>`,
      'unreadable',
    ],
    ['<Other/>', 'source_down'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><PullDocResponse/>', 'source_down'],
  ] as const) {
    answer = send(200, xml, body);
    refusal(await locker().pullShared(uri, 'T1'), reason);
  }
});
