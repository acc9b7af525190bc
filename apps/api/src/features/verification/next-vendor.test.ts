import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { searchAudit } from '@pramaan/contract/calls/audit.ts';
import { getSources } from '@pramaan/contract/calls/dashboards.ts';
import { changeSettings, getSettings } from '@pramaan/contract/calls/settings.ts';
import { verificationCalls } from '@pramaan/contract/calls/verification.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { ask, asked, askingOf, filled } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import type { ApplicantName } from '../../../test/people.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let asha: Caller;
let id: string;
before(async () => {
  world = await startWorld({ own: true, secondVendor: true, timeoutMs: 2_000 });
  [asha, id] = [await world.as('asha'), await world.id('asha')];
});
after(() => world.close());

const callOf = (endpoint: string) =>
  verificationCalls.find(({ entry }) => entry.method.endpoint === endpoint)?.call as Call;
const checks = [
  {
    endpoint: 'panauth',
    path: '/v2/pan',
    second: '/pan',
    values: { pan: 'AAAPZ1234C' },
    at: ['pan', 'auth'],
  },
  {
    endpoint: 'gst/auth',
    path: '/v2/gstdetailed',
    second: '/gstin',
    values: { gstin: '29AAAPZ1234C1ZW' },
    at: ['gst', 'auth'],
  },
  {
    endpoint: 'bankaccount',
    path: '/v2/bankacc',
    second: '/bank-account/sync',
    values: { accountNumber: '100000000011', ifsc: 'ABCD0123451' },
    at: ['bankAccount', 'auth'],
  },
] as const;

test('while the first vendor is down the second answers; card, audit and figures name who did', async () => {
  for (const { endpoint, path, values, at } of checks) {
    await world.sandbox.fault(path, '503', 9);
    const reply = await asha.call(callOf(endpoint), { body: { applicantId: id, ...values } });
    assert.equal(reply.success, true, reply.message);
    const { docs } = (await asha.call(getApplicant, { params: { id } })).ok;
    const record = recordAt(docs, at[0], at[1]);
    assert.deepEqual([record?.provider, record?.status], ['cashfree', 'verified'], endpoint);
  }
  const owner = await world.as('owner');
  const { lines } = (await owner.call(searchAudit, { query: { applicant: id, action: 'document.verified' } }))
    .ok;
  assert.equal(lines.filter(({ detail }) => detail.endsWith('· Cashfree')).length, checks.length);
  const rows = (await owner.call(getSources)).ok;
  for (const { endpoint } of checks)
    assert.deepEqual(
      rows
        .filter((row) => row.endpoint === endpoint)
        .map(({ provider, answered, failed, circuit }) => [provider, answered, failed, circuit])
        .sort(),
      [
        ['cashfree', 1, 0, 'closed'],
        ['karza', 0, 1, 'closed'],
      ],
    );
});

test('the metrics show the circuit of each vendor', async () => {
  const { body } = await world.app.inject('/metrics');
  for (const { path, second } of checks) {
    assert.match(body, new RegExp(`^pramaan_circuit_open\\{vendor="karza",source="${path}"\\} 0$`, 'm'));
    assert.match(body, new RegExp(`^pramaan_circuit_open\\{vendor="cashfree",source="${second}"\\} 0$`, 'm'));
  }
});

test('a number that the first vendor does not know is not asked of the second', async () => {
  await world.sandbox.clear();
  const ravi = await world.as('ravi');
  const body = { applicantId: await world.id('ravi'), pan: 'BBBPZ1232D' };
  await ravi.call(callOf('panauth'), { body });
  const [row] = await world.direct(
    `select count(*) as rows from source_day where provider = 'cashfree' and endpoint = 'panauth'`,
  );
  assert.equal(row?.rows, 1);
});

test('when both are down the check goes on by itself, and the file says so', async () => {
  for (const path of ['/v2/pan', '/cashfree/verification/pan']) await world.sandbox.fault(path, '503', 9);
  const meena = await world.as('meena');
  const applicantId = await world.id('meena');
  const reply = await meena.call(callOf('panauth'), { body: { applicantId, pan: 'CCCPZ1240E' } });
  assert.equal(reply.code, 'SERVER_UNREACHABLE');
  const { docs } = (await meena.call(getApplicant, { params: { id: applicantId } })).ok;
  assert.equal(recordAt(docs, 'pan', 'auth')?.status, 'source_down');
});

