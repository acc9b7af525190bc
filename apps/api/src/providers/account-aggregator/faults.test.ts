import assert from 'node:assert/strict';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { createLocalJWKSet, createRemoteJWKSet } from 'jose';
import type { Outcome, Reason } from '../bank-aggregator/outcome.ts';
import { signBody } from './detached-jws.ts';
import { newFetchKeys } from './fetch-keys.ts';
import { fetchUntilDone } from './fetch-until-done.ts';
import { approve, type Harness, startHarness } from './harness.test-help.ts';
import type { AccountAggregator, ConsentRequestInput, DataSession } from './port.ts';
import { rebit } from './rebit/rebit.ts';
import { setu } from './setu/setu.ts';

const range = { from: '2026-05-01', to: '2026-10-31' };
const keys = newFetchKeys();
const asked: ConsentRequestInput = {
  person: '9000000011@sandbox-aa',
  purpose: 101,
  range,
  keepFor: { unit: 'MONTH', value: 1 },
  lasts: { unit: 'DAY', value: 30 },
  frequency: { unit: 'MONTH', value: 20 },
  fetchType: 'PERIODIC',
  mode: 'STORE',
  redirect: 'http://localhost:3000/back',
};

let harness: Harness;
before(async () => {
  harness = await startHarness();
});
after(() => harness.stop());
beforeEach(async () => {
  await harness.sandbox.clear();
  await harness.sandbox.json('/aa/injected-faults', { method: 'DELETE' });
});

/** A connector whose breakers nobody has used. */
const fresh = (name: 'rebit' | 'setu', more: { timeoutMs?: number } = {}): AccountAggregator =>
  name === 'rebit'
    ? rebit({ ...harness.rebitSettings, ...more })
    : setu({ ...harness.setuSettings, ...more });

function refusal(outcome: Outcome<unknown>, reason: Reason): void {
  assert.ok(!outcome.ok, `expected ${reason}`);
  assert.equal(outcome.reason, reason, outcome.detail);
  assert.match(outcome.detail, /^[A-Z].*\.$/);
  assert.doesNotMatch(outcome.detail, /90000000|sandbox-aa|Asha/i);
}

async function agreed(aggregator: AccountAggregator): Promise<string> {
  const given = await aggregator.askConsent(asked);
  assert.ok(given.ok, JSON.stringify(given));
  await approve(given.value.url);
  return given.value.handle;
}

async function opened(aggregator: AccountAggregator): Promise<DataSession> {
  const session = await aggregator.requestData(await agreed(aggregator), range, keys);
  assert.ok(session.ok, JSON.stringify(session));
  const done = await fetchUntilDone(aggregator, session.value, keys, { patienceMs: 2_000, pauseMs: 20 });
  assert.ok(done.ok && done.value.state === 'complete');
  return session.value;
}

const paths = {
  rebit: { ask: '/aa/Consent', state: '/aa/Consent/handle', request: '/aa/FI/request', read: '/aa/FI/fetch' },
  setu: {
    ask: '/setu/v2/consents',
    state: '/setu/v2/consents/:id',
    request: '/setu/v2/sessions',
    read: '/setu/v2/sessions/:id',
  },
};

for (const name of ['rebit', 'setu'] as const)
  test(`${name}: whatever fails, the outcome says so, and one failure is survived`, async (context) => {
    const at = paths[name];
    const session = await opened(fresh(name));
    let tried = 0;
    for (const kind of ['500', '503', 'malformed', 'invalid-input', 'max-retries', 'reset', 'timeout']) {
      const calls: [string, (port: AccountAggregator) => Promise<Outcome<unknown>>][] = [
        [at.ask, (port) => port.askConsent(asked)],
        [at.state, (port) => port.consent(session.handle)],
        [at.request, (port) => port.requestData(session.handle, range, keys)],
        [at.read, (port) => port.readData(session, keys)],
      ];
      for (const [path, run] of calls) {
        // Each try waits: every kind at one call, and one kind at every call.
        if (path !== at.read && kind !== '500') continue;
        await harness.sandbox.fault(path, kind, 3);
        const hasty = kind === 'timeout' ? { timeoutMs: 800 } : {};
        refusal(await run(fresh(name, hasty)), 'source_down');
        await harness.sandbox.clear();
        if (kind === 'timeout') continue;
        await harness.sandbox.fault(path, kind, 1);
        assert.ok((await run(fresh(name))).ok, `${path} ${kind}`);
        tried += 1;
      }
    }
    assert.ok(tried >= 9);
    context.diagnostic(
      `${name}: ${tried} failures of a kind and a call, each told when it lasts and survived when it does not`,
    );
  });

test('setu: a client that is not known', async () => {
  const stranger = setu({ ...harness.setuSettings, productInstanceId: 'nobody' });
  refusal(await stranger.askConsent(asked), 'not_found');
  const tokenless = setu({ ...harness.setuSettings, token: () => Promise.reject(new Error('secret')) });
  refusal(await tokenless.askConsent(asked), 'source_down');
});

