import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { verifyPdfSignatures } from '@pramaan/readers/pdf-signature/verify.ts';
import type { Sandbox } from '../../../../test/sandbox.ts';
import { sharedSandbox } from '../../../../test/shared-sandbox.ts';
import type { LockerWidget } from '../port.ts';
import { refusal, settingsFor, signIn, value } from '../sign-in.test-help.ts';
import { type DigilockerSettings, digilocker } from './digilocker.ts';
import { keyHash } from './pull-document.ts';

let sandbox: Sandbox;
before(async () => {
  sandbox = await sharedSandbox({ slowMs: 300, holdMs: 3_000 });
});
beforeEach(() => sandbox.clear());
after(async () => {
  await sandbox.stop();
});
const locker = (more: Partial<DigilockerSettings> = {}) => digilocker(settingsFor(sandbox.url, more));
const api = () => `${sandbox.url}/digilocker/requester/api/2`;
const query = ({ appId, hash, timestamp }: LockerWidget) =>
  new URLSearchParams({ app_id: appId, hash, ts: String(timestamp), origin: 'http://localhost:3000' });

/** Chooses a document in the pop-up, and gives what the product's callback would be called with. */
async function shared(mobile: string, doctype: string): Promise<Record<string, string>> {
  const opened = await fetch(`${api()}/open?${query(locker().widget(new Date()))}`, { redirect: 'manual' });
  const page = new URL(opened.headers.get('location') ?? '', sandbox.url).href;
  await signIn(page, mobile);
  const uris = [...(await (await fetch(page)).text()).matchAll(/name="uri" value="([^"]+)"/g)];
  const uri = uris.map(([, each = '']) => each).find((each) => each.includes(`-${doctype}-`)) ?? '';
  const done = await fetch(`${page}/choose`, { method: 'POST', body: new URLSearchParams({ uri }) });
  const script = await done.text();
  assert.match(script, /"http:\/\/localhost:3000"\)/);
  const sent = /digilocker: ("(?:[^"\\]|\\.)*")/.exec(script)?.[1] ?? '""';
  return JSON.parse(JSON.parse(sent)) as Record<string, string>;
}

test('the script is plain, names no other host, and the server lets in the right app alone', async () => {
  const { script } = locker().widget(new Date());
  const reply = await fetch(script);
  const text = await reply.text();
  assert.match(reply.headers.get('content-type') ?? '', /javascript/);
  assert.ok(!/https?:\/\//.test(text));
  // It parses: a broken script would draw no button and say nothing.
  assert.doesNotThrow(() => new Function(text));
  const check = async (tag: LockerWidget) =>
    ((await (await fetch(`${api()}/check?${query(tag)}`)).json()) as { allowed: boolean }).allowed;
  const good = locker().widget(new Date());
  assert.equal(await check(good), true);
  assert.equal(await check({ ...good, hash: '0'.repeat(64) }), false);
  assert.equal(await check({ ...good, timestamp: good.timestamp + 1 }), false);
  assert.equal(await check(locker({ appSecret: 'wrong' }).widget(new Date())), false);
  assert.equal(await check(locker().widget(new Date(Date.now() - 3_600_000))), false);
  const refused = await fetch(`${api()}/open?${query({ ...good, hash: '0'.repeat(64) })}`);
  assert.equal(refused.status, 403);
});

test('shared in the pop-up: the callback’s seven members, then the signed PDF by uri and txn', async () => {
  const told = await shared('9000000011', 'PANCR');
  assert.deepEqual(Object.keys(told), [
    'uri',
    'docType',
    'source',
    'txn',
    'filename',
    'contentType',
    'sharedTill',
  ]);
  const { uri = '', txn = '' } = told;
  assert.equal(uri, 'in.gov.pan-PANCR-AAAPZ1234C');
  const file = value(await locker().pullShared(uri, txn));
  assert.equal(file.mediaType, 'application/pdf');
  const root = await (await fetch(`${sandbox.url}/signing/root.pem`)).text();
  const [signature] = verifyPdfSignatures(file.bytes, { roots: [readCertificate(root).x509.raw] });
  assert.ok(signature?.state === 'valid' && signature.whole);
  const report = new URLSearchParams({ txn, result: 'SUCCESS' });
  await fetch(`${api()}/report`, { method: 'POST', body: report });
  assert.deepEqual(await sandbox.json(`/digilocker/requester/api/2/report/${txn}`), { result: 'SUCCESS' });

  refusal(await locker({ appSecret: 'wrong' }).pullShared(uri, txn), 'not_found');
  refusal(await locker({ orgId: 'other' }).pullShared(uri, txn), 'not_found');
  refusal(await locker().pullShared(uri, '123456789012'), 'not_found');
  refusal(await locker().pullShared('in.gov.uidai-ADHAR-x', txn), 'not_found');
  refusal(await locker().pullShared('http://localhost/x', txn), 'invalid_input');
  refusal(await locker().pullShared(uri, '<x/>'), 'invalid_input');
});

test('pending is told and comes later; a fault is waited out; issuers that are down are told', async () => {
  const late = await shared('9000000019', 'DRVLC');
  refusal(await locker().pullShared(late.uri ?? '', late.txn ?? ''), 'source_down');
  assert.ok(value(await locker().pullShared(late.uri ?? '', late.txn ?? '')).bytes.length > 0);
  const path = '/digilocker/public/requestor/api/pulldoc/1/xml';
  await sandbox.fault(path, '503');
  assert.ok(value(await locker().pullShared(late.uri ?? '', late.txn ?? '')).bytes.length > 0);
  await sandbox.fault(path, 'malformed', 3);
  refusal(await locker().pullShared(late.uri ?? '', late.txn ?? ''), 'source_down');
  const down = await shared('9000000018', 'PANCR');
  refusal(await locker().pullShared(down.uri ?? '', down.txn ?? ''), 'not_found');
});

test('the key hash is SHA-256 of the secret and the exact time text', () => {
  assert.equal(
    keyHash('key1', '2016-10-05T11:22:33.000+05:30'),
    // printf %s 'key12016-10-05T11:22:33.000+05:30' | sha256sum
    'dae24db9df189d1c20e82b3d54459916de311d9541281921facb2c41bfea6e3d',
  );
});
