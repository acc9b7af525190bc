import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { encodeAadhaarQr } from '@pramaan/readers/aadhaar-qr/encode.ts';
import { readAadhaarQr } from '@pramaan/readers/aadhaar-qr/read.ts';
import { asha, casePath, privateKey, sandboxKey } from '@pramaan/readers/aadhaar-qr/samples.ts';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { FileError, type FileErrorCode } from './error.ts';
import type { Work } from './hostile/batch-thread.test-help.ts';
import { runBatch } from './hostile/run-batch.test-help.ts';
import { nobodyWaits } from './nobody-waits.test-help.ts';
import { greyNoise } from './noise.test-help.ts';
import { runIsolated } from './run-isolated.ts';

const caseFile = (name: string) => (existsSync(casePath(name)) ? readFileSync(casePath(name)) : null);

const payload = encodeAadhaarQr({ ...asha, version: 'V5' }, privateKey);
let code: Buffer;

const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);

before(async () => {
  process.on('unhandledRejection', note);
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  });
  const { image } = await writeBarcode(payload, { format: 'QRCode', scale: 4 });
  code = Buffer.from((await image?.arrayBuffer()) ?? new ArrayBuffer());
});

after(() => {
  process.off('unhandledRejection', note);
  assert.deepEqual(unhandled, []);
});

const sentence = /^[A-Z].*\.$/s;

const refused = (promise: Promise<unknown>, expected: FileErrorCode) =>
  assert.rejects(promise, (error) => {
    assert.ok(error instanceof FileError, `${error}`);
    assert.equal(error.code, expected, error.message);
    return sentence.test(error.message);
  });

/** The code as a part of a larger page. */
const page = (inner: Buffer, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f4f1e8' } }).composite([
    { input: inner, top: 120, left: 90 },
  ]);

/** A picture that no reader reads: redrawn and kept. */
const unread = (bytes: Uint8Array) => ({
  bytes,
  reader: null,
  passwords: [],
  signers: { roots: [], intermediates: [], sandboxRoot: null },
});
const open = (bytes: Uint8Array) => runIsolated('openFile', unread(bytes), nobodyWaits);

/** An Aadhaar code in pictures as people take them. */
const pictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a page as JPEG': async () =>
    page(await sharp(code).resize(800).toBuffer(), 1240, 1754)
      .jpeg({ quality: 70 })
      .toBuffer(),
  'turned by hand': async () => {
    const turned = await sharp(code).resize(900).rotate(17, { background: '#ffffff' }).toBuffer();
    return page(turned, 1600, 1600).jpeg().toBuffer();
  },
  'plain @thorough': async () => code,
  'a page as WebP @thorough': async () =>
    page(await sharp(code).resize(800).toBuffer(), 1240, 1754)
      .webp({ quality: 80 })
      .toBuffer(),
  'EXIF orientation 6 @thorough': async () =>
    page(await sharp(code).resize(420).png().toBuffer(), 800, 1000)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 })
      .toBuffer(),
  'small and blurred @thorough': async () =>
    page(await sharp(code).resize(420).blur(0.8).toBuffer(), 700, 700)
      .jpeg()
      .toBuffer(),
  'transparent @thorough': async () => sharp(code).ensureAlpha(0.999).png().toBuffer(),
};
for (const [name, make] of Object.entries(pictures))
  test(`an Aadhaar code is found in a picture, and its signature still holds: ${name}`, async () => {
    const text = await runIsolated('findQr', await make(), nobodyWaits);
    assert.equal(text, payload);
    assert.ok(readAadhaarQr(text, [sandboxKey], { allowSandbox: true }).verification.trusted);
  });

test('a large picture without a code gives null within the limit of its work @thorough', async () => {
  const large = await sharp(await greyNoise(1_500))
    .resize(6_000, 6_000, { kernel: 'nearest' })
    .jpeg({ quality: 40 })
    .toBuffer();
  // Its own work is limited as in the product; the clock is not asked on a busy machine.
  assert.equal(await runIsolated('findQr', large, nobodyWaits, { timeoutMs: 1_800_000 }), null);
});

