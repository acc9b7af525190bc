import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { before, test } from 'node:test';
import { aadhaarCode } from '@pramaan/specimens/kinds/aadhaar-code.ts';
import { inventPerson } from '@pramaan/specimens/people.ts';
import sharp, { type Sharp } from 'sharp';
import { findQr } from './find-qr.ts';
import { qrPicture } from './hostile/qr-picture.test-help.ts';

const payload = aadhaarCode(
  inventPerson('two codes'),
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
);
let code: Buffer;

before(async () => {
  code = await qrPicture(payload, 5);
});

test('of several codes on a page the Aadhaar one is taken, wherever it stands', async () => {
  const link = await qrPicture('https://example.in/a-link-that-is-printed-beside-it', 12);
  const { width: side = 0 } = await sharp(code).metadata();
  for (const places of [
    [60, 1_100],
    [1_100, 60],
  ] as const) {
    const page = await sharp({
      create: { width: 1_000, height: 1_700 + side, channels: 3, background: '#f4f1e8' },
    })
      .composite([
        { input: code, left: 60, top: places[0] },
        { input: link, left: 60, top: places[1] },
      ])
      .jpeg()
      .toBuffer();
    assert.equal(await findQr(page), payload, `at ${places[0]}`);
  }
});

/** What is black becomes the colour, what is white stays. */
async function inked(page: Sharp, colour: string): Promise<Buffer> {
  const { data, info } = await page.clone().png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const ink = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return sharp(data)
    .composite([{ input: ink, blend: 'lighten' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('a code is found whatever the colours of the file: grey, sixteen bits, transparent, for printers', async () => {
  const page = sharp(code).extend({ top: 50, bottom: 50, left: 50, right: 50, background: '#ffffff' });
  const files = {
    grey: await page.clone().toColourspace('b-w').png().toBuffer(),
    'sixteen bits': await page.clone().toColourspace('rgb16').png().toBuffer(),
    'sixteen bits, grey': await page.clone().toColourspace('grey16').png().toBuffer(),
    transparent: await page.clone().ensureAlpha(0.999).png().toBuffer(),
    palette: await page.clone().png({ palette: true }).toBuffer(),
    'for printers': await page.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'in blue': await inked(page, '#2233cc'),
    // No darker than the document in the green channel.
    'in cyan': await inked(page, '#00ffff'),
  };
  for (const [name, bytes] of Object.entries(files)) assert.equal(await findQr(bytes), payload, name);
});
