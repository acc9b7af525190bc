import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { searchAudit } from '@pramaan/contract/calls/audit.ts';
import { getSources } from '@pramaan/contract/calls/dashboards.ts';
import { verificationCalls } from '@pramaan/contract/calls/verification.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import type { Caller } from '../../../test/caller.ts';
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
  assert.equal(lines.filter(({ detail }) => detail.endsWith('· cashfree')).length, 2);
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
