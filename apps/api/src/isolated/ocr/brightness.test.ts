import assert from 'node:assert/strict';
import { test } from 'node:test';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { randomOf } from '@pramaan/specimens/random.ts';
import sharp, { type Sharp } from 'sharp';
import { brightnessOf } from './brightness.ts';
import { greyOf, openFrame } from './frame.ts';
import { sharpened } from './sharpened.ts';

const greyBy = async (image: Sharp) => image.toColourspace('b-w').extractChannel(0).raw().toBuffer();

test('the brightness of a colour is what libvips makes of it', async () => {
  const random = randomOf('brightness');
  const data = Uint8Array.from({ length: 3 * 5_000 }, () => random.whole(0, 255));
  const theirs = await greyBy(sharp(data, { raw: { width: 5_000, height: 1, channels: 3 } }));
  const ours = brightnessOf({ data, width: 5_000, height: 1 });
  const apart = ours.map((value, at) => Math.abs(value - (theirs[at] ?? 0)));
  assert.ok(Math.max(...apart) <= 1, `${Math.max(...apart)}`);
});

test('print is stressed as by libvips', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#e8e4da"/><text x="30" y="120" font-family="Noto Sans" font-size="40" fill="#333">Namuna Chowk 2604</text></svg>';
  const grey = await greyOf(await openFrame(svgToPng(svg)), 1);
  const { width, height } = grey;
  const theirs = await greyBy(
    sharp(grey.data, { raw: { width, height, channels: 1 } }).sharpen({ sigma: 1.5 }),
  );
  const ours = sharpened(grey);
  const apart = ours.data.map((value, at) => Math.abs(value - (theirs[at] ?? 0)));
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
  assert.ok(mean < 0.1, `${mean}`);
  const changed = ours.data.filter((value, at) => Math.abs(value - (grey.data[at] ?? 0)) > 5).length;
  assert.ok(changed > 1_000, 'and it is stressed at all');
});
