import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { QrError } from '@pramaan/readers/aadhaar-qr/error.ts';
import { readAadhaarQr } from '@pramaan/readers/aadhaar-qr/read.ts';
import { aadhaarCode } from '@pramaan/specimens/kinds/aadhaar-code.ts';
import { inventPerson } from '@pramaan/specimens/people.ts';
import sharp from 'sharp';
import type { OpenedFile } from '../opened-file.ts';
import type { Work } from './batch-thread.test-help.ts';
import {
  assertContained,
  runReally,
  sampleOf,
  sayContained,
  tally,
  watchProcess,
} from './judge.test-help.ts';
import { mutated } from './mutate.test-help.ts';
import { withGoodChecksums } from './png-checksums.test-help.ts';
import { qrPicture } from './qr-picture.test-help.ts';
import { type Outcome, runBatch } from './run-batch.test-help.ts';
import { writtenWays } from './small-picture.test-help.ts';
import { tinyJpeg2000 } from './tiny-jpeg-2000.test-help.ts';

watchProcess();

/** The part brings each of the seven ways eight times, and every way of `mutate` many times over. */
const pictures = amountOf('mutatedPictures');
const codes = amountOf('mutatedCodePictures');
const photos = amountOf('mutatedPhotos');
const really = amountOf('inOwnThreads');

const signers = { roots: [], intermediates: [], sandboxRoot: null };

async function openWorks(): Promise<Work[]> {
  const ways = Object.entries(await writtenWays());
  return Array.from({ length: pictures }, (_, at): Work => {
    const [name, bytes] = ways[at % ways.length] ?? ['', Buffer.alloc(0)];
    const spoiled = mutated(bytes, `picture ${name} ${at}`);
    const reader = at % 5 === 0 ? 'pan-card' : null;
    const repaired = name.startsWith('png') && at % 2 === 0 ? withGoodChecksums(spoiled) : spoiled;
    return { task: 'openFile', input: { bytes: repaired, reader, passwords: [], signers } };
  });
}

/** A picture that came through is a whole new one, whatever was in the old. */
async function assertRedrawn(outcomes: readonly Outcome[]): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.kind !== 'read') continue;
    const { bytes, mediaType } = outcome.output as OpenedFile;
    assert.equal(mediaType, 'image/jpeg');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    assert.equal(format, 'jpeg');
    assert.ok(width > 0 && height > 0 && Math.max(width, height) <= 2_000, `${outcome.at}`);
    assert.equal(exif, undefined);
  }
}

test('mutated pictures are redrawn or refused with a sentence', async (t) => {
  const works = await openWorks();
  const result = await runBatch(works);
  t.diagnostic(`pictures: ${tally(result.outcomes)}`);
  assertContained(works, result, 'picture');
  sayContained(t, 'mutatedPictures', 'mutated pictures', result.outcomes);
  await assertRedrawn(result.outcomes);
  const kinds = new Set(result.outcomes.map(({ kind }) => kind));
  assert.ok(kinds.has('read') && kinds.has('refused'));
});

test('some of them through the product’s own runner', async (t) => {
  const outcomes = await runReally(sampleOf(await openWorks(), really));
  t.diagnostic(`pictures, a thread each: ${tally(outcomes)}`);
  assert.ok(outcomes.length >= really);
  await assertRedrawn(outcomes);
});

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const trusted = {
  name: 'test',
  spki: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  notBefore: '2020-01-01',
  notAfter: '2099-01-01',
};

const isTrusted = (text: string): boolean => {
  try {
    return readAadhaarQr(text, [trusted]).verification.trusted;
  } catch (error) {
    assert.ok(error instanceof QrError, String(error));
    return false;
  }
};

test('pictures of an Aadhaar code, mutated: what is found is the code itself, or proves nothing', async (t) => {
  const payload = aadhaarCode(inventPerson('mutated code'), pair.privateKey);
  const code = sharp(await qrPicture(payload, 3));
  const files = [await code.clone().jpeg({ quality: 70 }).toBuffer(), await code.clone().png().toBuffer()];
  const works = Array.from({ length: codes }, (_, at): Work => {
    const whole = files[at % 2] ?? Buffer.alloc(0);
    // The first two stay whole: the key is new in every run, so no other picture is sure to be read.
    if (at < 2) return { task: 'findQr', input: whole };
    const spoiled = mutated(whole, `code ${at}`);
    return { task: 'findQr', input: at % 2 === 1 ? withGoodChecksums(spoiled) : spoiled };
  });
  const result = await runBatch(works);
  assertContained(works, result, 'code');
  sayContained(t, 'mutatedCodePictures', 'mutated pictures of an Aadhaar code', result.outcomes);
  let same = 0;
  for (const outcome of result.outcomes) {
    if (outcome.kind !== 'read' || outcome.output === null) continue;
    if (outcome.output === payload) same += 1;
    else assert.equal(isTrusted(String(outcome.output)), false, `code ${outcome.at}`);
  }
  assert.ok(isTrusted(payload) && same >= 2);
  t.diagnostic(`codes: ${tally(result.outcomes)}; ${same} found unchanged`);
});

test('JPEG 2000 photos, mutated, become a PNG or are refused with a sentence', async (t) => {
  const works = Array.from(
    { length: photos },
    (_, at): Work => ({
      task: 'photoToPng',
      input: at === 0 ? tinyJpeg2000() : mutated(tinyJpeg2000(), `photo ${at}`),
    }),
  );
  const result = await runBatch(works);
  t.diagnostic(`photos: ${tally(result.outcomes)}`);
  assertContained(works, result, 'photo');
  sayContained(t, 'mutatedPhotos', 'mutated JPEG 2000 photos', result.outcomes);
  assert.equal(result.outcomes[0]?.kind, 'read');
  for (const outcome of result.outcomes)
    if (outcome.kind === 'read') assert.match(String(outcome.output), /^data:image\/png;base64,/);
});
