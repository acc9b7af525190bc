import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { inventPerson } from '@pramaan/specimens/people.ts';
import sharp from 'sharp';
import { FileError } from '../error.ts';
import { openPdfFile } from '../open-pdf-file.ts';
import { drawing } from './cover-specimen.test-help.ts';
import { type Engine, openEngine } from './engine.ts';
import { openFrame } from './frame.ts';
import { mayShowAadhaar } from './glance.ts';
import { pdfOf } from './pdf-of-pages.test-help.ts';

/* Papers that are too long to be kept as one covered picture: none of their pages is kept unlooked-at. */

const person = inventPerson('long papers');
const prose = Array.from(
  { length: 6 },
  (_, at) => `${at + 1}. The borrower shall keep the goods insured at all times.`,
);
let [blank, alone]: Buffer[] = [];
let engine: Engine;

/** A white A4 page at 150 dots per inch with a picture of a card in its natural size. */
const sheetWith = async (name: string) =>
  sharp({ create: { width: 1_240, height: 1_754, channels: 3, background: '#fff' } })
    .composite([
      {
        input: await sharp(await drawing(name, person))
          .resize({ width: 505 })
          .toBuffer(),
        left: 300,
        top: 500,
      },
    ])
    .jpeg()
    .toBuffer();

before(async () => {
  engine = await openEngine();
  alone = await sharp(await drawing('aadhaar-front', person))
    .jpeg()
    .toBuffer();
  blank = await sharp({ create: { width: 1_240, height: 1_754, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
});

const opened = async (pages: Parameters<typeof pdfOf>[0]) => {
  const bytes = await pdfOf(pages);
  const input = { reader: null, passwords: [], signers: { roots: [], intermediates: [], sandboxRoot: null } };
  return openPdfFile({ ...input, bytes }).then(
    (kept) => (Buffer.from(kept.bytes).equals(Buffer.from(bytes)) ? 'kept as it came' : 'kept as a picture'),
    (error: unknown) => {
      assert.ok(error instanceof FileError, String(error));
      return error.message;
    },
  );
};

test('a page is looked over each way round, and a blank one shows nothing @thorough', async () => {
  const seen = async (picture: Buffer | undefined, turned = 0) =>
    mayShowAadhaar(await openFrame(await sharp(picture).rotate(turned).jpeg().toBuffer()), engine);
  const card = await sheetWith('aadhaar-front');
  // Upright it is seen among the pages of a scan below.
  assert.deepEqual([await seen(card, 90), await seen(card, 180), await seen(blank)], [true, true, false]);
});

const empty = () => Array.from({ length: 4 }, () => ({ scan: blank }));
const told = /^Page 5 shows an Aadhaar number\. We can cover it only in a PDF of up to four pages/;

test('a number on the fifth page of a scan is found and refused by its page; another card there is kept @thorough', async () => {
  assert.match(await opened([...empty(), { scan: await sheetWith('aadhaar-front') }]), told);
  assert.equal(await opened([...empty(), { scan: await sheetWith('pan-2018') }]), 'kept as it came');
});

test('a number beside the text of a long document is found and refused by its page', async () => {
  const text = Array.from({ length: 4 }, () => ({ lines: prose }));
  assert.match(
    await opened([...text, { lines: prose, pictures: [alone ?? assert.fail()] }, { lines: prose }]),
    told,
  );
});

test('a letterhead on every page is not looked at; more pictures than can be looked at are refused', async () => {
  // Looked at, forty pages would be too many.
  assert.equal(
    await opened(Array.from({ length: 40 }, () => ({ lines: prose, pictures: [alone ?? assert.fail()] }))),
    'kept as it came',
  );
  const scans = Array.from({ length: 21 }, () => ({ scan: blank }));
  assert.match(
    await opened(scans),
    /^17 pages of this PDF are pictures.* up to 16 such pages .* Send it in parts\.$/,
  );
});
