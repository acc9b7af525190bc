import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { itrV2023 } from '@pramaan/specimens/papers/itr-v-2023.ts';
import { demoPeople } from '@pramaan/specimens/people.ts';
import sharp from 'sharp';
import { FileError } from '../error.ts';
import { drawPage, drawPixels } from './picture.ts';
import { writePdf } from './write-pdf.test-help.ts';

/** One page, its upper left quarter red. */
const blankPdf = (width: number, height: number) =>
  writePdf({ width, height, pages: [`1 0 0 rg 0 ${height / 2} ${width / 2} ${height / 2} re f`] });

test('a page is drawn at the size asked for, the right way up and in its colours', async () => {
  const bytes = blankPdf(144, 72);
  const { data, width, height } = await drawPixels(bytes, { page: 0, dpi: 144 });
  assert.deepEqual([width, height, data.length], [288, 144, 288 * 144 * 3]);
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  assert.deepEqual(at(10, 10), [255, 0, 0]);
  assert.deepEqual(at(200, 100), [255, 255, 255]);
  const png = await sharp(await drawPage(bytes, { page: 0, dpi: 144 })).metadata();
  assert.deepEqual([png.format, png.width, png.height, png.channels], ['png', 288, 144, 3]);
});

test('a locked page is drawn with its password; a large one with fewer dots', async () => {
  const [asha] = demoPeople;
  assert.ok(asha);
  const bytes = await itrV2023.make(asha, { password: 'open sesame' });
  const { width, data } = await drawPixels(bytes, { page: 0, dpi: 100, password: 'open sesame' });
  assert.ok(width > 800 && data.some((value) => value < 100));
  const poster = await drawPixels(blankPdf(4_000, 4_000), { page: 0, dpi: 300 });
  assert.ok(poster.width * poster.height <= 40_000_000 && poster.width > 6_000, `${poster.width}`);
});

test('what cannot be drawn is refused in a sentence', async () => {
  const [asha] = demoPeople;
  assert.ok(asha);
  const refused = (bytes: Uint8Array, code: string, options: { page?: number; password?: string } = {}) =>
    assert.rejects(
      drawPage(bytes, { page: 0, dpi: 100, ...options }),
      (error) => error instanceof FileError && error.code === code && /\. [A-Z].*\.$/.test(error.message),
    );
  const bytes = await itrV2023.make(asha, { password: 'open sesame' });
  await refused(bytes, 'locked');
  await refused(bytes, 'locked', { password: 'wrong' });
  await refused(blankPdf(100, 100), 'no-pages', { page: 1 });
  await refused(blankPdf(14_000, 14_000), 'too-many-pixels');
  await refused(Buffer.from('%PDF-1.7 nothing'), 'damaged');
  await refused(new Uint8Array(21 * 1024 * 1024), 'too-many-bytes');
});

test('third-party PDFs are drawn or refused', async (context) => {
  const folder = join(import.meta.dirname, '../../../../../../shared/cases/12-signatures/pdf');
  if (!existsSync(folder)) return context.skip('no cases folder');
  for (const [name, password] of [
    ['minimal.pdf', undefined],
    ['minimal-rc4.pdf', 'usersecret'],
    ['minimal-aes256.pdf', 'usersecret'],
    ['signpdf-signed-once.pdf', undefined],
  ] as const) {
    const { data } = await drawPixels(readFileSync(join(folder, name)), { page: 0, dpi: 72, password });
    assert.ok(
      data.some((value) => value < 128),
      name,
    );
  }
  context.diagnostic('4 drawn');
});
