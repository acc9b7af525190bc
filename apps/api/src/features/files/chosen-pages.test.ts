import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  downloadFile,
  finishUpload,
  getFileReading,
  getUploadPages,
  sendPart,
  startUpload,
} from '@pramaan/contract/calls/files.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { demoPersonCalled, type InventedPerson } from '@pramaan/specimens/people.ts';
import { specimenCalled } from '@pramaan/specimens/specimens.ts';
import sharp from 'sharp';
import { form } from '../../../test/ask.ts';
import { filesOnDisk } from '../../../test/everything.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { pdfOf } from '../../isolated/ocr/pdf-of-pages.test-help.ts';

let world: World;
before(async () => {
  world = await startWorld();
});
after(() => world.close());

test('of a PDF with many pages only those that were chosen are stored and read, and the others are gone', async () => {
  const asPhoto = async (name: string) => {
    const found = specimenCalled(name);
    const person = demoPersonCalled('asha') as InventedPerson;
    return found
      ? sharp(await found.make(person))
          .flatten()
          .jpeg()
          .toBuffer()
      : Buffer.alloc(0);
  };
  const cards = { pictures: [await asPhoto('aadhaar-back')] };
  const bytes = Buffer.from(
    await pdfOf([cards, { pictures: [await asPhoto('pan-2018')] }, { lines: ['Last page'] }]),
  );
  const before_ = (await filesOnDisk(world)).length;
  const [asha, applicantId] = [await world.as('asha'), await world.id('asha')];
  const begun = await asha.call(startUpload, {
    params: { applicantId, docType: 'pan' },
    body: { name: 'paper.pdf', bytes: bytes.length },
  });
  const upload = { applicantId, uploadId: begun.ok.uploadId };
  const pages = (from: number) => asha.call(getUploadPages, { params: { ...upload, from: String(from) } });
  assert.equal((await pages(1)).code, 'CONFLICT', 'not whole yet');
  for (let from = 0; from < bytes.length; from += limits.filePart)
    await asha.call(sendPart, {
      params: { ...upload, from: String(from) },
      body: form('part', 'part', bytes.subarray(from, from + limits.filePart)),
    });
  const shown = (await pages(1)).ok;
  assert.deepEqual([shown.pages, shown.signed, shown.images.length], [3, false, 3]);
  for (const image of shown.images) {
    const { width = 0, height = 0 } = await sharp(
      Buffer.from(image.split(',')[1] ?? '', 'base64'),
    ).metadata();
    assert.ok(Math.max(width, height) <= 320, 'too small for a number to be read');
  }
  assert.equal((await pages(4)).code, 'FILE_REFUSED');
  const { fileId, covered } = (await asha.call(finishUpload, { params: upload, body: { pages: [2] } })).ok;
  const params = { id: applicantId, fileId };
  assert.equal((await asha.call(downloadFile, { params })).raw.headers['content-type'], 'image/jpeg');
  const reading = await asha.call(getFileReading, { params, query: { method: 'pan.ocr' } });
  assert.equal(reading.ok.fields.find(({ path }) => path === 'number')?.value, 'AAAPZ1234C');
  assert.equal(covered, 0, 'no Aadhaar page came along');
  assert.equal((await filesOnDisk(world)).length, before_ + 1);
});
