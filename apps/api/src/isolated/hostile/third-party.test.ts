import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { caseFile, caseFiles } from '@pramaan/documents/fixtures/cases.ts';
import sharp from 'sharp';
import type { OpenedFile } from '../opened-file.ts';
import type { Work } from './batch-thread.test-help.ts';
import { assertContained, tally, watchProcess } from './judge.test-help.ts';
import { type Outcome, runBatch } from './run-batch.test-help.ts';

watchProcess();

const signers = { roots: [], intermediates: [], sandboxRoot: null };

/** Photos of people show no text, so each is read four ways round: the part uploads one, the other way up than it lies. */
const turned = [6, 1, 3, 8].map((n) => `04-id-images/exif-Portrait_${n}.jpg`);
const uploaded = turned.slice(0, amountOf('turnedPhotos'));

/** Read with their own readers by ocr/read-picture.test.ts, and a photo whose JPEG is opened here in any case. */
const readByOthers = [
  '04-id-images/icao-utopia-passport-td3.png',
  '04-id-images/pan-specimen-AAAAA1234A.png',
  '04-id-images/no-mrz-pacman.png',
  '14-hostile-files/images/hopper.png',
  '14-hostile-files/images/hopper.webp',
].slice(amountOf('openedCases'));

const filesOf = (...folders: string[]) =>
  folders.flatMap((folder) => caseFiles(folder)).filter((name) => !name.endsWith('.json'));

const bytesOf = (name: string) => Uint8Array.from(caseFile(name) ?? []);

const opening = (name: string): Work => ({
  task: 'openFile',
  input: {
    bytes: bytesOf(name),
    reader: /pan-/.test(name) ? 'pan-card' : /passport/.test(name) ? 'passport' : null,
    passwords: ['Hello'],
    signers,
  },
});

const asAadhaar = (name: string): Work => ({
  task: 'readAadhaarFile',
  input: {
    bytes: bytesOf(name),
    shareCode: '1234',
    contacts: { mobile: '', email: '' },
    trust: { keys: [], roots: [], intermediates: [], sandboxRoot: null },
  },
});

const named = (names: readonly string[], outcomes: readonly Outcome[], part: string) => {
  const at = names.findIndex((name) => name.endsWith(part));
  assert.ok(at >= 0, part);
  return outcomes[at];
};

test('third-party hostile PDFs, pictures, archives and tables sent as an upload @thorough', async (t) => {
  const names = filesOf('13-hostile-pdf', '14-hostile-files', '04-id-images').filter(
    (name) => (!turned.includes(name) || uploaded.includes(name)) && !readByOthers.includes(name),
  );
  if (names.length === 0) return t.skip('no third-party cases on this machine');
  const works = names.map(opening);
  const result = await runBatch(works);
  assertContained(works, result, 'upload');
  const { outcomes } = result;
  t.diagnostic(`${names.length} third-party files as uploads: ${tally(outcomes)}`);
  const of = (part: string) => named(names, outcomes, part);
  const sound = ['hopper.jpg', 'hopper.png', 'hopper.webp', 'invalid-exif.jpg', 'no-mrz-pacman.png'];
  for (const name of sound.filter((one) => !readByOthers.some((path) => path.endsWith(one))))
    assert.equal(of(name)?.kind, 'read', name);
  for (const name of ['broken.png', 'truncated_jpeg.jpg']) {
    const outcome = of(name);
    assert.equal(outcome?.kind === 'refused' && outcome.code, 'damaged', name);
  }
  for (const name of uploaded) {
    const outcome = of(name);
    assert.ok(outcome?.kind === 'read');
    const { width, height } = await sharp((outcome.output as OpenedFile).bytes).metadata();
    assert.ok(height > width, name);
  }
  for (const name of ['broken.png', 'zero_width.gif', 'unexpected_EOF.zip', 'external.xml', 'simple.csv'])
    assert.equal(of(name)?.kind, 'refused', name);
});

test('third-party archives and XML sent as an Aadhaar file are all refused with a sentence', async (t) => {
  const names = filesOf('14-hostile-files/zip', '14-hostile-files/xml', '14-hostile-files/images');
  if (names.length === 0) return t.skip('no third-party cases on this machine');
  const works = names.map(asAadhaar);
  const result = await runBatch(works);
  assertContained(works, result, 'Aadhaar file');
  const { outcomes } = result;
  t.diagnostic(`${names.length} third-party files as Aadhaar files: ${tally(outcomes)}`);
  for (const outcome of outcomes) assert.equal(outcome.kind, 'refused', String(names[outcome.at]));
});
