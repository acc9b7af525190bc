import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fixtures } from '@pramaan/documents/fixtures/epic.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { licenceNumber } from '@pramaan/documents/identifiers/driving-licence.ts';
import { epicNumber } from '@pramaan/documents/identifiers/epic.ts';
import { findEntry } from '@pramaan/documents/registry.ts';
import { type Sandbox, startSandbox } from '../../../../test/sandbox.ts';
import { AskingStopped, type Question } from '../port.ts';
import { cashfree } from './cashfree.ts';

let sandbox: Sandbox;
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pramaan-cashfree-'));
  sandbox = await startSandbox({ dataDir: folder, slowMs: 50, holdMs: 100 });
});
after(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

let questions = 0;
function question(
  check: 'pan.auth' | 'gst.auth' | 'dl.auth' | 'epic.auth',
  values: Record<string, string>,
): Question {
  const [document = '', method = ''] = check.split('.');
  const vendor = findEntry(document, method)?.method.vendor;
  assert.ok(vendor);
  questions += 1;
  return { check, vendor, values, idempotencyKey: `key-${questions}`, mayAsk: async () => true };
}
const at = (url: string, more: object = {}) =>
  cashfree({ url, id: 'id-canary', secret: 'secret-canary', timeoutMs: 2_000, ...more });
const vendor = () => at(`${sandbox.url}/cashfree/verification`);

test('it has the checks that it declares, and no other', () => {
  assert.deepEqual(
    ['pan.auth', 'gst.auth', 'dl.auth', 'epic.auth', 'iec.auth', 'constructor'].map((check) =>
      vendor().answers(check),
    ),
    [true, true, true, true, false, false],
  );
});

test('a PAN and a GSTIN come as the records of the product, a number that is nobody’s as not found', async () => {
  assert.deepEqual(await vendor().ask(question('pan.auth', { pan: 'AAAPZ1234C' })), {
    outcome: 'answered',
    record: { number: 'AAAPZ1234C', name: 'ASHA SAMPLE' },
    tries: 1,
  });
  const answer = await vendor().ask(question('gst.auth', { gstin: '29AAAPZ1234C1ZW' }));
  assert.equal(answer.outcome, 'answered');
  const { record } = answer as { record: Record<string, unknown> };
  assert.deepEqual(
    [record.gstin, record.lgnm, record.sts, record.rgdt, record.ctb],
    ['29AAAPZ1234C1ZW', 'ASHA SAMPLE', 'Active', '01/07/2017', 'Proprietorship'],
  );
  for (const [check, values] of [
    ['pan.auth', { pan: 'ZZZPZ9999Z' }],
    ['gst.auth', { gstin: '29ZZZPZ9999Z1ZZ' }],
  ] as const) {
    const none = await vendor().ask(question(check, values));
    assert.equal(none.outcome, 'not_found', check);
  }
});

test('a driving licence and a voter ID come as the first vendor’s record, in everything that both say', async () => {
  const dl = { dlNo: licenceNumber.examples[0], dob: '1990-01-15' };
  assert.deepEqual(await vendor().ask(question('dl.auth', dl)), {
    outcome: 'answered',
    record: {
      dlNo: licenceNumber.examples[0],
      name: 'ASHA SAMPLE',
      fatherOrHusband: 'MOHAN SAMPLE',
      address: '12, 4TH CROSS, DOMLUR, BENGALURU, KARNATAKA - 560071',
      dob: '15-01-1990',
      issueDate: '12-05-2014',
      validity: '12-05-2014 to 11-05-2034',
      transportValidity: '',
    },
    tries: 1,
  });
  const other = await vendor().ask(question('dl.auth', { ...dl, dob: '1990-01-16' }));
  assert.equal(other.outcome, 'not_found', 'another day of birth');
  const answer = await vendor().ask(question('epic.auth', { epicNo: epicNumber.examples[0] }));
  assert.equal(answer.outcome, 'answered');
  const { age, ...record } = (answer as { record: Record<string, unknown> }).record;
  const { age: _, ...first } = fixtures.auth?.(people[0], {}) ?? {};
  const { houseNo: __, ...address } = first.address as Record<string, string>;
  assert.deepEqual(record, { ...first, address });
  assert.match(String(age), /^\d\d$/);
});

/** A vendor that answers everything with this. */
async function answering(status: number, body: string, run: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((request, reply) => {
    request.resume();
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() => server.close());
}

test('our own key, balance and rate are no word on the number; a wrong number is', async () => {
  for (const [status, outcome] of [
    [401, 'source_down'],
    [403, 'source_down'],
    [422, 'source_down'],
    [429, 'source_down'],
    [502, 'source_down'],
    [400, 'invalid_input'],
    [404, 'not_found'],
  ] as const)
    await answering(status, '{"message":"AAAPZ1234C"}', async (url) => {
      const answer = await at(url).ask(question('pan.auth', { pan: 'AAAPZ1234C' }));
      assert.equal(answer.outcome, outcome, String(status));
      assert.doesNotMatch(JSON.stringify(answer), /AAAPZ|canary/);
    });
});

test('a reply that is no reply is a source that is down, never a no', async () => {
  for (const body of [
    '',
    'null',
    '[]',
    '{}',
    '{"valid":"true","pan":"AAAPZ1234C"}',
    '<html>',
    '{"valid":true}',
  ])
    await answering(200, body, async (url) => {
      const answer = await at(url).ask(question('pan.auth', { pan: 'AAAPZ1234C' }));
      assert.equal(answer.outcome, 'source_down', body);
    });
});

test('nothing is asked once consent is withdrawn', async () => {
  await assert.rejects(
    vendor().ask({ ...question('pan.auth', { pan: 'AAAPZ1234C' }), mayAsk: async () => false }),
    AskingStopped,
  );
});
