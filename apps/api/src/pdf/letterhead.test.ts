import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import sharp from 'sharp';
import { branding } from './account.test-help.ts';
import { cardsPdf } from './make.test-help.ts';
import { readBack } from './read-back.test-help.ts';

const logo = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" rx="20" fill="#aa3300"/></svg>',
  ),
)
  .png()
  .toBuffer();
const letterhead = 'Saral Finance Limited, 4 Station Road, Pune 411001, CIN U65999PN2019PLC000001';

test('a paper carries the lender’s logo beside the name, and the letterhead at its foot', async () => {
  const plain = await cardsPdf('A paper', [], branding);
  const worn = await cardsPdf('A paper', [], {
    ...branding,
    logo: { png: Uint8Array.from(logo), ratio: 2.5 },
    letterhead,
  });
  const pictures = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .split(/\/Subtype\s*\/Image/).length - 1;
  assert.ok(pictures(worn) > pictures(plain), `${pictures(worn)} pictures, ${pictures(plain)} without`);
  const [page] = await readBack(worn);
  const text = page?.lines.join('\n') ?? '';
  assert.ok(text.includes(branding.lender));
  assert.ok(text.replace(/\s+/g, ' ').includes(letterhead), text);
  if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/letterhead.pdf`, worn);
});

test('a letterhead of one long word stays on its page, and breaks no other line', async () => {
  const [page] = await readBack(await cardsPdf('A paper', [], { ...branding, letterhead: 'W'.repeat(300) }));
  assert.ok(page?.words.every(({ box }) => box.left >= 30 && box.left < 560));
});
