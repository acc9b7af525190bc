import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  downloadFile,
  finishUpload,
  getUploadState,
  sendPart,
  startHandover,
  startUpload,
} from '@pramaan/contract/calls/files.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { form } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { filesOnDisk } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { smallPdf } from '../../isolated/hostile/small-pdf.test-help.ts';

let world: World;
let asha: Caller;
let applicantId: string;
before(async () => {
  world = await startWorld();
  [asha, applicantId] = [await world.as('asha'), await world.id('asha')];
});
after(() => world.close());

const part = limits.filePart;
/** A PDF of so many bytes: what follows its end is a comment. */
const pdfOf = (bytes: number) => {
  const head = Buffer.from(smallPdf());
  return Buffer.concat([head, Buffer.from('%'.repeat(Math.max(0, bytes - head.length)))]);
};
const begin = async (bytes: number, caller = asha, docType = 'nrega') =>
  (await caller.call(startUpload, { params: { applicantId, docType }, body: { name: 'paper.pdf', bytes } }))
    .ok.uploadId;
const send = (uploadId: string, from: number, bytes: Buffer, caller = asha) =>
  caller.call(sendPart, {
    params: { applicantId, uploadId, from: String(from) },
    body: form('part', 'part', bytes),
  });
const state = (uploadId: string) => asha.call(getUploadState, { params: { applicantId, uploadId } });
const finish = (uploadId: string, body = {}) =>
  asha.call(finishUpload, { params: { applicantId, uploadId }, body });

test('a file in parts, one of them sent twice and one too early, arrives whole and leaves no parts behind', async () => {
  const bytes = pdfOf(2 * part + 100);
  const before_ = (await filesOnDisk(world)).length;
  const uploadId = await begin(bytes.length);
  assert.equal((await send(uploadId, 0, bytes.subarray(0, part))).ok.received, part);
  const early = await send(uploadId, 2 * part, bytes.subarray(2 * part));
  assert.deepEqual([early.status, early.code], [409, 'CONFLICT']);
  assert.match(early.message, new RegExp(`from byte ${part}\\.`));
  assert.equal((await send(uploadId, 0, bytes.subarray(0, part))).ok.received, part, 'a repeat does no harm');
  const notYet = await finish(uploadId);
  assert.deepEqual([notYet.status, notYet.code], [409, 'CONFLICT']);
  assert.equal((await send(uploadId, part, bytes.subarray(part, 2 * part))).ok.received, 2 * part);
  assert.deepEqual((await state(uploadId)).ok, { received: 2 * part, bytes: bytes.length });
  assert.equal((await send(uploadId, 2 * part, bytes.subarray(2 * part))).ok.received, bytes.length);
  const { fileId } = (await finish(uploadId)).ok;
  const back = await asha.call(downloadFile, { params: { id: applicantId, fileId } });
  assert.deepEqual(back.raw.rawPayload, bytes);
  assert.equal((await filesOnDisk(world)).length, before_ + 1);
  assert.equal((await finish(uploadId)).ok.fileId, fileId, 'an answer that was lost can be asked for again');
  assert.equal((await filesOnDisk(world)).length, before_ + 1);
});

test('two parts sent at once: one is taken, and nothing is written twice', async () => {
  const bytes = pdfOf(2 * part);
  const uploadId = await begin(bytes.length);
  const both = await Promise.all([0, 0].map(() => send(uploadId, 0, bytes.subarray(0, part))));
  assert.deepEqual(
    both.map((reply) => reply.ok.received),
    [part, part],
  );
  assert.deepEqual((await state(uploadId)).ok.received, part);
});

