import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { check } from '@pramaan/client/checks.ts';
import { type Client, pramaan } from '@pramaan/client/client.ts';
import { reviewApplicant, sentenceFor } from '@pramaan/client/examples/review-applicant.ts';
import { webhookReceiver } from '@pramaan/client/examples/webhook-receiver.ts';
import { Trouble } from '@pramaan/client/trouble.ts';
import type { Event } from '@pramaan/client/webhooks/read-event.ts';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import {
  addWebhook,
  createApiKey,
  pingWebhook,
  removeWebhook,
} from '@pramaan/contract/calls/integrations.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let url: string;
let key: string;
let client: Client;
before(async () => {
  world = await startWorld({ work: true });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  key = await makeKey(['list', 'see', 'edit', 'verify', 'share']);
  client = pramaan({ url, key });
});
after(() => world.close());

const makeKey = async (scopes: string[]): Promise<string> =>
  (await (await world.as('owner')).call(createApiKey, { body: { name: 'Loan system', scopes } })).ok.key;
const troubled = (work: Promise<unknown>): Promise<Trouble> =>
  work.then(
    () => assert.fail('It was to fail.'),
    (error: unknown) => {
      assert.ok(error instanceof Trouble, String(error));
      return error;
    },
  );

test('the example finds a person, adds another, has a PAN checked and takes the signed report', async () => {
  const review = await reviewApplicant(
    { url, key },
    {
      mobileNo: '9000000011',
      pan: 'AAAPZ1234C',
      coApplicant: { name: 'Kavya Example', mobileNo: '9876503001' },
    },
  );
  assert.equal(review.name, 'Asha Sample');
  assert.match(review.coApplicant, /^[0-9a-f-]{36}$/);
  assert.ok(['verified', 'mismatch'].includes(review.panStatus));
  assert.notEqual(review.panName, '');
  assert.equal(Buffer.from(review.report.subarray(0, 5)).toString(), '%PDF-');
});

test('a refusal is a code, a sentence and the field; the request is named as the log names it', async () => {
  const id = await world.id('asha');
  const wrong = await troubled(check(client, 'pan.auth', id, { pan: 'nonsense' }));
  assert.deepEqual([wrong.code, wrong.status], ['BAD_REQUEST', 400]);
  assert.match(wrong.fields[0]?.path ?? '', /pan/);
  assert.match(sentenceFor(wrong), /PAN.*\(BAD_REQUEST\)/);
  assert.match(wrong.requestId, /^[0-9a-f-]{36}$/);

  const other = await troubled(client.call(getApplicant, { params: { id: await world.id('imran') } }));
  assert.deepEqual([other.code, other.status], ['NO_SUCH_APPLICANT', 404]);
  const outside = pramaan({ url, key: await makeKey(['list']) });
  assert.equal((await troubled(outside.call(getApplicant, { params: { id } }))).code, 'FORBIDDEN');
  const stranger = pramaan({ url, key: `pk_${'x'.repeat(43)}` });
  assert.equal((await troubled(stranger.call(getApplicant, { params: { id } }))).code, 'KEY_REFUSED');
});

test('the webhook example believes what the product sends, once, and nothing that was changed', async () => {
  const owner = await world.as('owner');
  const box = `${world.sandbox.url}/webhooks/client`;
  const { secret, made } = (
    await owner.call(addWebhook, { body: { url: box, events: ['document.verified'] } })
  ).ok;
  const hook = { params: { hook: made._id } };
  await owner.call(pingWebhook, hook);
  await check(client, 'pan.auth', await world.id('ravi'), { pan: 'BBBPZ1235D' });
  interface Received {
    id: string;
    timestamp: string;
    signature: string;
    body: string;
  }
  let received: Received[] = [];
  for (let waited = 0; received.length < 2 && waited < 15_000; waited += 100) {
    await sleep(100);
    received = await world.sandbox.json<Received[]>('/webhooks/client');
  }
  assert.equal(received.length, 2);
  await owner.call(removeWebhook, hook);

  const events: Event[] = [];
  const reported: unknown[] = [];
  const server = webhookReceiver(
    [secret],
    async (event) => {
      events.push(event);
    },
    (error) => reported.push(error),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  // As the product sent it, byte by byte: it tells no address of this machine but the sandbox's.
  const tell = async ({ id, timestamp, signature, body }: Received, change: Partial<Received> = {}) =>
    (
      await fetch(to, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': change.id ?? id,
          'webhook-timestamp': change.timestamp ?? timestamp,
          'webhook-signature': change.signature ?? signature,
        },
        body: change.body ?? body,
      })
    ).status;
  for (const one of received) assert.equal(await tell(one), 204);
  const [first] = received;
  assert.ok(first);
  assert.equal(await tell(first), 204, 'told again, it is answered');
  assert.equal(await tell(first, { body: first.body.replace('}', ' }') }), 401);
  assert.equal(await tell(first, { id: 'another' }), 401);
  assert.equal(await tell(first, { timestamp: String(Number(first.timestamp) + 1) }), 401);
  assert.equal(reported.length, 3);
  assert.deepEqual(events.map(({ type }) => type).sort(), ['document.verified', 'ping'], 'and done once');
  assert.equal(
    events.find(({ type }) => type === 'document.verified')?.data.applicantId,
    await world.id('ravi'),
  );
  server.close();
});