test('rebit: an answer without a good signature, of another time or version, is not believed', async () => {
  const session = await opened(fresh('rebit'));
  for (const [how, reason] of [
    ['wrong-signature', 'signature'],
    ['no-signature', 'signature'],
    ['stale', 'stale'],
    ['old-version', 'version'],
  ] as const)
    for (const run of [
      (port: AccountAggregator) => port.askConsent(asked),
      (port: AccountAggregator) => port.consent(session.handle),
      (port: AccountAggregator) => port.readData(session, keys),
    ]) {
      await harness.injectedFaults(how);
      refusal(await run(fresh('rebit')), reason);
    }
});

test('rebit: a record that was changed, made with another nonce or on another curve; the other account still comes', async () => {
  const session = await opened(fresh('rebit'));
  for (const how of ['tampered', 'wrong-nonce'] as const) {
    await harness.injectedFaults(how);
    const read = await fresh('rebit').readData(session, keys);
    assert.ok(read.ok);
    assert.deepEqual([read.value.state, read.value.accounts.length], ['partial', 1]);
    assert.equal(read.value.missing[0]?.reason, 'decryption');
    assert.match(read.value.missing[0]?.detail ?? '', /^[A-Z].*\.$/);
  }
  // Some banks call a key of X25519 by the older curve's name.
  await harness.injectedFaults('odd-curve');
  const odd = await fresh('rebit').readData(session, keys);
  assert.ok(odd.ok && odd.value.state === 'complete');
  const others = await fresh('rebit').readData(session, newFetchKeys());
  assert.ok(others.ok);
  assert.deepEqual(
    [others.value.state, others.value.missing.map(({ reason }) => reason)],
    ['failed', ['decryption', 'decryption']],
  );
});

test('rebit: the aggregator refuses a wrong key of ours and an unknown client', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = rebit({ ...harness.rebitSettings, signer: { privateKey, kid: 'lender-1' } });
  refusal(await forged.askConsent(asked), 'refused');
  refusal(await rebit({ ...harness.rebitSettings, apiKey: 'nobody' }).askConsent(asked), 'refused');
  const late = rebit({ ...harness.rebitSettings, now: () => Date.now() - 20 * 60_000 });
  refusal(await late.askConsent(asked), 'invalid_input');
});

test('rebit: keys of the aggregator that cannot be had are no wrong signature; keys of another are', async () => {
  const nowhere = createRemoteJWKSet(new URL('http://127.0.0.1:1/jwks.json'));
  refusal(
    await rebit({ ...harness.rebitSettings, aggregatorKeys: nowhere }).askConsent(asked),
    'source_down',
  );
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = createLocalJWKSet({
    keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256' } as never],
  });
  refusal(await rebit({ ...harness.rebitSettings, aggregatorKeys: other }).askConsent(asked), 'signature');
});

test('rebit: notifications that are late, of another version, of another aggregator, or say nothing known', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signer = { privateKey, kid: 'aa-1' };
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'aa-1', alg: 'RS256' };
  const port = rebit({
    ...harness.rebitSettings,
    aggregatorKeys: createLocalJWKSet({ keys: [jwk as never] }),
  });
  const good = () => ({
    ver: '2.0.0',
    timestamp: new Date().toISOString(),
    txnid: randomUUID(),
    Notifier: { type: 'AA', id: 'SANDBOX-AA' },
    ConsentStatusNotification: { consentId: 'c', consentHandle: 'h', consentStatus: 'ACTIVE' },
  });
  const told = async (message: object | string) => {
    const body = typeof message === 'string' ? message : JSON.stringify(message);
    const headers = { 'x-jws-signature': await signBody(body, signer) };
    return port.readNotification({ headers, body }, harness.firstTime);
  };
  const first = await told(good());
  assert.ok(first.event.ok);
  assert.equal(first.reply.status, 200);
  assert.equal(JSON.parse(first.reply.body).response, 'OK');
  for (const [message, reason, status] of [
    [{ ...good(), timestamp: new Date(Date.now() - 16 * 60_000).toISOString() }, 'stale', 400],
    [{ ...good(), timestamp: 'yesterday' }, 'stale', 400],
    [{ ...good(), ver: '1.1.2' }, 'version', 404],
    [{ ...good(), Notifier: { type: 'AA', id: 'OTHER-AA' } }, 'refused', 401],
    [{ ...good(), ConsentStatusNotification: { consentStatus: 'MAYBE' } }, 'invalid_input', 400],
    [{ ...good(), ConsentStatusNotification: undefined }, 'invalid_input', 400],
    [{ ...good(), txnid: '' }, 'invalid_input', 400],
    ['[]', 'unreadable', 400],
    ['null', 'unreadable', 400],
    ['{', 'unreadable', 400],
  ] as const) {
    const { event, reply } = await told(message);
    refusal(event, reason);
    assert.equal(reply.status, status);
    assert.ok(reply.headers['x-jws-signature']);
    const said = JSON.parse(reply.body);
    assert.ok(said.errorCode && said.errorMsg && said.ver === '2.0.0');
  }
});

test('setu: without its key no webhook is believed', async () => {
  const port = setu({ ...harness.setuSettings, webhookKeys: null });
  const body = '{"type":"CONSENT_STATUS_UPDATE"}';
  const { event, reply } = await port.readNotification({ headers: {}, body }, harness.firstTime);
  refusal(event, 'signature');
  assert.equal(reply.status, 401);
});
