import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { type Asking, ask, asked, askingOf, eachOf, filled, refOf } from '../../../test/ask.ts';
import type { Caller, Reply } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let caller: Caller;
let id: string;
before(async () => {
  world = await startWorld();
  [caller, id] = [await world.as('asha'), await world.id('asha')];
});
beforeEach(async () => {
  await world.sandbox.clear();
  await world.direct('update verification set asked = null');
  await world.forgetTries();
});
after(() => world.close());

const pathOf = (asking: (typeof asked)[number]) => asking.entry.method.vendor?.path ?? '';
/** One document for each path: what strikes one service strikes all who use it. */
const onePerPath = asked.filter(
  (one, at) => asked.findIndex((other) => pathOf(other) === pathOf(one)) === at,
);

/** The source confirmed it: verified, or it waits for the PAN by which it names its person. */
const confirmed = ({ extras }: Pick<Reply<Call>, 'extras'>) =>
  ['verified', 'unmatched'].includes(String(extras.status));

for (const [kind, mark] of [
  ['503', ''],
  ['malformed', ''],
  ['reset', ' @thorough'],
  ['500', ' @thorough'],
  ['max-retries', ' @thorough'],
] as const)
  test(`${kind}, once: asked again, and verified${mark}`, async () => {
    let verified = 0;
    await eachOf(onePerPath, async (asking) => {
      const values = filled(asking);
      await world.sandbox.fault(pathOf(asking), kind);
      const reply = await ask(caller, id, asking, values);
      assert.ok(confirmed(reply), `${refOf(asking.entry)}: ${reply.raw.body.slice(0, 200)}`);
      verified++;
    });
    const { received } = await world.sandbox.usage();
    assert.equal(verified, onePerPath.length);
    assert.ok(verified >= 34);
    assert.ok(Object.keys(received).length >= 34, 'every path was asked');
  });

test('the answer is lost after it was billed: asked again under the same id, verified, and not billed twice', async () => {
  await eachOf(onePerPath, async (asking) => {
    const values = filled(asking);
    await world.sandbox.fault(pathOf(asking), 'reset-after-effect');
    assert.ok(confirmed(await ask(caller, id, asking, values)), refOf(asking.entry));
  });
  const { billed, received } = await world.sandbox.usage();
  assert.ok(Object.values(billed).length >= 34);
  assert.deepEqual([...new Set(Object.values(billed))], [1]);
  assert.deepEqual([...new Set(Object.values(received))], [2]);
});

test('“Invalid Input”: refused with a sentence, not asked again', async () => {
  await eachOf(onePerPath, async (asking) => {
    const values = filled(asking);
    await world.sandbox.fault(pathOf(asking), 'invalid-input');
    const reply = await ask(caller, id, asking, values);
    assert.equal(reply.status, 200);
    assert.equal(reply.code, 'VERIFICATION_FAILED', refOf(asking.entry));
    assert.match(reply.message, /Compare them with the document/);
  });
});

/** How many requests about a document have reached the vendor. */
const asksOf = async (asking: Asking) => (await world.sandbox.usage()).received[pathOf(asking)] ?? 0;

test('no answer at all: given up after three tries, each as long as is set, with the specification’s sentence', async (t) => {
  const hasty = await startWorld({ timeoutMs: 300 });
  t.after(() => hasty.close());
  const [hers, herId] = [await hasty.as('asha'), await hasty.id('asha')];
  for (const ref of ['nrega.auth', 'gst.auth']) {
    const asking = askingOf(ref);
    await hasty.sandbox.fault(pathOf(asking), 'timeout', 4);
    const reply = await ask(hers, herId, asking, filled(asking));
    assert.equal(reply.message, 'Server Unreachable. Please try after sometime', ref);
    const left = await hasty.sandbox.json<{ times: number }[]>('/faults');
    assert.deepEqual(
      left.map(({ times }) => times),
      [1],
      `${ref}: three of four were met`,
    );
    await hasty.sandbox.clear();
  }
});

test('three failures in a row: the sentence, and a job that asks again by itself', async () => {
  const asking = askingOf('gst.auth');
  const meena = await world.id('meena');
  const hers = await world.as('meena');
  const values = filled(asking);
  await world.sandbox.fault(pathOf(asking), '500', 3);
  assert.equal((await ask(hers, meena, asking, values)).code, 'SERVER_UNREACHABLE');
  const docs = (await hers.call(getApplicant, { params: { id: meena } })).ok.docs;
  assert.equal(recordAt(docs, 'gst', 'auth')?.status, 'source_down');
  const jobs = await world.direct(
    `select data::text as data from jobs.job where name = 'verification-recheck' and data->>'applicant' = '${meena}'`,
  );
  const [job] = jobs.filter((row) => 'data' in row);
  assert.ok(job);
  assert.ok(!String(job.data).includes(values.gstin ?? 'none'), 'the job holds nothing readable');
});

test('after six failures the source is left alone; after ten seconds it is asked again', async () => {
  const asking = askingOf('icsi.auth');
  const values = filled(asking);
  await world.sandbox.fault(pathOf(asking), '503', 6);
  for (let round = 0; round < 2; round++)
    assert.equal((await ask(caller, id, asking, values)).code, 'SERVER_UNREACHABLE');
  const before_ = await asksOf(asking);
  // The source is well again, and is not yet asked.
  assert.equal((await ask(caller, id, asking, values)).code, 'SERVER_UNREACHABLE');
  assert.equal(await asksOf(asking), before_);
  // Another source is not touched by it.
  const other = askingOf('iec.auth');
  assert.equal((await ask(caller, id, other, filled(other))).success, true);
  await new Promise((resolve) => setTimeout(resolve, 10_100));
  assert.equal((await ask(caller, id, asking, values)).extras.status, 'verified');
});

test('a vendor that answers nonsense is a source that is down, never a failure of ours', async () => {
  const nonsense: unknown[] = [
    { 'status-code': '101', result: { name: { first: 'x' }, family: 7 } },
    { 'status-code': '101', result: { nameOfHead: { x: [1] }, applicantDetail: 'no list' } },
    { 'status-code': '101', result: { nameOfHead: 'x'.repeat(300_000) } },
    { 'status-code': '101', result: 'text' },
    { 'status-code': '101', result: [[[]]] },
    { 'status-code': '101' },
    { 'status-code': '999', result: {} },
    { 'status-code': { a: 1 } },
    [],
    null,
    'text',
    7,
    { 'status-code': '101', result: { nameOfHead: 'lone \ud800 half', village: 'nul \u0000 inside' } },
  ];
  let at = 0;
  const vendor = createServer((_, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(nonsense[at]));
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const verificationUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  const odd = await startWorld({ verificationUrl, waitMs: 20_000 });
  const hers = await odd.as('asha');
  const herId = await odd.id('asha');
  const asking = askingOf('nrega.auth');
  try {
    for (at = 0; at < nonsense.length; at++) {
      const reply = await ask(hers, herId, asking, filled(asking));
      const what = JSON.stringify(nonsense[at]).slice(0, 80);
      assert.equal(reply.status, 200, `${what}: ${reply.raw.body.slice(0, 200)}`);
      assert.match(reply.message, /^[A-Za-z]/, what);
      assert.equal((await hers.call(getApplicant, { params: { id: herId } })).status, 200, what);
    }
  } finally {
    vendor.closeAllConnections();
    vendor.close();
    await odd.close();
  }
});
