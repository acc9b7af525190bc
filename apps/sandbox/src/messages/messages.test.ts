import assert from 'node:assert/strict';
import { createConnection } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { buildSandbox } from '../app.ts';
import { readMail } from './read-mail.ts';
import { goodSms } from './sample-sms.ts';

const app = await buildSandbox({ latencyMs: 0, slowMs: 30, holdMs: 60 });
const mailPort = await app.mail.listen(0, '127.0.0.1');
after(() => app.close());
beforeEach(async () => {
  await app.inject({ method: 'DELETE', url: '/inbox/messages' });
  await app.inject({ method: 'DELETE', url: '/faults' });
});

const send = (more: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/GatewayAPI/rest',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...goodSms, ...more }).toString(),
  });
const inbox = async (to = '') =>
  (await app.inject(`/inbox/messages?to=${encodeURIComponent(to)}`)).json() as Record<string, string>[];

/** Says each line to the mail server when it has answered the one before; what it answered, until it hung up. */
function mail(...lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection(mailPort, '127.0.0.1');
    const rest = [...lines];
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
      if (!/^\d{3} .*\r\n$/m.test(String(chunk))) return;
      const next = rest.shift();
      if (next === undefined) socket.end();
      else socket.write(`${next}\r\n`);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}
const letter = (to: string, body: string) =>
  mail('EHLO me', 'MAIL FROM:<a@b.in>', `RCPT TO:<${to}>`, 'DATA', `${body}\r\n.`, 'QUIT');
const receipt = 'Subject: Receipt\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nKept.';

