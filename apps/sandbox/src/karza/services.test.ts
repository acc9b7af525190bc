import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { personAsked } from '@pramaan/documents/fixtures/fixture.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { buildSandbox } from '../app.ts';
import { resultFor } from './answer.ts';
import { requestFor, sampleAsked } from './sample-request.ts';
import { type Service, services } from './services.ts';

const app = await buildSandbox({ latencyMs: 0, slowMs: 0 });
const fixtures = await loadFixtures();
after(() => app.close());

const ask = (service: Service, body: Record<string, unknown>) =>
  app.inject({
    method: 'POST',
    url: service.vendor.path,
    payload: { ...body, clientData: { caseId: 'one' } },
    headers: { 'x-karza-key': 'k' },
  });

/** As it arrives: JSON knows no undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('there are services to play', () => assert.ok(services.length > 0));

for (const service of services) {
  test(`${service.ref}: answers every person's own fixture, in Karza's envelope`, async () => {
    for (const person of people) {
      const asked = sampleAsked(service, person);
      const answer = await ask(service, requestFor(service, asked));
      assert.equal(answer.statusCode, 200, answer.body);
      const body = answer.json();
      const v3 = service.vendor.path.includes('/v3/');
      assert.equal(v3 ? body.statusCode : body['status-code'], v3 ? 101 : '101', answer.body);
      assert.match(v3 ? body.requestId : body.request_id, /^[0-9a-f-]{36}$/);
      if (v3) assert.deepEqual(body.clientData, { caseId: 'one' });
      assert.deepEqual(
        Object.keys(body),
        v3 ? ['requestId', 'statusCode', 'result', 'clientData'] : ['request_id', 'result', 'status-code'],
      );
      // A number without an example of this person is answered as the first person's.
      const about = personAsked(service.method.capture, asked);
      assert.deepEqual(body.result, plain(resultFor(service, fixtures, about, asked)));
      assert.equal(Array.isArray(body.result), service.vendor.listed !== undefined);
    }
  });

  test(`${service.ref}: refuses a request without consent, and one without a required key`, async () => {
    const asked = sampleAsked(service, people[0]);
    const whole = requestFor(service, asked);
    const { consent: _, ...silent } = whole;
    const refused = (await ask(service, silent)).json();
    assert.equal(String(refused['status-code'] ?? refused.statusCode), '105');
    for (const [key, name] of Object.entries(service.vendor.request)) {
      if (service.method.capture[name]?.optional || !(key in whole)) continue;
      const { [key]: _left, ...rest } = whole;
      assert.equal((await ask(service, rest)).statusCode, 400, key);
    }
  });
}
