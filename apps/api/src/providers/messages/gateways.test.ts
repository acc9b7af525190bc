import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { sayRefused } from '@pramaan/documents/fixtures/figures.ts';
import type { Sandbox } from '../../../test/sandbox.ts';
import { sharedSandbox } from '../../../test/shared-sandbox.ts';
import { smtp } from '../email/smtp/smtp.ts';
import { gupshup } from '../sms/gupshup/gupshup.ts';
import { google } from '../translation/google/google.ts';

const settings = {
  user: 'user-canary',
  password: 'pass-canary',
  entity: '1101000000000000001',
  header: null,
  receiptSecret: null,
};
const message = {
  to: '9000000011',
  text: '123456 is your code.',
  header: 'PRAMAN',
  templateId: '1107176000000000011',
};
const letter = { to: 'asha@example.in', subject: 'Receipt', text: 'Kept.', html: null, logo: null };

let sandbox: Sandbox;
before(async () => {
  sandbox = await sharedSandbox({ slowMs: 50, holdMs: 100 });
});
beforeEach(() => sandbox.clear());
after(async () => {
  await sandbox.stop();
});
const sms = () => gupshup({ url: sandbox.url, ...settings });
const mail = () =>
  smtp({ url: `smtp://127.0.0.1:${sandbox.ports.SANDBOX_SMTP_PORT}`, from: 'P <p@example.in>' });
const count = async (to: string) => (await sandbox.messages(to)).length;

test('an SMS and a letter arrive as they were, Hindi too', async () => {
  await sms().send({ ...message, text: '123456 आपका कोड है।\n\n@localhost #123456' });
  const [arrived] = await sandbox.messages(message.to);
  assert.equal(arrived?.text, '123456 आपका कोड है।\n\n@localhost #123456');
  const long = `${'पंक्ति '.repeat(60)}\n.\n..\nFrom me = ₹5`;
  await mail().send({ ...letter, subject: `रसीद: ${'सहमति '.repeat(20)}end`, text: long });
  const [got] = await sandbox.messages(letter.to);
  assert.deepEqual([got?.subject, got?.text], [`रसीद: ${'सहमति '.repeat(20)}end`, long]);
});

test('a new line in a subject or an address starts no header and no second letter; a comma makes no second recipient', async (t) => {
  const added = 'bcc@example.in';
  const breaks = ['\r\n', '\n', '\r', '\u2028', '\0\r\n', '=0D=0A', '\r\n\t'];
  for (const [at, broken] of breaks.entries()) {
    const to = `new${at}@example.in`;
    await mail().send({ ...letter, to, subject: `x${broken}Bcc: ${added}${broken}${broken}Hello` });
    assert.equal(await count(to), 1, JSON.stringify(broken));
  }
  const addresses = [
    'one@example.in, bcc@example.in',
    'one@example.in;bcc@example.in',
    'one@example.in>\r\nRCPT TO:<bcc@example.in',
    'one@example.in\r\nBcc: bcc@example.in',
    '"bcc@example.in" <one@example.in>, bcc@example.in',
    'one@example.in\nDATA\nSubject: second letter\n\nHello\n.\n',
  ];
  for (const to of addresses)
    await mail()
      .send({ ...letter, to })
      .catch(() => undefined);
  assert.equal(await count(added), 0);
  sayRefused(t, 'mail headers and recipients by line breaks and commas', breaks.length + addresses.length);
});

/** A gateway that keeps what it was asked and answers with `body`. */
async function listening(body: string): Promise<{ url: string; asked: string[]; server: Server }> {
  const asked: string[] = [];
  const server = createServer(async (request, reply) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    asked.push(`${request.method} ${request.url} ${request.headers['x-goog-api-key'] ?? ''} ${sent}`);
    reply.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
}

test('credentials go in the body of an SMS, and the key of a translation in a header, never in the address', async () => {
  const gateway = await listening('{"response":{"status":"success"}}');
  await gupshup({ url: gateway.url, ...settings, header: 'OTHERH' }).send(message);
  const [path = '', form = ''] = (gateway.asked[0] ?? '').split('  ');
  assert.equal(path, 'POST /GatewayAPI/rest');
  assert.deepEqual(Object.fromEntries(new URLSearchParams(form)), {
    method: 'SendMessage',
    send_to: '919000000011',
    msg: message.text,
    msg_type: 'TEXT',
    userid: 'user-canary',
    password: 'pass-canary',
    auth_scheme: 'plain',
    v: '1.1',
    format: 'json',
    mask: 'OTHERH',
    principalEntityId: settings.entity,
    dltTemplateId: message.templateId,
  });
  await assert.rejects(google({ url: gateway.url, key: 'key-canary' }).toEnglish('नाम'), /unreadable/);
  assert.equal(
    gateway.asked[1],
    'POST /language/translate/v2 key-canary {"q":"नाम","target":"en","model":"base","format":"text"}',
  );
  gateway.server.close();
});

const clean = (error: unknown): boolean => {
  const { message: says, stack = '', cause, ...more } = error as Error;
  assert.deepEqual([cause, more], [undefined, {}]);
  assert.doesNotMatch(`${says} ${stack}`, /90000000|asha@|123456|Kept|Receipt|canary|नाम/);
  return says !== '';
};

test('whatever a gateway does, the error names no person, no text and no credential', async () => {
  for (const kind of ['500', '503', 'malformed', 'invalid-input', 'reset', 'timeout']) {
    await sandbox.fault('/GatewayAPI/rest', kind);
    await assert.rejects(sms().send(message), clean, kind);
    await sandbox.fault('/smtp', kind);
    await assert.rejects(mail().send(letter), clean, kind);
    await sandbox.fault('/language/translate/v2', kind);
    await assert.rejects(google({ url: sandbox.url, key: 'canary' }).toEnglish('नाम'), clean, kind);
  }
  await assert.rejects(sms().send({ ...message, to: '123456' }), /refused the message \(error 105\)/);
  await assert.rejects(smtp({ url: 'smtp://127.0.0.1:1', from: 'p@example.in' }).send(letter), clean);
  await assert.rejects(mail().send({ ...letter, to: 'not an address 123456' }), clean);
  for (const body of ['null', '[]', '{"response":null}', '{"response":{"status":"SUCCESS "}}', '']) {
    const gateway = await listening(body);
    await assert.rejects(gupshup({ url: gateway.url, ...settings }).send(message), clean, body);
    gateway.server.close();
  }
});

test('a mail server elsewhere is given nothing without encryption', async () => {
  // The same server by a name that is not taken for this machine.
  const url = `smtp://[::ffff:127.0.0.1]:${sandbox.ports.SANDBOX_SMTP_PORT}`;
  await assert.rejects(
    smtp({ url, from: 'p@example.in' }).send({ ...letter, to: 'far@example.in' }),
    /ETLS|answered 50\d/,
  );
  assert.equal(await count('far@example.in'), 0);
});
