import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import * as locker from '@pramaan/contract/calls/locker.ts';
import { loadFixtures } from '@pramaan/documents/fixtures/load.ts';
import { people } from '@pramaan/documents/fixtures/people.ts';
import { recordAt } from '@pramaan/documents/tree.ts';
import { lockerDocuments } from '@pramaan/specimens/locker/locker-documents.ts';
import { type DocumentSigner, makeDocumentSigner } from '@pramaan/specimens/signed/digilocker.ts';
import type { Caller } from '../../../test/caller.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { signIn } from '../../providers/locker/sign-in.test-help.ts';
import { put, signedIn, uriOf } from './locker.test-help.ts';

/* Someone stands between the locker and us: they pass everything on, and change the files. */
type Change = (
  bytes: Buffer,
  path: string,
) => { bytes: Buffer; keepHmac: boolean } | Promise<{ bytes: Buffer; keepHmac: boolean }>;
const honest: Change = (bytes) => ({ bytes, keepHmac: true });
let change: Change = honest;
let target = '';

async function pass(request: IncomingMessage, reply: ServerResponse) {
  const sent: Buffer[] = [];
  for await (const part of request) sent.push(part as Buffer);
  const { host: _, connection: __, ...headers } = request.headers;
  const answer = await fetch(`${target}${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(sent.length > 0 ? { body: Buffer.concat(sent) } : {}),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isFile = answer.ok && /\/(?:file|xml|pulldoc)\//.test(request.url ?? '');
  const changed = isFile ? await change(bytes, request.url ?? '') : { bytes, keepHmac: true };
  const hmac = changed.keepHmac
    ? answer.headers.get('hmac')
    : createHmac('sha256', 'sandbox').update(changed.bytes).digest('base64');
  reply
    .writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      ...(hmac ? { hmac } : {}),
    })
    .end(changed.bytes);
}

const middle = createServer((request, reply) => void pass(request, reply));
let world: World;
let asha: Caller;
let id: string;
let stranger: DocumentSigner;
before(async () => {
  middle.listen(0, '127.0.0.1');
  await once(middle, 'listening');
  const { port } = middle.address() as AddressInfo;
  world = await startWorld({ lockerUrl: `http://127.0.0.1:${port}/digilocker/public` });
  target = world.sandbox.url;
  stranger = makeDocumentSigner();
  [asha, id] = [await world.as('asha'), await world.id('asha')];
});
beforeEach(() => {
  change = honest;
});
after(async () => {
  await world.close();
  middle.close();
});

const dl = async () => recordAt((await asha.call(getApplicant, { params: { id } })).ok.docs, 'dl', 'auth');
const altered: Change = (bytes) => ({
  bytes: Buffer.from(bytes.toString().replace('ASHA SAMPLE', 'USHA SAMPLE')),
  keepHmac: false,
});

test('changed on the way, with the HMAC it had: refused, and nothing is kept', async () => {
  const { token } = await signedIn(asha, id);
  const uri = await uriOf(asha, token, 'DRVLC');
  change = (bytes) => ({ ...(altered(bytes, '') as { bytes: Buffer }), keepHmac: true });
  const reply = await asha.call(locker.fetchLockerFile, { body: { uri, token } });
  assert.deepEqual([reply.status, reply.code], [200, 'FILE_REFUSED']);
  assert.match(reply.message, /changed on its way/);
  assert.equal(await dl(), undefined);
  change = honest;
  assert.equal(
    (await asha.call(locker.fetchLockerFile, { body: { uri, token } })).success,
    true,
    'and again it comes',
  );
});

test('changed with an HMAC that fits: the signature inside is broken, so it is refused', async () => {
  const { token } = await signedIn(asha, id);
  change = (bytes, path) => (path.includes('/xml/') ? altered(bytes, path) : { bytes, keepHmac: true });
  const reply = await asha.call(locker.fetchLockerFile, {
    body: { uri: await uriOf(asha, token, 'DRVLC'), token },
  });
  assert.equal(reply.code, 'FILE_REFUSED');
  assert.match(reply.message, /changed after/i);
  assert.equal(await dl(), undefined);
});

test('signed by a stranger under the right name: shown as unverified, for review, and never over a better record', async () => {
  const { token } = await signedIn(asha, id);
  const uri = await uriOf(asha, token, 'DRVLC');
  const fixtures = await loadFixtures();
  const document = lockerDocuments(people[0], fixtures).find((each) => each.uri === uri);
  change = (bytes, path) =>
    path.includes('/xml/')
      ? { bytes: Buffer.from(document?.xml(stranger) ?? ''), keepHmac: false }
      : { bytes, keepHmac: true };
  const forged = (await asha.call(locker.fetchLockerFile, { body: { uri, token } })).ok;
  const reply = await put(asha, id, 'id/dl', 'dlDigiLink', forged.url);
  const record = await dl();
  assert.deepEqual([record?.status, record?.source], ['needs_review', 'locker']);
  assert.match(record?.checks[0]?.detail ?? '', /^UNVERIFIED/);
  assert.match(reply.message, /Your lender will review it/);
  change = honest;
  const good = (await asha.call(locker.fetchLockerFile, { body: { uri, token } })).ok;
  assert.notEqual(good.fileId, forged.fileId, 'what was not trusted is fetched again');
  await put(asha, id, 'id/dl', 'dlDigiLink', good.url);
  assert.deepEqual([(await dl())?.status, (await dl())?.source], ['verified', 'issuer-signed']);
  await put(asha, id, 'id/dl', 'dlDigiLink', forged.url);
  assert.equal((await dl())?.source, 'issuer-signed');
});