type Order = { vendor: string; on: boolean; budget?: number | null }[];
const choose = async (order: Order, who: 'owner' | 'other owner' = 'owner') =>
  (await world.as(who)).call(changeSettings, { body: { vendors: { port: 'verification', order } } });
const vendorsOf = async (who: 'owner' | 'other owner') =>
  (await (await world.as(who)).call(getSettings)).ok.vendors.find(({ port }) => port === 'verification');

/** A person's check of a document: the reply, and who answered the record. */
async function checked(name: ApplicantName, ref: string) {
  const [caller, applicantId] = [await world.as(name), await world.id(name)];
  const asking = askingOf(ref);
  const reply = await ask(caller, applicantId, asking, filled(asking));
  const { docs } = (await caller.call(getApplicant, { params: { id: applicantId } })).ok;
  const [document = '', method = ''] = ref.split('.');
  return { code: reply.code, message: reply.message, record: recordAt(docs, document, method) };
}
const askedKarza = async (path: string) => (await world.sandbox.usage()).received[path] ?? 0;

test('two lenders have the vendors in different orders, at once; one that is down passes the check on', async () => {
  await world.sandbox.fresh();
  const before_ = await vendorsOf('owner');
  assert.deepEqual(
    before_?.order.map(({ vendor, title, on, checks: count }) => [vendor, title, on, count]),
    [
      ['karza', 'Karza v2/v3', true, asked.length],
      ['cashfree', 'Cashfree Secure ID', true, 9],
    ],
  );
  const saved = await choose([
    { vendor: 'cashfree', on: true },
    { vendor: 'karza', on: true },
  ]);
  assert.deepEqual(
    saved.ok.vendors.find(({ port }) => port === 'verification')?.order.map(({ vendor }) => vendor),
    ['cashfree', 'karza'],
  );
  assert.deepEqual(await vendorsOf('other owner'), before_);
  assert.equal((await checked('asha', 'epic.auth')).record?.provider, 'cashfree');
  assert.equal(await askedKarza('/v2/voter'), 0);
  assert.equal((await checked('imran', 'epic.auth')).record?.provider, 'karza');
  await world.sandbox.fault('/cashfree/verification/passport', '503', 3);
  assert.equal((await checked('asha', 'passport.verified')).record?.provider, 'karza');
});

test('a vendor that is off is never asked; what no vendor in use has is refused with a sentence, and costs nothing', async () => {
  await world.sandbox.fresh();
  await choose([
    { vendor: 'karza', on: false },
    { vendor: 'cashfree', on: true },
  ]);
  await world.sandbox.fault('/cashfree/verification/vehicle-rc', '503', 3);
  const down = await checked('ravi', 'vehicleRc.auth');
  assert.deepEqual([down.code, down.record?.status], ['SERVER_UNREACHABLE', 'source_down']);
  const none = await checked('ravi', 'iec.auth');
  assert.deepEqual([none.code, none.record], ['SERVICE_OFF', undefined]);
  assert.match(none.message, /Choose another way/);
  assert.equal((await world.sandbox.usage()).total, 0);
  assert.equal((await checked('imran', 'iec.auth')).record?.provider, 'karza');
  const [counted] = await world.direct(
    `select count(*) as rows from check_use where endpoint in ('iec', 'vehicle-rc')`,
  );
  assert.equal(counted?.rows, 1);
});

test('the choice is in the audit log; an order of other vendors, or of none that is on, changes nothing', async () => {
  const owner = await world.as('owner');
  const { lines } = (await owner.call(searchAudit, { query: { action: 'settings.changed' } })).ok;
  assert.equal(lines[0]?.detail, 'vendors: verification: karza (off), cashfree');
  const before_ = await vendorsOf('owner');
  const [karza, cashfree] = [
    { vendor: 'karza', on: true },
    { vendor: 'cashfree', on: true },
  ];
  for (const order of [
    [],
    [karza],
    [karza, karza],
    [karza, cashfree, cashfree],
    [karza, { vendor: 'gupshup', on: true }],
    [
      { ...karza, on: false },
      { ...cashfree, on: false },
    ],
  ]) {
    const reply = await choose(order);
    assert.equal(reply.status, 400, JSON.stringify(order));
    assert.match(reply.message, /List each connected vendor|Keep at least one vendor/);
  }
  assert.deepEqual(await vendorsOf('owner'), before_);
});

