import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addCoApplicant } from '@pramaan/contract/calls/applicants.ts';
import { giveConsent, withdrawConsent } from '@pramaan/contract/calls/consent.ts';
import * as calls from '@pramaan/contract/calls/integrations.ts';
import type { Caller } from '../../../test/caller.ts';
import { eventually } from '../../../test/eventually.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { isPublicIp } from '../../providers/outbound/public-internet.ts';

interface Received {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

let world: World;
let owner: Caller;
before(async () => {
  world = await startWorld({ work: true });
  owner = await world.as('owner');
});
after(() => world.close());

const addressOf = (box: string) => `${world.sandbox.url}/webhooks/${box}`;
const add = async (box: string, events: string[]) =>
  (await owner.call(calls.addWebhook, { body: { url: addressOf(box), events } })).ok;
const received = (box: string) => world.sandbox.json<Received[]>(`/webhooks/${box}`);
let numbers = 9876501000;
const addSomebody = async () => {
  const asha = await world.as('asha');
  numbers += 1;
  await asha.call(addCoApplicant, {
    params: { id: await world.id('asha') },
    body: { name: 'Kiran Sample', mobileNo: String(numbers) },
  });
};
const logOf = async (hook: string) =>
  (await owner.call(calls.listDeliveries, { params: { hook } })).ok.deliveries;

test('what happens is told once, signed as Standard Webhooks says, with no personal data; what was not asked for is not', async () => {
  const { secret, made } = await add('first', ['co-applicant.added']);
  await addSomebody();
  const [one, ...more] = await eventually(
    () => received('first'),
    (found) => found.length > 0,
  );
  assert.ok(one);
  assert.equal(more.length, 0);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', key).update(`${one.id}.${one.timestamp}.${one.body}`).digest('base64');
  assert.equal(one.signature, `v1,${right}`);
  assert.ok(Math.abs(Number(one.timestamp) - Date.now() / 1000) < 30);
  const event = JSON.parse(one.body) as { type: string; data: { applicantId: string } };
  assert.equal(event.type, 'co-applicant.added');
  assert.equal(event.data.applicantId, await world.id('asha'));
  assert.ok(!/Kiran|98765/.test(one.body));
  const [line] = await eventually(
    () => logOf(made._id),
    (found) => found[0]?.state === 'delivered',
  );
  assert.deepEqual([line?.event, line?.tries, line?.status], ['co-applicant.added', 1, 204]);
  // It would be told of the next one too, and could meet the fault ordered for that.
  await owner.call(calls.removeWebhook, { params: { hook: made._id } });
});

test('what stands on a consent is not told once that is withdrawn; what the lender did is', async () => {
  const { made } = await add('withdrawn', ['document.submitted', 'consent.withdrawn']);
  const asha = await world.as('asha');
  const id = await world.id('asha');
  await asha.call(withdrawConsent, { params: { id, purpose: 'verification' } });
  // As if it had happened before, and its receiver had been away since.
  await world.direct(`
    insert into webhook_delivery (id, lender_id, webhook_id, event_id, event, applicant_id, facts, occurred_at)
    select gen_random_uuid(), lender_id, id, gen_random_uuid(), 'document.submitted', '${id}', '{"document":"pan"}', now() - interval '1 hour'
    from webhook where id = '${made._id}'`);
  const lines = await eventually(
    () => logOf(made._id),
    (found) => found.length === 2 && found.every(({ state }) => state !== 'waiting'),
  );
  const ends = lines.map(({ event, state, error }) => [event, state, error]).sort();
  assert.deepEqual(ends, [
    ['consent.withdrawn', 'delivered', ''],
    ['document.submitted', 'failed', 'Not sent: the applicant withdrew their consent.'],
  ]);
  assert.deepEqual(
    (await received('withdrawn')).map(({ body }) => JSON.parse(body).type),
    ['consent.withdrawn'],
  );
  await asha.call(giveConsent, { params: { id }, body: { purpose: 'verification', language: 'en' } });
  await owner.call(calls.removeWebhook, { params: { hook: made._id } });
});

test('a receiver that fails is told again by the queue, with the same id, until it takes it', async () => {
  const { made } = await add('second', ['co-applicant.added']);
  await world.sandbox.fault('/webhooks/:box', '503', 1);
  await addSomebody();
  const [failed] = await eventually(
    () => logOf(made._id),
    (found) => (found[0]?.tries ?? 0) > 0,
  );
  assert.equal(failed?.state, 'waiting');
  assert.equal(failed?.status, 503);
  // The queue's own pause, made short.
  await world.direct(`update jobs.job set start_after = now() where name = 'webhook' and state = 'retry'`);
  const [told] = await eventually(
    () => logOf(made._id),
    (found) => found[0]?.state === 'delivered',
  );
  assert.equal(told?.tries, 2);
});

test('what was delivered can be redelivered; a ping tries an address; a paused or removed one hears nothing', async () => {
  const { made } = await add('third', ['consent.withdrawn']);
  const hook = made._id;
  assert.equal((await owner.call(calls.pingWebhook, { params: { hook } })).success, true);
  const [ping] = await eventually(
    () => received('third'),
    (found) => found.length > 0,
  );
  assert.equal((JSON.parse(ping?.body ?? '{}') as { type: string }).type, 'ping');
  const [line] = await eventually(
    () => logOf(hook),
    (found) => found[0]?.state === 'delivered',
  );
  const params = { hook, delivery: line?._id };
  assert.equal((await owner.call(calls.resendDelivery, { params })).success, true);
  const both = await eventually(
    () => received('third'),
    (found) => found.length === 2,
  );
  assert.equal(both[0]?.id, both[1]?.id);
  await owner.call(calls.changeWebhook, { params: { hook }, body: { active: false } });
  await (await world.as('asha')).call(withdrawConsent, {
    params: { id: await world.id('asha'), purpose: 'verification' },
  });
  assert.equal((await logOf(hook)).length, 1);
  assert.equal((await owner.call(calls.removeWebhook, { params: { hook } })).success, true);
  assert.ok(!(await owner.call(calls.listWebhooks)).ok.some(({ _id }) => _id === hook));
  assert.equal((await owner.call(calls.pingWebhook, { params: { hook } })).status, 404);
});

test('no address inside is told anything, whatever way it is spelled', async () => {
  for (const url of [
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://[::ffff:127.0.0.1]/x',
    'http://example.com/x',
    `http://127.0.0.1:1/x`,
    'https://user:secret@10.1.1.1/x',
  ]) {
    const reply = await owner.call(calls.addWebhook, { body: { url, events: ['registered'] } });
    assert.ok(['WEBHOOK_ADDRESS', 'BAD_REQUEST'].includes(reply.code ?? ''), `${url} ${reply.code}`);
  }
  for (const ip of ['8.8.8.8', '2606:4700::1111', '2001:4860:4860::8888'])
    assert.equal(isPublicIp(ip), true, ip);
  for (const ip of [
    '100.64.1.1',
    '172.31.0.1',
    '::1',
    'fe80::1',
    'fc00::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '3fff::1',
    '::ffff:8.8.8.8',
    '224.0.0.1',
  ])
    assert.equal(isPublicIp(ip), false, ip);
});

test('another lender sees and moves nothing of it', async () => {
  const { made } = await add('fourth', ['registered']);
  const other = await world.as('other owner');
  assert.deepEqual((await other.call(calls.listWebhooks)).ok, []);
  for (const call of [calls.listDeliveries, calls.removeWebhook, calls.pingWebhook])
    assert.equal((await other.call(call, { params: { hook: made._id } })).status, 404, call.path);
});
