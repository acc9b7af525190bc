import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { buildSandbox } from '../app.ts';

const app = await buildSandbox({ latencyMs: 0 });
after(() => app.close());
beforeEach(() => app.inject({ method: 'DELETE', url: '/inbox/messages' }));

const send = (channel: string, payload: object, headers: object = { 'x-messages-key': 'k' }) =>
  app.inject({ method: 'POST', url: `/messages/${channel}`, payload, headers: { ...headers } });
const inbox = async (to = '') =>
  (await app.inject(`/inbox/messages?to=${encodeURIComponent(to)}`)).json() as Record<string, string>[];

test('the inbox has exactly the agreed shape, newest first, by recipient', async () => {
  const sms = { to: '+919000000011', text: 'Your code is 123456.', templateId: '1107' };
  const mail = { to: 'Asha@Example.in', subject: 'Receipt', text: 'Kept.', html: '<b>Kept.</b>' };
  assert.equal((await send('sms', sms)).statusCode, 202);
  assert.match((await send('email', mail)).json().id, /^[0-9a-f-]{36}$/);
  const [second, first, ...rest] = await inbox();
  assert.equal(rest.length, 0);
  assert.deepEqual(Object.keys(first ?? {}).sort(), ['channel', 'sentAt', 'text', 'to']);
  assert.deepEqual(Object.keys(second ?? {}).sort(), ['channel', 'sentAt', 'subject', 'text', 'to']);
  assert.equal(first?.to, '9000000011');
  assert.equal(first?.channel, 'sms');
  assert.equal(second?.channel, 'email');
  assert.match(first?.sentAt ?? '', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  assert.deepEqual(await inbox('9000000011'), [first]);
  assert.deepEqual(await inbox('+919000000011'), [first]);
  assert.deepEqual(await inbox('asha@example.in'), [second]);
  assert.deepEqual(await inbox('9000000012'), []);
});

test('no key is 401; an empty, foreign or unknown member is 400; nothing is delivered', async () => {
  assert.equal((await send('sms', { to: '9000000011', text: 'x' }, {})).statusCode, 401);
  for (const [channel, body] of [
    ['sms', { to: '9000000011' }],
    ['sms', { to: '5000000011', text: 'x' }],
    ['sms', { to: '9000000011', text: '' }],
    ['sms', { to: '9000000011', text: 'x', from: 'me' }],
    ['sms', { to: 9000000011, text: 'x' }],
    ['email', { to: 'asha', subject: 's', text: 'x' }],
    ['email', { to: 'a@b.in, c@d.in', subject: 's', text: 'x' }],
    ['email', { to: 'a@b.in', subject: 's\r\nBcc: c@d.in', text: 'x' }],
    ['email', { to: 'a@b.in', text: 'x' }],
  ] as const)
    assert.equal((await send(channel, body)).statusCode, 400, JSON.stringify(body));
  assert.deepEqual(await inbox(), []);
});

test('the oldest of more than a thousand go', async () => {
  for (let count = 0; count < 1005; count++) await send('sms', { to: '9000000011', text: `number ${count}` });
  const messages = await inbox();
  assert.equal(messages.length, 1000);
  assert.equal(messages[0]?.text, 'number 1004');
});

test('the page shows the code to copy and the link to follow, and runs nothing that was sent', async () => {
  const text = 'Your code is 654321. <script>alert(1)</script> Or open http://localhost:3000/c/a"b.';
  await send('sms', { to: '9000000012', text });
  const page = await app.inject('/inbox?to=9000000012');
  assert.match(page.headers['content-type'] as string, /text\/html/);
  assert.match(page.body, /data-copy="654321"/);
  assert.match(page.body, /<a href="http:\/\/localhost:3000\/c\/a" /);
  assert.ok(!page.body.includes('<script>alert'));
  assert.match(page.headers['content-security-policy'] as string, /default-src 'none'/);
  assert.ok(!/(src|href)="(https?:)?\/\//.test(page.body.replace(/http:\/\/localhost:3000/g, '')));
  const none = await app.inject('/inbox/list?to=9000000013');
  assert.match(none.body, /No message yet/);
});
