import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Sandbox } from '../../../../test/sandbox.ts';
import { sharedSandbox } from '../../../../test/shared-sandbox.ts';
import { msg91 } from './msg91.ts';

const message = {
  to: '9000000011',
  text: '123456 is your code.',
  header: 'PRAMAN',
  templateId: '1107176000000000011',
};
let sandbox: Sandbox;
before(async () => {
  sandbox = await sharedSandbox({ slowMs: 50, holdMs: 100 });
});
after(async () => {
  await sandbox.stop();
});
const sms = () => msg91({ url: sandbox.url, key: 'key-canary', header: null, receiptSecret: null });

test('a message arrives as it was, Hindi too', async () => {
  for (const text of [message.text, '123456 आपका कोड है।\n\n@localhost #123456']) {
    await sms().send({ ...message, text });
    assert.equal((await sandbox.messages(message.to))[0]?.text, text);
  }
});

test('the gateway’s rules: ten digits, a header of six letters, a registered text, a key', async () => {
  for (const [wrong, error] of [
    [{ to: '123456' }, '202'],
    [{ header: 'TOOLONGER' }, '203'],
    [{ templateId: '12' }, '211'],
    [{ text: '' }, '102'],
  ] as const)
    await assert.rejects(
      sms().send({ ...message, ...wrong }),
      new RegExp(`^Error: The SMS gateway refused the message \\(error ${error}\\)\\.$`),
    );
  await assert.rejects(
    msg91({ url: sandbox.url, key: '', header: null, receiptSecret: null }).send(message),
    /error 106/,
  );
});

test('whatever the gateway does, the error names no person, no text and no credential', async () => {
  for (const kind of ['500', '503', 'malformed', 'reset', 'timeout']) {
    await sandbox.fault('/api/v2/sendsms', kind);
    await assert.rejects(sms().send(message), (error: Error) => {
      assert.doesNotMatch(
        `${error.message} ${error.stack} ${error.cause ?? ''}`,
        /90000000|123456|canary/,
        kind,
      );
      return true;
    });
  }
});

test('the key goes in a header, and what is asked is what MSG91 documents', async () => {
  const asked: { path: string; key: unknown; body: unknown }[] = [];
  const server = createServer(async (request, reply) => {
    let sent = '';
    for await (const chunk of request) sent += chunk;
    asked.push({ path: String(request.url), key: request.headers.authkey, body: JSON.parse(sent) });
    reply.end('{"message":"376a6b687a41303132333435","type":"success"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sent = await msg91({ url, key: 'key-canary', header: 'OTHERH', receiptSecret: null }).send(message);
  server.close();
  assert.equal(sent, '376a6b687a41303132333435', 'the id that its receipts name');
  assert.deepEqual(asked, [
    {
      path: '/api/v2/sendsms',
      key: 'key-canary',
      body: {
        sender: 'OTHERH',
        route: '4',
        country: '91',
        DLT_TE_ID: message.templateId,
        sms: [{ message: message.text, to: ['9000000011'] }],
      },
    },
  ]);
});
