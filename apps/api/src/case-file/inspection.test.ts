import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { getApplicant } from '@pramaan/contract/calls/applicants.ts';
import { createFormPdf, uploadForm } from '@pramaan/contract/calls/application-forms.ts';
import { giveConsent } from '@pramaan/contract/calls/consent.ts';
import * as files from '@pramaan/contract/calls/files.ts';
import { putLogo } from '@pramaan/contract/calls/settings.ts';
import * as issuedDocuments from '@pramaan/contract/calls/stored-files.ts';
import { calls } from '@pramaan/contract/calls.ts';
import type { Call } from '@pramaan/contract/define.ts';
import { form, picture } from '../../test/ask.ts';
import type { Caller } from '../../test/caller.ts';
import { eicar } from '../../test/eicar.ts';
import { filesOnDisk } from '../../test/everything.ts';
import { startWorld, type World } from '../../test/world.ts';
import { infected } from './inspection.ts';

let world: World;
let asha: Caller;
let owner: Caller;
let id: string;
let custId: string;
let bad: Buffer;
const badPdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), eicar, Buffer.from('\n%%EOF\n')]);
before(async () => {
  world = await startWorld({ antivirus: true });
  [asha, id] = [await world.as('asha'), await world.id('asha')];
  owner = await world.as('owner');
  custId = (await asha.call(getApplicant, { params: { id } })).ok.custId;
  await asha.call(giveConsent, { params: { id }, body: { purpose: 'bank' } });
  // A photo that would be taken, but for what hangs on it.
  bad = Buffer.concat([await picture(), eicar]);
});
after(() => world.close());
afterEach(() => world.sandbox.clear());

const stored = async () => {
  const rows = await world.direct('select count(*) as rows from upload');
  return [Number(rows.at(-1)?.rows), (await filesOnDisk(world)).length];
};

test('every call that takes a file refuses one with a virus, keeps nothing, and the lender can read of it', async (t) => {
  const before_ = await stored();
  // Parts are looked at when they are put together; the HTML of a form is compared as text, and none of it is kept.
  const apart: readonly Call[] = [files.sendPart, createFormPdf];
  const taking = calls.filter((call) => call.files.length > 0 && !apart.includes(call));
  assert.ok(taking.length >= 8, `${taking.length} calls take a file`);
  const { link } = (await asha.call(files.startHandover, { params: { applicantId: id, docType: 'pan' } })).ok;
  const { url } = (await asha.call(issuedDocuments.getSignedUrl, { body: { fileName: 'x', type: 0 } })).ok;
  const params = {
    applicantId: id,
    docType: 'pan',
    token: link.split('/').at(-1),
    ticket: url.split('/').at(-1),
    id,
  };
  /** What a call of the contract wants beside its file. */
  const texts: Record<string, string> = {
    applicantId: id,
    custId,
    docType: 'pan',
    name: 'Paper',
    type: 'Agreement',
    bankName: 'HDFC Bank',
    formType: 'home-loan',
  };
  for (const call of taking) {
    const known = (call.body as unknown as { shape?: object }).shape ?? {};
    const own = Object.fromEntries(Object.entries(texts).filter(([name]) => name in known));
    const field = call.files[0] ?? 'file';
    const sent = call === uploadForm ? badPdf : bad;
    // What is about no applicant is a lender's own, like its logo.
    const giver = call === putLogo ? owner : asha;
    const reply = await giver.call(call, { params, body: form(field, 'photo.jpg', sent, own) });
    assert.equal(reply.code, 'FILE_REFUSED', `${call.path}: ${reply.raw.body}`);
    assert.equal(reply.message, infected, call.path);
  }
  assert.deepEqual(await stored(), before_);
  const rows = await world.direct(
    "select applicant_id, detail from audit where action = 'upload.infected' order by audit.id",
  );
  // A document of nobody's, which is only looked at, stands in no lender's log.
  assert.equal(rows.length, taking.filter(({ path }) => path !== '/issued-documents/verify').length);
  assert.deepEqual(rows[0]?.detail, { found: 'Eicar-Test-Signature', bytes: bad.length });
  t.diagnostic(`${taking.length} calls: ${taking.map(({ path }) => path).join(' ')}`);
});

test('a virus in parts is found when they are put together, and the parts go', async () => {
  const before_ = await stored();
  const params = { applicantId: id, docType: 'pan' };
  const body = { name: 'photo.jpg', bytes: bad.length };
  const { uploadId } = (await asha.call(files.startUpload, { params, body })).ok;
  const half = bad.length - 30;
  for (const [from, part] of [
    [0, bad.subarray(0, half)],
    [half, bad.subarray(half)],
  ] as const)
    await asha.call(files.sendPart, {
      params: { applicantId: id, uploadId, from: String(from) },
      body: form('part', 'part', part),
    });
  const done = await asha.call(files.finishUpload, { params: { applicantId: id, uploadId }, body: {} });
  assert.deepEqual([done.code, done.message], ['FILE_REFUSED', infected]);
  assert.deepEqual(await stored(), before_);
});

test('an antivirus that does not answer keeps every file out, with a sentence; the next try goes well', async () => {
  const before_ = await stored();
  const params = { applicantId: id, docType: 'pan' };
  const send = async () =>
    asha.call(files.uploadFile, { params, body: form('file', 'photo.jpg', await picture()) });
  for (const kind of ['reset', 'malformed', 'timeout']) {
    await world.sandbox.fault('/clamd', kind);
    const reply = await send();
    assert.equal(reply.code, 'FILE_UNCHECKED', kind);
    assert.match(reply.message, /cannot check this file for viruses right now\. Nothing was saved/);
  }
  await world.sandbox.fault('/clamd', 'max-retries');
  assert.match((await send()).message, /larger than the virus check takes/);
  assert.deepEqual(await stored(), before_);
  assert.equal((await send()).success, true);
});
