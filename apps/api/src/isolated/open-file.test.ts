import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { degrade } from '@pramaan/specimens/degrade.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { kinds } from '@pramaan/specimens/kinds.ts';
import { demoPersonCalled, type InventedPerson, inventPerson } from '@pramaan/specimens/people.ts';
import { pdfWithAttachments } from '@pramaan/specimens/signed/attachment.ts';
import { specimenCalled } from '@pramaan/specimens/specimens.ts';
import { pdfOf } from './ocr/pdf-of-pages.test-help.ts';
import { openFile } from './open-file.ts';
import { openPdfFile } from './open-pdf-file.ts';
import type { FileInput, OpenedFile } from './opened-file.ts';

/** Nobody's signature is trusted. */
const signers = { roots: [], intermediates: [], sandboxRoot: null };

/** A thread that opens one file and tells what it loaded for it. */
const program = `
const { registerHooks } = require('node:module');
const { parentPort, workerData } = require('node:worker_threads');
const loaded = [];
registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
import(workerData.entry)
  .then(({ openFile }) => openFile(workerData.input))
  .then((opened) => parentPort.postMessage({ opened, loaded }));
`;

async function openAlone(input: FileInput): Promise<{ opened: OpenedFile; packages: Set<string> }> {
  const entry = new URL('./open-file.ts', import.meta.url).href;
  const worker = new Worker(program, { eval: true, env: {}, execArgv: [], workerData: { entry, input } });
  const [{ opened, loaded }] = (await once(worker, 'message')) as [
    { opened: OpenedFile; loaded: readonly string[] },
  ];
  await worker.terminate();
  const packages = loaded.flatMap((url) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []);
  return { opened, packages: new Set(packages) };
}

/** Each is a quarter to a half of what a thread loads, and a text without doubts, signed by nobody, needs none of them. */
const heavy = ['sharp', '@hyzyla/pdfium', 'tesseract.js-core', 'zxing-wasm', 'pkijs', 'zod'];

test('a PDF is opened with what its kind needs and no more: every thread loads it again', async () => {
  const paper = await specimenCalled('form-16')?.make(demoPersonCalled('asha') as InventedPerson);
  assert.ok(paper);
  const kept: FileInput = { bytes: paper, reader: null, passwords: [], signers };

  const alone = await openAlone(kept);
  assert.equal(alone.opened.mediaType, 'application/pdf');
  assert.ok(alone.packages.has('unpdf'), 'what was loaded is seen');
  assert.deepEqual(
    heavy.filter((name) => alone.packages.has(name)),
    [],
  );

  const read = await openAlone({ ...kept, reader: 'form-16' });
  assert.ok(read.opened.reading);
  assert.deepEqual(
    heavy.filter((name) => read.packages.has(name)),
    [],
    'a reader checks numbers by plain functions',
  );
});

test('a file inside a PDF is named, and nothing of it is read', async () => {
  const [said, hidden] = ['Net Pay 45000.00', 'Net Pay 99000.00'];
  const lines = [
    'PAYSLIP',
    'Sample Softworks Private Limited',
    'Gross Pay 50000.00',
    'Total Deductions 5000.00',
    said,
  ];
  const bytes = await pdfWithAttachments(lines, [{ name: 'pay.txt', bytes: Buffer.from(hidden) }]);
  const opened = await openFile({ bytes, reader: 'payslip', passwords: [], signers });
  assert.deepEqual(opened.attachments, ['pay.txt']);
  assert.equal(opened.reading?.fields.net?.value, '45000.00');
  assert.ok(!JSON.stringify(opened.reading).includes('99000'));
});

test('a card scanned into a PDF with its back is read as carefully as a picture of it', async () => {
  const pan = kinds.find(({ name }) => name === 'pan-2018');
  assert.ok(pan);
  const card = svgToPng((await pan.draw(inventPerson('bench 300'))).svg);
  // Correction fluid ends inside the surname, which the father's name says whole.
  const spoiled = Buffer.from(await degrade(card, 'glare', 'pan-2018 300'));
  const { reading } = await openPdfFile({
    bytes: await pdfOf([{ pictures: [spoiled] }, {}]),
    ...{ reader: 'pan-card', passwords: [], signers },
  });
  assert.equal(reading?.fields.fatherName?.value, 'TAPAN CHATTERJEE');
  assert.notEqual(reading.fields.name?.value, 'MITALI NATH CHATTERJEE');
  assert.match(reading.fields.name?.doubt ?? '', /hide a part|cut off/);
});
