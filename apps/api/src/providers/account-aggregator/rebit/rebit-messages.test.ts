import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { caseFile } from '@pramaan/documents/fixtures/cases.ts';
import { newFetchKeys } from '../fetch-keys.ts';
import { fetchUntilDone } from '../fetch-until-done.ts';
import { approve, type Harness, startHarness } from '../harness.test-help.ts';
import { rebit } from './rebit.ts';
import { faultsOf, readYaml, type Yaml } from './yaml.test-help.ts';

let harness: Harness;
before(async () => {
  harness = await startHarness();
});
after(() => harness.stop());

interface Exchange {
  path: string;
  sent: unknown;
  status: number;
  got: unknown;
}

/** Everything that passes between the connector and the aggregator. */
function recorded(): { all: Exchange[]; stop(): void } {
  const real = globalThis.fetch;
  const all: Exchange[] = [];
  globalThis.fetch = async (input, init) => {
    const reply = await real(input, init);
    const url = new URL(String(input instanceof Request ? input.url : input));
    if (url.pathname.startsWith('/aa/') && typeof init?.body === 'string') {
      const got = await reply.clone().json();
      all.push({ path: url.pathname.slice(3), sent: JSON.parse(init.body), status: reply.status, got });
    }
    return reply;
  };
  return {
    all,
    stop: () => {
      globalThis.fetch = real;
    },
  };
}

/** Which definition each message is of: asked, answered. */
const kinds: Readonly<Record<string, [string, string]>> = {
  '/Consent': ['ConsentsRequest', 'ConsentsResponse'],
  '/Consent/handle': ['ConsentHandleRequest', 'ConsentHandleResponse'],
  '/Consent/fetch': ['ConsentFetchRequest', 'ConsentArtefact'],
  '/FI/request': ['FIRequest', 'FIResponse'],
  '/FI/fetch': ['FIFetchRequest', 'FIFetchResponse'],
  '/Consent/Notification': ['ConsentStatusNotification', 'NotificationResponse'],
};

const definitionsOf = (file: string): Yaml | null => {
  const text = caseFile(`07-account-aggregator/${file}`)?.toString('utf8');
  const whole = text === undefined ? '' : readYaml(text);
  return typeof whole === 'object' && !Array.isArray(whole) ? (whole.definitions ?? null) : null;
};

test('what connector and sandbox say to each other is what ReBIT’s own descriptions ask for', async (context) => {
  const [aa, fiu] = [definitionsOf('rebit-AA_2_0_0.yaml'), definitionsOf('rebit-FIU_2_0_0.yaml')];
  if (!aa || !fiu) return context.skip('no third-party cases here');
  const tape = recorded();
  try {
    const port = rebit(harness.rebitSettings);
    const keys = newFetchKeys();
    const range = { from: '2026-08-01', to: '2026-09-30' };
    const given = await port.askConsent({
      person: '9000000012',
      purpose: 104,
      range,
      keepFor: { unit: 'YEAR', value: 1 },
      lasts: { unit: 'YEAR', value: 1 },
      frequency: { unit: 'DAY', value: 1 },
      fetchType: 'PERIODIC',
      mode: 'STORE',
      redirect: 'http://localhost:3000/back',
    });
    assert.ok(given.ok);
    await port.consent(given.value.handle);
    await approve(given.value.url);
    const session = await port.requestData(given.value.handle, range, keys);
    assert.ok(session.ok);
    await port.readData(session.value, keys);
    const read = await fetchUntilDone(port, session.value, keys, { patienceMs: 2_000, pauseMs: 20 });
    assert.ok(read.ok && read.value.state === 'complete');
    await harness.notified(({ event }) => event.ok && event.value.kind === 'data');
    assert.ok((await port.revoke(given.value.handle)).ok);
    await harness.notified(
      ({ event }) => event.ok && event.value.kind === 'consent' && event.value.status === 'REVOKED',
    );
    await port.readData(session.value, keys);
  } finally {
    tape.stop();
  }
  const faults: string[] = [];
  let messages = 0;
  const check = (definitions: Yaml, name: string, value: unknown) => {
    faults.push(...faultsOf(definitions, name, value));
    messages += 1;
  };
  for (const { path, sent, status, got } of tape.all) {
    const [asked, answered] = kinds[path] ?? ['', ''];
    check(aa, asked, sent);
    check(aa, status === 200 ? answered : 'ErrorResponse', got);
    const signed =
      status === 200 && path === '/Consent/fetch'
        ? String((got as { signedConsent: string }).signedConsent)
        : '';
    if (signed)
      check(
        aa,
        'SignedConsentDetail',
        JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()),
      );
  }
  for (const { path, raw, reply } of harness.arrived) {
    check(
      fiu,
      path.endsWith('/FI/Notification') ? 'FIStatusNotification' : 'ConsentStatusNotification',
      JSON.parse(raw.body),
    );
    check(fiu, 'NotificationResponse', JSON.parse(reply.body));
  }
  assert.deepEqual(faults, []);
  assert.deepEqual(new Set(tape.all.map(({ path }) => path)), new Set(Object.keys(kinds)));
  assert.ok(tape.all.some(({ status }) => status !== 200));
  assert.ok(messages >= 24, `only ${messages} messages`);
  context.diagnostic(`${messages} messages held against 2 third-party API descriptions`);
});

test('the checker finds what it is for', (context) => {
  const aa = definitionsOf('rebit-AA_2_0_0.yaml');
  if (!aa) return context.skip('no third-party cases here');
  const missing = faultsOf(aa, 'ConsentHandleRequest', { ver: '2.0.0', timestamp: 'now', txnid: 'x' });
  assert.deepEqual(missing, ['ConsentHandleRequest: lacks ConsentHandle']);
  const wrong = { ver: '', timestamp: '', txnid: '', ConsentHandle: '', ConsentStatus: { status: 'MAYBE' } };
  assert.deepEqual(faultsOf(aa, 'ConsentHandleResponse', wrong), [
    'ConsentHandleResponse.ConsentStatus.status: MAYBE',
  ]);
  const deep = {
    ver: '',
    timestamp: '',
    txnid: '',
    FI: [{ fipID: '', data: [{}], KeyMaterial: { curve: 'P-256' } }],
  };
  assert.ok(faultsOf(aa, 'FIFetchResponse', deep).length >= 6);
  assert.deepEqual(faultsOf(aa, 'Nothing', {}), ['there is no definition Nothing']);
});