test('the inbox has exactly the agreed shape, newest first, by recipient', async () => {
  const { response } = (await send()).json();
  assert.deepEqual(
    { ...response, id: typeof response.id },
    { id: 'string', phone: '919000000011', details: '', status: 'success' },
  );
  assert.match(await letter('Asha@Example.in', receipt), /^250 /m);
  const [second, first, ...rest] = await inbox();
  assert.equal(rest.length, 0);
  assert.deepEqual(Object.keys(first ?? {}).sort(), ['channel', 'sentAt', 'text', 'to']);
  assert.deepEqual(Object.keys(second ?? {}).sort(), ['channel', 'sentAt', 'subject', 'text', 'to']);
  assert.deepEqual([first?.to, first?.channel, first?.text], ['9000000011', 'sms', goodSms.msg]);
  assert.deepEqual(
    [second?.to, second?.channel, second?.subject, second?.text],
    ['asha@example.in', 'email', 'Receipt', 'Kept.'],
  );
  assert.match(first?.sentAt ?? '', /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  assert.deepEqual(await inbox('9000000011'), [first]);
  assert.deepEqual(await inbox('+919000000011'), [first]);
  assert.deepEqual(await inbox('ASHA@example.in'), [second]);
  assert.deepEqual(await inbox('9000000012'), []);
});

test('a wrong SMS is HTTP 200 with the error in the answer, as Gupshup says it; nothing is delivered', async () => {
  for (const [more, id] of [
    [{ password: '' }, '102'],
    [{ method: 'Nothing' }, '103'],
    [{ v: '2' }, '104'],
    [{ send_to: '9000000011' }, '105'],
    [{ send_to: '915000000011' }, '105'],
    [{ msg: ' ' }, '106'],
    [{ msg: 'नमस्ते' }, '107'],
    [{ mask: 'P' }, '108'],
    [{ dltTemplateId: '7' }, '108'],
    [{ principalEntityId: '' }, '108'],
  ] as const) {
    const reply = await send(more as Record<string, string>);
    assert.equal(reply.statusCode, 200);
    assert.deepEqual([reply.json().response.status, reply.json().response.id], ['error', id]);
  }
  assert.equal((await send({ msg: 'नमस्ते', msg_type: 'Unicode_text' })).json().response.status, 'success');
  assert.equal((await inbox()).length, 1);
});

test('the mail server refuses what it cannot deliver, and fails as ordered', async () => {
  assert.match(await letter('nobody', receipt), /^501 /m);
  assert.match(await letter('a@b.in', 'Content-Type: text/html\r\n\r\n<b>x</b>'), /^550 /m);
  const order = (kind: string) =>
    app.inject({ method: 'POST', url: '/faults', payload: { path: '/smtp', kind } });
  for (const [kind, heard] of [
    ['500', /^554 /m],
    ['503', /^451 /m],
    ['malformed', /^451 /m],
  ] as const) {
    assert.equal((await order(kind)).statusCode, 201);
    assert.match(await letter('a@b.in', receipt), heard);
  }
  for (const kind of ['reset', 'timeout']) {
    await order(kind);
    assert.match(await letter('a@b.in', receipt), /354 [^\n]*\n$/);
  }
  assert.equal((await inbox()).length, 0);
  await order('reset-after-effect');
  assert.match(await letter('a@b.in', receipt), /354 [^\n]*\n$/);
  assert.equal((await inbox()).length, 1);
  await order('slow');
  await letter('a@b.in', receipt);
  assert.equal((await inbox()).length, 2);
});

test('letters are read whichever way they are written', () => {
  const hindi = Buffer.from('नमस्ते 123456').toString('base64');
  const words = `=?UTF-8?B?${Buffer.from('नमस्ते').toString('base64')}?=\r\n =?UTF-8?Q?_=E2=82=B9?= x`;
  const parts = [
    '--b',
    'Content-Type: text/html',
    '',
    '<b>x</b>',
    '--b',
    'Content-Type: text/plain',
    'Content-Transfer-Encoding: base64',
    '',
    hindi,
    '--b--',
  ].join('\r\n');
  const raw = `Subject: ${words}\r\nContent-Type: multipart/alternative; boundary="b"\r\n\r\n${parts}`;
  assert.deepEqual(readMail(Buffer.from(raw)), {
    subject: 'नमस्ते ₹ x',
    text: 'नमस्ते 123456',
    html: '<b>x</b>\r\n',
  });
  const quoted = 'Content-Transfer-Encoding: quoted-printable\r\n\r\nlong=\r\n er =E2=82=B9=3D';
  assert.deepEqual(readMail(Buffer.from(quoted)), { subject: '', text: 'long er ₹=' });
});

test('the HTML part of a letter is shown in a frame that runs nothing and fetches nothing', async () => {
  const body = [
    'Subject: Two parts',
    'Content-Type: multipart/alternative; boundary="a"\r\n',
    '--a\r\nContent-Type: text/plain\r\n\r\nPlain.',
    '--a\r\nContent-Type: multipart/related; boundary="r"\r\n',
    '--r\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script><img src="cid:logo@x">',
    '--r\r\nContent-Type: image/png; name=logo.png\r\nContent-ID: <logo@x>\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0K',
    '--r--\r\n--a--',
  ].join('\r\n');
  assert.match(await letter('frame@b.in', body), /^250 /m);
  const page = (await app.inject('/inbox?to=frame@b.in')).body;
  const [frame = '', src = ''] = /<iframe[^>]* src="([^"]+)"[^>]*>/.exec(page) ?? [];
  assert.match(frame, / sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  assert.ok(!page.includes('<script>alert'));
  const shown = await app.inject(src);
  const policy = String(shown.headers['content-security-policy']);
  assert.match(policy, /^default-src 'none';.* sandbox allow-popups /);
  assert.doesNotMatch(policy, /script-src|https?:/);
  assert.match(shown.body, /<img src="data:image\/png;base64,iVBORw0K">/);
  assert.deepEqual(Object.keys((await inbox('frame@b.in'))[0] ?? {}).sort(), [
    'channel',
    'sentAt',
    'subject',
    'text',
    'to',
  ]);
  assert.equal((await app.inject('/inbox/html/999')).statusCode, 404);
});

test('the oldest of more than a thousand go', async () => {
  for (let count = 0; count < 1005; count++) await send({ msg: `number ${count}` });
  const messages = await inbox();
  assert.equal(messages.length, 1000);
  assert.equal(messages[0]?.text, 'number 1004');
});

test('the page shows the code to copy and the link to follow, and runs nothing that was sent', async () => {
  const msg = 'Your code is 654321. <script>alert(1)</script> Or open http://localhost:3000/c/a"b.';
  await send({ send_to: '919000000012', msg });
  const page = await app.inject('/inbox?to=9000000012');
  assert.match(page.headers['content-type'] as string, /text\/html/);
  assert.match(page.body, /data-copy="654321"/);
  assert.match(page.body, /<a href="http:\/\/localhost:3000\/c\/a" /);
  assert.ok(!page.body.includes('<script>alert'));
  assert.match(page.headers['content-security-policy'] as string, /default-src 'none'/);
  assert.ok(!/(src|href)="(https?:)?\/\//.test(page.body.replace(/http:\/\/localhost:3000/g, '')));
  const none = await app.inject('/inbox/list?to=9000000013');
  assert.match(none.body, /No messages yet/);
});
