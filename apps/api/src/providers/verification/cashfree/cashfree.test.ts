import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { findEntry } from '@pramaan/documents/registry.ts';
import type { Sandbox } from '../../../../test/sandbox.ts';
import { sharedSandbox } from '../../../../test/shared-sandbox.ts';
import { AskingStopped, type Question } from '../port.ts';
import { cashfree } from './cashfree.ts';

let sandbox: Sandbox;
before(async () => {
  sandbox = await sharedSandbox({ slowMs: 50, holdMs: 100 });
});
after(async () => {
  await sandbox.stop();
});

let questions = 0;
function question(check: string, values: Record<string, string>): Question {
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
    ['pan.auth', 'vehicleRc.auth', 'iec.auth', 'constructor'].map((check) => vendor().answers(check)),
    [true, true, false, false],
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

/** Asks a vendor that answers with this body. */
async function saying(body: unknown, asked: Question) {
  let answer: Awaited<ReturnType<ReturnType<typeof at>['ask']>> | undefined;
  await answering(200, JSON.stringify(body), async (url) => {
    answer = await at(url).ask(asked);
  });
  return answer;
}

test('a bank account: no such account is not found, one that takes no payment is an answer, a bank that is away is down', async () => {
  const account = question('bankAccount.auth', { accountNumber: '100000000011', ifsc: 'ABCD0123451' });
  const status = (account_status: string, account_status_code: string) =>
    saying({ account_status, account_status_code, name_at_bank: 'ASHA SAMPLE' }, account);
  const blocked = await status('INVALID', 'ACCOUNT_BLOCKED');
  assert.equal(blocked?.outcome === 'answered' && blocked.record.active, 'false');
  for (const code of ['INVALID_BANK_ACCOUNT', 'INVALID_IFSC'])
    assert.equal((await status('INVALID', code))?.outcome, 'not_found', code);
  for (const pending of ['RECEIVED', 'FAILED', 'UNABLE_TO_VALIDATE'])
    assert.equal((await status(pending, 'BENEFICIARY_BANK_OFFLINE'))?.outcome, 'source_down', pending);
});

test('a colour in either spelling; an activity with a code, with words, or with both; a status that is not known', async () => {
  const vehicle = question('vehicleRc.auth', { regNo: 'KA01AB1234' });
  for (const spelling of ['vehicle_colour', 'vehicle_color']) {
    const answer = await saying({ status: 'VALID', [spelling]: 'RED' }, vehicle);
    assert.equal(answer?.outcome === 'answered' && answer.record.rc_color, 'RED', spelling);
  }
  const udyam = question('udhyogAdhaar.auth', { uan: 'UDYAM-KA-03-0000001' });
  const nic_codes = [{ nic_2_digit: '14', nic_4_digit: 'Apparel', nic_5_digit: '14101 - All - types' }];
  const answer = await saying({ status: 'SUCCESS', nic_codes }, udyam);
  assert.deepEqual(answer?.outcome === 'answered' && answer.record.industry, [
    {
      ...{ industryCode: '14', industry: '', subSectorCode: '', subSector: 'Apparel' },
      ...{ nicCode: '14101', activityDescription: 'All - types', activity: '' },
    },
  ]);
  assert.equal((await saying({ status: 'UDYAM_IS_CANCELLED' }, udyam))?.outcome, 'not_found');
  // The other shape that the reference shows: not read, and never taken for a no.
  assert.equal((await saying({ status: 'VALID', enterprise_data: {} }, udyam))?.outcome, 'source_down');
});
