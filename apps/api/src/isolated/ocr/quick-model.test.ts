import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { openEngine } from './engine.ts';
import { greyOf, openFrame } from './frame.ts';
import { networkOf, withNetwork } from './traineddata.ts';

const packed = createRequire(import.meta.url).resolve(
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
);

test('a model with another network in it has everything else as before', async () => {
  const model = gunzipSync(await readFile(packed));
  const own = networkOf(model);
  assert.ok(own.length > 1_000_000);
  assert.ok(withNetwork(model, own).equals(model));
  const other = Buffer.from('another network');
  const changed = withNetwork(model, other);
  assert.equal(networkOf(changed).toString(), 'another network');
  assert.equal(changed.length, model.length - own.length + other.length);
  assert.ok(withNetwork(changed, own).equals(model));
});

test('the quick model reads print, in a thread that has the careful one open', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="90"><rect width="900" height="90" fill="#fff"/><text x="30" y="60" font-family="Noto Sans" font-size="32" fill="#111">14/05/2024 UPI/CR/RENT 1,27,211.21</text></svg>';
  const picture = await greyOf(await openFrame(svgToPng(svg)), 1);
  for (const model of ['careful', 'quick', 'careful'] as const) {
    const words = (await openEngine(model)).words(picture, { layout: 'line' });
    assert.equal(words.map(({ text }) => text).join(' '), '14/05/2024 UPI/CR/RENT 1,27,211.21', model);
  }
});
