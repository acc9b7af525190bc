import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import {
  downloadFile,
  finishUpload,
  sendPart,
  startUpload,
  uploadFile,
} from '@pramaan/contract/calls/files.ts';
import { form, picture, uploaded } from '../../../test/ask.ts';
import type { Caller } from '../../../test/caller.ts';
import { filesOnDisk } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';

let world: World;
let asha: Caller;
let id: string;
before(async () => {
  world = await startWorld({ s3: true });
  [asha, id] = [await world.as('asha'), await world.id('asha')];
});
after(() => world.close());
afterEach(() => world.sandbox.clear());

const object = '/s3/:bucket/*';
const send = async () =>
  asha.call(uploadFile, {
    params: { applicantId: id, docType: 'pan' },
    body: form('file', 'pan.jpg', await picture()),
  });
const rows = async () => Number((await world.direct('select count(*) as rows from upload')).at(-1)?.rows);

test('with files in S3 a file goes there and comes back, whole and in parts, and none is on the disk', async () => {
  const fileId = await uploaded(asha, id, 'pan');
  const back = await asha.call(downloadFile, { params: { id, fileId } });
  assert.equal(back.raw.headers['content-type'], 'image/jpeg');
  const bytes = await picture();
  const { uploadId } = (
    await asha.call(startUpload, {
      params: { applicantId: id, docType: 'pan' },
      body: { name: 'pan.jpg', bytes: bytes.length },
    })
  ).ok;
  const params = { applicantId: id, uploadId, from: '0' };
  await asha.call(sendPart, { params, body: form('part', 'part', bytes) });
  const done = await asha.call(finishUpload, { params: { applicantId: id, uploadId }, body: {} });
  assert.equal(done.success, true, done.raw.body);
  assert.deepEqual(await filesOnDisk(world), []);
});

test('a store that is down: a sentence, nothing half kept, readiness says so, and it goes on when the store is back', async () => {
  const before_ = await rows();
  const fileId = await uploaded(asha, id, 'pan');
  await world.sandbox.fault(object, '503', 30);
  const refused = await send();
  assert.deepEqual([refused.status, refused.code], [503, 'FILES_DOWN']);
  assert.match(refused.message, /Try again in a few minutes\.$/);
  assert.equal((await asha.call(downloadFile, { params: { id, fileId } })).code, 'FILES_DOWN');
  assert.equal(await rows(), before_ + 1);
  await world.sandbox.clear();
  await world.sandbox.fault('*', 'reset', 10);
  const ready = await world.app.inject('/health/ready');
  assert.deepEqual([ready.statusCode, ready.json()], [503, { status: 'file storage is not responding' }]);
  await world.sandbox.clear();
  assert.equal((await world.app.inject('/health/ready')).statusCode, 200);
  assert.equal((await send()).success, true);
});
