import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { finishUpload, sendPart, startUpload } from '@pramaan/contract/calls/files.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { form, picture, uploaded } from '../../test/ask.ts';
import type { Caller } from '../../test/caller.ts';
import { startWorld, type World } from '../../test/world.ts';
import { newId } from '../platform/ids.ts';

/* Wherever a process dies, no file stays that no row names. */

let world: World;
let asha: Caller;
let id: string;
let lender: string;
before(async () => {
  world = await startWorld();
  [asha, id, lender] = [await world.as('asha'), await world.id('asha'), await world.lender('SARAL')];
});
after(() => world.close());

/** Ids of the lender's files as they lie in the folder. */
async function lying(): Promise<string[]> {
  const names = await readdir(join(world.product.config.dataDir, 'files', lender), { recursive: true }).catch(
    () => [],
  );
  return names.map((name) => name.split('/').at(-1) ?? '').filter((name) => name.length === 36);
}
const hourLater = () => world.age('file_to_remove.queued_at', '61 minutes');
const tidied = async () => {
  await hourLater();
  await world.product.retention.run();
};

test('bytes that were stored and never named go after an hour, and not before', async () => {
  const vault = await world.product.vault.of(lender, world.product.db);
  const file = newId();
  await world.product.store.put(lender, file, vault, Buffer.from('stored, and then the process died'));
  await world.product.retention.run();
  assert.ok((await lying()).includes(file), 'its row may still be on the way');
  await tidied();
  assert.ok(!(await lying()).includes(file));
});

test('what a row names stays, however long', async () => {
  const file = await uploaded(asha, id, 'pan');
  const before_ = await lying();
  const { uploadId } = (
    await asha.call(startUpload, {
      params: { applicantId: id, docType: 'pan' },
      body: { name: 'a.pdf', bytes: 600_000 },
    })
  ).ok;
  const params = { applicantId: id, uploadId, from: '0' };
  const sent = await asha.call(sendPart, {
    params,
    body: form('part', 'part', Buffer.alloc(limits.filePart)),
  });
  assert.equal(sent.ok.received, limits.filePart);
  const [part] = (await lying()).filter((name) => !before_.includes(name));
  assert.ok(part);
  await tidied();
  assert.deepEqual([(await lying()).includes(file), (await lying()).includes(part)], [true, true]);
  await world.direct(`delete from upload_session where id = '${uploadId}'`);
  await tidied();
  assert.ok(!(await lying()).includes(part), 'a part of a file that comes no more');
});

test('an upload is told as finished although its parts cannot be removed, and they go with the next removal', async () => {
  const before_ = await lying();
  const bytes = await picture();
  const at = { applicantId: id };
  const { uploadId } = (
    await asha.call(startUpload, {
      params: { ...at, docType: 'pan' },
      body: { name: 'pan.jpg', bytes: bytes.length },
    })
  ).ok;
  const params = { ...at, uploadId };
  await asha.call(sendPart, { params: { ...params, from: '0' }, body: form('part', 'part', bytes) });
  const [part] = (await lying()).filter((name) => !before_.includes(name));
  assert.ok(part);
  const { store } = world.product;
  const { remove } = store;
  store.remove = () => Promise.reject(new Error('The store is away.'));
  const done = await asha.call(finishUpload, { params, body: {} });
  store.remove = remove;
  assert.ok((await lying()).includes(part));
  await tidied();
  assert.ok(!(await lying()).includes(part));
  assert.ok((await lying()).includes(done.ok.fileId));
});

test('a row that is deleted by any statement frees its bytes', async () => {
  const file = await uploaded(asha, id, 'pan');
  await world.direct(`delete from upload where id = '${file}'`);
  assert.ok((await lying()).includes(file), 'as if the process had died before it removed them');
  await tidied();
  assert.ok(!(await lying()).includes(file));
});
