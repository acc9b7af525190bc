import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { getPaymentStatus } from '@pramaan/contract/calls/payments.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let custId: string;
before(async () => {
  world = await startWorld();
  const id = await world.id('asha');
  custId = (await (await world.as('asha')).call(getApplicant, { params: { id } })).ok.custId;
});
after(() => world.close());
afterEach(() => world.sandbox.clear());

const pay = async (status: string, amount = 118_050, whose = custId) => {
  const { id } = await world.sandbox.json<{ id: string }>('/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ custId: whose, amount, status }),
  });
  return id;
};
const look = async (paymentId: string, who: Parameters<World['as']>[0] = 'asha') =>
  (await world.as(who)).call(getPaymentStatus, { body: { custId, paymentId } });

test('a payment stands as the gateway says, in rupees, with why it failed', async () => {
  for (const [status, ours, reason] of [
    ['created', 'pending', ''],
    ['authorized', 'pending', ''],
    ['captured', 'paid', ''],
    ['refunded', 'refunded', ''],
    ['failed', 'failed', 'The bank declined the payment.'],
  ] as const) {
    const paymentId = await pay(status);
    const { at, ...found } = (await look(paymentId)).ok;
    assert.deepEqual(found, { paymentId, status: ours, amount: 1180.5, currency: 'INR', reason });
    assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000);
    assert.equal((await look(paymentId, 'owner')).success, true);
  }
});

test('another customer’s payment and none at all answer alike', async () => {
  const [another, none] = [await look(await pay('captured', 500, 'C1')), await look('pay_00000000000000')];
  for (const reply of [another, none])
    assert.deepEqual(
      [reply.status, reply.code, reply.message],
      [404, 'NOT_FOUND', 'This customer has no payment with this id. Check the id on the receipt.'],
    );
  assert.equal((await look(await pay('captured'), 'ravi')).status, 403);
  assert.equal((await look(await pay('captured'), 'other owner')).code, 'NO_SUCH_APPLICANT');
  assert.match((await look('../../x')).message, /reads like pay_/);
});

test('a gateway that stumbles is asked again; one that is down or talks nonsense is told as such', async () => {
  const paymentId = await pay('captured');
  await world.sandbox.fault('/v1/payments/:id', '503');
  assert.equal((await look(paymentId)).ok.status, 'paid');
  for (const kind of ['503', 'malformed', 'reset']) {
    await world.sandbox.fault('/v1/payments/:id', kind, 3);
    const reply = await look(paymentId);
    assert.deepEqual([reply.status, reply.code], [200, 'SERVER_UNREACHABLE'], kind);
    await world.sandbox.clear();
    // A good answer lets the breaker forget.
    await look(paymentId);
  }
});
