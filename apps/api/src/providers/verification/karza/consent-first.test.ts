import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { ConsentSaid } from '../port.ts';
import { karza } from './karza.ts';

const consent: ConsentSaid = {
  at: new Date('2026-11-23T10:00:00.500Z'),
  text: 'I agree that my number is checked.',
  ip: '203.0.113.7',
  place: { latitude: 12.9716, longitude: 77.5946 },
};

/** Asks for a number while the vendor answers its consent call with `reply`; what it was sent, and what came of it. */
async function asked(reply: unknown, said: ConsentSaid | undefined = consent) {
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').once('data', (body: string) => {
      sent.push([request.url, JSON.parse(body)]);
      const answer =
        request.url === '/first' ? reply : { 'status-code': '101', result: { name: 'ASHA SAMPLE' } };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const vendor = karza({ url: `http://127.0.0.1:${port}`, key: 'k', timeoutMs: 5_000 });
    const answer = await vendor.ask({
      vendor: { path: '/second', consentPath: '/first', request: { aadhaarNo: 'uid', name: 'name' } },
      values: { uid: '600000000011', name: 'ASHA SAMPLE' },
      ...{ check: 'aadhaar.kyc', idempotencyKey: 'key', mayAsk: async () => true },
      ...(said ? { consent: said } : {}),
    });
    return { sent, answer };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the consent is recorded first, and its key goes along with the number', async () => {
  const { sent, answer } = await asked({ statusCode: 101, result: { accessKey: 'key-1' } });
  assert.equal(answer.outcome, 'answered');
  const recorded = {
    consent: 'Y',
    ...{ lat: '12.9716', long: '77.5946', ipAddress: '203.0.113.7', name: 'ASHA SAMPLE' },
    ...{ consentTime: '1795428000', consentText: consent.text },
  };
  assert.deepEqual(sent, [
    ['/first', recorded],
    ['/second', { consent: 'Y', aadhaarNo: '600000000011', name: 'ASHA SAMPLE', accessKey: 'key-1' }],
  ]);
});

test('a person who does not share their place is asked about without it', async () => {
  const { place: _, ...placeless } = consent;
  const { sent } = await asked({ statusCode: 101, result: { accessKey: 'key-1' } }, placeless);
  const [[, recorded] = []] = sent as [string, Record<string, string>][];
  assert.deepEqual(Object.keys(recorded ?? {}), [
    ...['consent', 'ipAddress', 'name', 'consentTime', 'consentText'],
  ]);
});

test('without a recorded consent the number is never sent', async () => {
  for (const reply of [
    { statusCode: 102, result: {} },
    { statusCode: 101, result: { accessKey: '' } },
    'no',
  ]) {
    const { sent, answer } = await asked(reply);
    assert.equal(answer.outcome, 'source_down');
    assert.ok(!JSON.stringify(sent).includes('600000000011'));
  }
});