test('garbage, other formats, truncated, too large and too many pixels are refused with a sentence', async () => {
  const jpeg = await page(code, 1240, 1754).jpeg().toBuffer();
  const hugePng = await sharp({ create: { width: 6_400, height: 6_400, channels: 3, background: '#ffffff' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const files: [Buffer, FileErrorCode][] = [
    [Buffer.from('not a picture'), 'unknown-kind'],
    [Buffer.alloc(0), 'unknown-kind'],
    [svg, 'unknown-kind'],
    [jpeg.subarray(0, jpeg.length / 2), 'damaged'],
    [code.subarray(0, code.length / 2), 'damaged'],
    [Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(500)]), 'damaged'],
    [hugePng, 'too-many-pixels'],
    [Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]), 'too-many-bytes'],
  ];
  // Both tasks refuse each of them, many in a thread; the runner hands on one refusal of every code.
  const tasks = files.flatMap(([bytes]): Work[] => [
    { task: 'findQr', input: bytes },
    { task: 'openFile', input: unread(bytes) },
  ]);
  const { outcomes } = await runBatch(tasks);
  assert.deepEqual(
    outcomes.map((outcome) => outcome.kind === 'refused' && outcome.code),
    files.flatMap(([, expected]) => [expected, expected]),
  );
  for (const outcome of outcomes)
    assert.match(String(outcome.kind === 'refused' && outcome.message), sentence);
  const oneOfEach = new Map(files.map(([bytes, expected]) => [expected, bytes]));
  for (const [expected, bytes] of oneOfEach) await refused(open(bytes), expected);
});

test('a kept picture is upright, at most 2000 px, and carries no metadata', async () => {
  const exif = { IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '12/1' } };
  // Without print, so that nobody reads it four ways round.
  const photo = await sharp({ create: { width: 3_000, height: 2_400, channels: 3, background: '#f4f1e8' } })
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { bytes: jpeg } = await open(photo);
  const metadata = await sharp(jpeg).metadata();
  assert.deepEqual([metadata.format, metadata.width, metadata.height], ['jpeg', 1_600, 2_000]);
  assert.deepEqual(
    [metadata.exif, metadata.icc, metadata.xmp, metadata.orientation],
    Array(4).fill(undefined),
  );
});

test('third-party pictures: photos of the codes become PNG, a picture without width is refused', async (t) => {
  const text = caseFile('uidai-sample-v1-penumarthi.qr.txt');
  if (!text) return t.skip('no cases on this machine');
  const { qr } = readAadhaarQr(String(text), []);
  const url = await runIsolated('photoToPng', qr.photo, nobodyWaits);
  const png = Buffer.from(url.replace(/^data:image\/png;base64,/, ''), 'base64');
  const { format, width, height } = await sharp(png).metadata();
  assert.deepEqual([format, width, height], ['png', 60, 60]);
  await refused(runIsolated('photoToPng', qr.photo.subarray(0, 40), nobodyWaits), 'damaged');
  await refused(runIsolated('photoToPng', Buffer.from('nothing'), nobodyWaits), 'unknown-kind');

  const folder = process.env.CASES_DIR ?? join(import.meta.dirname, '../../../../../shared/cases');
  const read = (name: string) => readFile(join(folder, name));
  await refused(
    runIsolated('findQr', await read('14-hostile-files/images/zero_width.gif'), nobodyWaits),
    'unknown-kind',
  );
});

test('the time limit stops a real task', async () => {
  await assert.rejects(runIsolated('findQr', code, nobodyWaits, { timeoutMs: 5 }), { code: 'FILES_BUSY' });
  assert.equal(await runIsolated('findQr', code, nobodyWaits), payload);
});