test('more bytes than were announced, an empty part, one too large and a size beyond the limit are refused', async () => {
  const uploadId = await begin(100);
  assert.equal((await send(uploadId, 0, Buffer.alloc(101, 37))).status, 400);
  assert.equal((await send(uploadId, 0, Buffer.alloc(0))).status, 400);
  assert.equal((await send(uploadId, 0, Buffer.alloc(part + 1, 37))).status, 400);
  assert.equal((await state(uploadId)).ok.received, 0);
  for (const bytes of [0, -1, limits.file + 1, 1.5]) {
    const body = { name: 'x.pdf', bytes };
    const reply = await asha.call(startUpload, { params: { applicantId, docType: 'pan' }, body });
    assert.equal(reply.status, 400, String(bytes));
    assert.match(reply.message, /\.$/);
  }
});

test('as many bytes as the limit are begun, as many as were announced are taken, and not one more', async () => {
  const largest = await begin(limits.file);
  assert.deepEqual((await state(largest)).ok, { received: 0, bytes: limits.file });
  const uploadId = await begin(3);
  assert.equal((await send(uploadId, 0, Buffer.alloc(2, 37))).ok.received, 2);
  const gap = await send(uploadId, 3, Buffer.alloc(1, 37));
  assert.deepEqual([gap.code, gap.message], ['CONFLICT', 'A part is missing: go on from byte 2.']);
  const more = await send(uploadId, 2, Buffer.alloc(2, 37));
  assert.equal(more.message, 'The upload is larger than the file. Choose the file again.');
  assert.equal((await finish(uploadId)).message, 'The file is not whole yet: go on from byte 2.');
  assert.equal((await send(uploadId, 2, Buffer.alloc(1, 37))).ok.received, 3);
  assert.equal((await finish(uploadId)).code, 'FILE_REFUSED', 'whole, and no document');
  const gone = await state(uploadId);
  assert.deepEqual([gone.status, gone.message], [404, 'This upload has expired. Choose the file again.']);
});

test('another person cannot go on with it, nor see it', async () => {
  const uploadId = await begin(100);
  const ravi = await world.as('ravi');
  assert.equal((await send(uploadId, 0, Buffer.alloc(9, 37), ravi)).status, 403);
  const own = await world.id('ravi');
  const reply = await ravi.call(getUploadState, { params: { applicantId: own, uploadId } });
  assert.equal(reply.status, 404);
});

test('a whole file that is none is refused with its sentence, and its parts are gone', async () => {
  const before_ = (await filesOnDisk(world)).length;
  const uploadId = await begin(50);
  await send(uploadId, 0, Buffer.alloc(50, 65));
  const reply = await finish(uploadId);
  assert.equal(reply.code, 'FILE_REFUSED');
  assert.equal((await filesOnDisk(world)).length, before_);
});

test('half a file that nobody goes on with is forgotten after a day, with its parts', async () => {
  const uploadId = await begin(part + 1);
  await send(uploadId, 0, Buffer.alloc(part, 37));
  const before_ = (await filesOnDisk(world)).length;
  await world.product.halves.tidy();
  assert.equal((await filesOnDisk(world)).length, before_, 'not yet');
  await world.product.halves.tidy(Date.now() + limits.partialFileLife + 60_000);
  assert.equal((await state(uploadId)).status, 404);
  assert.ok((await filesOnDisk(world)).length < before_);
});

test('a link for a phone that ended a day ago is forgotten by the same job', async () => {
  await asha.call(startHandover, { params: { applicantId, docType: 'nrega' } });
  const links = async () =>
    Number((await world.direct('select count(*) as links from handover')).at(-1)?.links ?? 0);
  await world.product.halves.tidy();
  assert.equal(await links(), 1, 'not yet');
  await world.product.halves.tidy(Date.now() + limits.handoverLife + limits.partialFileLife + 60_000);
  assert.equal(await links(), 0);
});

test('of more than ten half-sent files the oldest is forgotten: a cancelled one stands in nobody’s way', async () => {
  const first = await begin(10);
  for (let more = 0; more < 9; more++) await begin(10);
  assert.equal((await state(first)).status, 200, 'ten are none too many');
  await begin(10);
  assert.equal((await state(first)).status, 404);
});