/** Chooses a document in the widget's pop-up; what the callback is told. */
async function shared(mobile: string, doctype: string): Promise<{ uri: string; txn: string }> {
  const tag = (await asha.call(locker.getLockerWidget, { params: { id } })).ok;
  assert.match(tag.hash, /^[0-9a-f]{64}$/);
  assert.ok(Math.abs(tag.timestamp - Date.now() / 1000) < 60);
  const query = new URLSearchParams({
    app_id: tag.appId,
    hash: tag.hash,
    ts: String(tag.timestamp),
    origin: 'http://localhost:3000',
  });
  const opened = await fetch(`${target}/digilocker/requester/api/2/open?${query}`, { redirect: 'manual' });
  const page = new URL(opened.headers.get('location') ?? '', target).href;
  await signIn(page, mobile);
  const uris = [...(await (await fetch(page)).text()).matchAll(/name="uri" value="([^"]+)"/g)];
  const uri = uris.map(([, each = '']) => each).find((each) => each.includes(`-${doctype}-`)) ?? '';
  const done = await (
    await fetch(`${page}/choose`, { method: 'POST', body: new URLSearchParams({ uri }) })
  ).text();
  const text = /digilocker: ("(?:[^"\\]|\\.)*")/.exec(done)?.[1] ?? '""';
  return JSON.parse(JSON.parse(text)) as { uri: string; txn: string };
}
const pull = (body: { uri: string; txn: string }) =>
  asha.call(locker.fetchSharedLockerFile, { params: { id }, body: { uri: body.uri, txn: body.txn } });

test('the widget: the server fetches what was shared, proves the PDF’s signature, and gives it at its place', async () => {
  const told = await shared('9000000011', 'PANCR');
  const fetched = (await pull(told)).ok;
  assert.equal(fetched.link, fetched.url);
  assert.equal((await put(asha, id, 'id/pan', 'panDigiLink', fetched.link)).success, true);
  const tree = (await asha.call(getApplicant, { params: { id } })).ok.docs;
  const pan = recordAt(tree, 'pan', 'ocr');
  assert.deepEqual([pan?.status, pan?.source, pan?.data.number], ['verified', 'issuer-signed', 'AAAPZ1234C']);
  const aadhaar = (await pull(await shared('9000000011', 'ADHAR'))).ok;
  await put(asha, id, 'id/aadhaar', 'aadharDigiLink', aadhaar.url);
  const after = (await asha.call(getApplicant, { params: { id } })).ok.docs;
  assert.equal(recordAt(after, 'aadhaar', 'locker')?.data.uid, 'XXXX XXXX 9405');
  assert.equal((await put(asha, id, 'id/dl', 'dlDigiLink', aadhaar.url)).code, 'NOT_THIS_DOCUMENT');
});

test('the widget: another transaction, a foreign address, a changed PDF, an issuer that is late or down', async () => {
  const told = await shared('9000000011', 'VOTID');
  assert.equal((await pull({ ...told, txn: '123456789012' })).code, 'LOCKER_NOT_THERE');
  assert.equal((await pull({ ...told, uri: 'http://127.0.0.1:9/x' })).code, 'NOT_THIS_DOCUMENT');
  assert.equal((await pull({ ...told, txn: '<x/>' })).code, 'LOCKER_REFUSED');
  change = (bytes) => {
    const content = /<docContent>([^<]+)<\/docContent>/.exec(bytes.toString())?.[1] ?? '';
    const pdf = Buffer.from(content, 'base64');
    pdf.writeUInt8(pdf.readUInt8(200) ^ 1, 200);
    return { bytes: Buffer.from(bytes.toString().replace(content, pdf.toString('base64'))), keepHmac: true };
  };
  const changed = await pull(told);
  assert.equal(changed.code, 'FILE_REFUSED', changed.message);
  change = honest;
  assert.equal((await pull(told)).success, true);
  const late = await shared('9000000019', 'VOTID');
  assert.equal((await pull(late)).code, 'LOCKER_DOWN');
  assert.equal((await pull(late)).success, true);
  assert.equal((await pull(await shared('9000000018', 'PANCR'))).code, 'LOCKER_NOT_THERE');
});