test('what is reused is counted for the vendor that answered it', async () => {
  const { record } = await checked('asha', 'epic.auth');
  assert.equal(record?.provider, 'cashfree');
  const [use] = await world.direct(
    `select kind, provider from check_use where endpoint = 'voterauth' order by at desc, id desc limit 1`,
  );
  assert.deepEqual(use, { kind: 'reused', provider: 'cashfree' });
});

const vendor = (name: string, budget?: number | null) => ({
  ...{ vendor: name, on: true },
  ...(budget === undefined ? {} : { budget }),
});
/** As if a vendor's checks had cost so much in this month. */
const spend = async (provider: string, paise: number) =>
  world.direct(
    `insert into check_use (lender_id, applicant_id, endpoint, kind, provider, actor_kind, paise)
     values ('${await world.lender('SARAL')}', '${id}', 'panauth', 'answered', '${provider}', 'system', ${paise})`,
  );
const budgetsOf = async () =>
  (await vendorsOf('owner'))?.order.map(({ vendor: name, budget, spent }) => [name, budget, spent]);
const told = async () => {
  await world.product.outbox.settled();
  const messages = await world.sandbox.messages(world.staff.owner.mobileNo);
  return messages.flatMap(({ text }) => /its monthly budget for (\w+)/.exec(text)?.[1] ?? []);
};

test('over its budget of the month a vendor is asked after the others, and the owners hear of it once', async () => {
  await world.sandbox.fresh();
  await choose([vendor('karza', 100), vendor('cashfree', null)]);
  await spend('karza', 9_999);
  assert.equal((await checked('asha', 'dl.auth')).record?.provider, 'karza');
  await spend('karza', 1);
  assert.deepEqual(await budgetsOf(), [
    ['karza', 100, 10_000],
    ['cashfree', null, 0],
  ]);
  // Another person asks: the answer that is known for the first costs nothing.
  assert.equal((await checked('meena', 'dl.auth')).record?.provider, 'cashfree');
  // What only this vendor has goes on, past the budget.
  assert.equal((await checked('meena', 'nrega.auth')).record?.provider, 'karza');
  assert.deepEqual(await told(), ['Karza']);
  const { lines } = (
    await (await world.as('owner')).call(searchAudit, { query: { action: 'vendor.budget-used' } })
  ).ok;
  assert.equal(lines.length, 1);
  // Another lender's budget is its own.
  assert.equal((await checked('imran', 'dl.auth')).record?.provider, 'karza');
});

test('with every vendor over its budget checks go on in the lender’s order, and fall over as before', async () => {
  await world.sandbox.fresh();
  await choose([vendor('cashfree', 50), vendor('karza', 100)]);
  await spend('cashfree', 5_000);
  assert.equal((await checked('ravi', 'epic.auth')).record?.provider, 'cashfree');
  await world.sandbox.fault('/cashfree/verification/driving-license', '503', 3);
  assert.equal((await checked('ravi', 'dl.auth')).record?.provider, 'karza');
  // Of the other vendor they have heard in the test before.
  assert.deepEqual(await told(), ['Cashfree']);
});

test('a budget that a change leaves out stays; null takes it away; a raised one is a new month’s end', async () => {
  await choose([vendor('karza'), vendor('cashfree')]);
  assert.deepEqual(
    (await budgetsOf())?.map(([, budget]) => budget),
    [100, 50],
  );
  await choose([vendor('karza', 101), vendor('cashfree', null)]);
  assert.deepEqual(
    (await budgetsOf())?.map(([, budget]) => budget),
    [101, null],
  );
  assert.equal((await checked('ravi', 'passport.verified')).record?.provider, 'karza');
  const owner = await world.as('owner');
  const sms = { port: 'sms', order: [vendor('gupshup', 5)] };
  assert.equal((await owner.call(changeSettings, { body: { vendors: sms } })).status, 400);
  for (const wrong of [0, -1, 1.5, 10_000_000_000])
    assert.equal((await choose([vendor('karza', wrong), vendor('cashfree')])).status, 400, `${wrong}`);
});
