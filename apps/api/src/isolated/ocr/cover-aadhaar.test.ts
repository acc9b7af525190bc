import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { sayFigure } from '@pramaan/documents/fixtures/figures.ts';
import { findNumbers } from '@pramaan/readers/aadhaar-card/find-numbers.ts';
import { readAadhaarCard } from '@pramaan/readers/aadhaar-card/read-aadhaar-card.ts';
import { readPanCard } from '@pramaan/readers/pan-card/read-pan-card.ts';
import { type Degradation, degradations } from '@pramaan/specimens/degrade.ts';
import { aadhaarNumberOf, inventPerson } from '@pramaan/specimens/people.ts';
import sharp from 'sharp';
import { openPdfFile } from '../open-pdf-file.ts';
import { drawPixels } from '../pdf/picture.ts';
import { coverAadhaar } from './cover-aadhaar.ts';
import { aadhaarPapers, coverSpecimen, drawing } from './cover-specimen.test-help.ts';
import { type Engine, openEngine } from './engine.ts';
import { openFrame } from './frame.ts';
import { pdfOf } from './pdf-of-pages.test-help.ts';
import { readFrame } from './read-picture.ts';

let engine: Engine;
before(async () => {
  engine = await openEngine();
});

/**
 * The part: the front of the card, not upright, which has hidden a number before. The whole is every document of five people,
 * spoiled in every way.
 */
const part: Readonly<Partial<Record<Degradation, string>>> = { turned: 'front' };
const pictures = ['covered', 'covered 2', 'covered 3', 'covered 4', 'covered 5']
  .flatMap((seed) =>
    degradations.flatMap((how) => Object.keys(aadhaarPapers).map((name) => ({ seed, name, how }))),
  )
  .map((one, at) => ({ ...one, first: part[one.how] === one.name && at < degradations.length * 5 }))
  .sort((a, b) => Number(b.first) - Number(a.first))
  .slice(0, amountOf('coveredPictures'));
const person = inventPerson('covered');
const picture = (name: 'front' | 'pan-2018') =>
  name === 'front' ? drawing('aadhaar-front', person) : drawing(name, person);

const sum = { pictures: 0, found: 0, missed: 0, numbersLeft: 0, codesLeft: 0 };
const left: string[] = [];

async function coverAndLook(one: (typeof pictures)[number]): Promise<void> {
  const { missed, left: still } = await coverSpecimen(one, engine);
  sum.pictures += 1;
  sum[missed ? 'missed' : 'found'] += 1;
  sum.numbersLeft += still.filter((what) => what.startsWith('number')).length;
  sum.codesLeft += still.filter((what) => what.startsWith('code')).length;
  left.push(...still);
}

// Few pictures in each test: a runner that hears nothing for ten minutes ends the file, and a busy machine is slow.
for (const [spoiled, group] of Map.groupBy(pictures, ({ seed, how }) => `${how}, ${seed}`))
  test(`after covering (${spoiled}), no reading finds a number and no code can be scanned`, async () => {
    for (const one of group) await coverAndLook(one);
    assert.deepEqual(left, []);
  });

test('most pictures are fit to be stored; what was missed is said', (t) => {
  sayFigure(t, {
    what: 'Aadhaar numbers and codes left after covering',
    tried: sum.pictures,
    measured: `${sum.numbersLeft} numbers, ${sum.codesLeft} codes; ${sum.missed} pictures refused as not coverable`,
    bound: '0 left, at most 20 % refused',
    amount: 'coveredPictures',
  });
  assert.equal(sum.pictures, pictures.length);
  assert.ok(sum.found >= pictures.length * 0.8);
});

test('a number that the first reading missed is found by the second look, and covered @thorough', async () => {
  const read = await readFrame(await openFrame(await picture('front')), null, engine);
  const blind = read.pages.map((page) => ({
    ...page,
    lines: page.lines.filter(({ words }) => !words.some(({ text }) => /^\d{4}$/.test(text))),
  }));
  assert.deepEqual(findNumbers(blind), []);
  const covered = await coverAadhaar(read.frame, blind, engine);
  assert.deepEqual([covered.missed, covered.covered > 0], [false, true]);
  const again = await readFrame(covered.frame, null, engine);
  assert.deepEqual(
    again.pages.flatMap((page) => findNumbers([page])).filter(({ valid }) => valid),
    [],
  );
});

test('an Aadhaar card whose number cannot be found is flagged; other papers stay as they are', async () => {
  const frame = await openFrame(await picture('front'));
  // The lower half of the card holds the numbers: smear it.
  frame.data.fill(200, Math.floor(frame.height * 0.68) * frame.width * 3);
  const smeared = await readFrame(frame, readAadhaarCard, engine);
  assert.equal((await coverAadhaar(smeared.frame, smeared.pages, engine)).missed, true);

  const pan = await readFrame(await openFrame(await picture('pan-2018')), readPanCard, engine);
  const untouched = await coverAadhaar(pan.frame, pan.pages, engine);
  assert.deepEqual([untouched.covered, untouched.missed], [0, false]);
  assert.equal(untouched.frame, pan.frame);
});

const prose = [
  'Annexure to the loan application: proof of identity and of address.',
  'The card below is a true copy of the original. Signed by the applicant.',
];
const opened = (bytes: Uint8Array) =>
  openPdfFile({
    bytes,
    reader: null,
    passwords: [],
    signers: { roots: [], intermediates: [], sandboxRoot: null },
  });

/** Everything of a stored file that a person or a program could read: its own text, and its pages as pictures. */
async function readAll({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Promise<string> {
  const asText = Buffer.from(bytes).toString('latin1');
  const frames =
    mediaType === 'application/pdf'
      ? [await drawPixels(bytes, { page: 0, dpi: 200 })]
      : [await openFrame(bytes)];
  const read = await Promise.all(frames.map((frame) => readFrame(frame, null, engine)));
  const seen = read.flatMap(({ pages }) => pages.flatMap(({ lines }) => lines.flatMap(({ words }) => words)));
  return [asText, seen.map(({ text }) => text).join('')].join('\n');
}

test('a PDF with an Aadhaar number in its text, or in a picture on it, is kept as a covered picture', async () => {
  const secret = aadhaarNumberOf(person);
  const spaced = secret.replace(/(.{4})(?=.)/g, '$1 ');
  const jpeg = async (name: string) =>
    sharp(await drawing(name, person))
      .jpeg({ quality: 90 })
      .toBuffer();
  const [front, back] = [await jpeg('aadhaar-front'), await jpeg('aadhaar-back')];
  const told = [...prose, 'Unique Identification Authority of India', `Your Aadhaar No. : ${spaced}`];
  // The part: what no text of the file says.
  const papers = {
    'a letter with the card pasted below': [{ lines: prose, pictures: [front] }],
    'a letter, and the card on its second page': [{ lines: prose }, { pictures: [front] }],
    'an e-Aadhaar, which is text': [{ lines: told }],
    'a scan': [{ pictures: [front] }],
    'both sides on one page': [{ pictures: [front, back] }],
  };
  for (const [name, pages] of Object.entries(papers).slice(0, amountOf('coveredPdfs'))) {
    const kept = await opened(await pdfOf(pages));
    assert.deepEqual([kept.mediaType, kept.covered > 0], ['image/jpeg', true], name);
    assert.ok(!(await readAll(kept)).includes(secret.slice(0, 8)), `${name}: the number is left`);
  }
});

const masked = [...prose, 'Unique Identification Authority of India', 'Your Aadhaar No. : XXXX XXXX 2346'];
for (const [what, lines, further] of [
  ['whose text hides the number, with another picture @thorough', masked, false],
  ['with another picture on its second page @thorough', prose, true],
] as const)
  test(`a PDF stays as it came: one ${what}`, async () => {
    const pictures = [
      await sharp(await drawing('pan-2018', person))
        .jpeg()
        .toBuffer(),
    ];
    const bytes = await pdfOf(further ? [{ lines }, { pictures }] : [{ lines, pictures }]);
    const kept = await opened(bytes);
    assert.deepEqual([kept.mediaType, kept.covered], ['application/pdf', 0]);
    assert.ok(Buffer.from(kept.bytes).equals(Buffer.from(bytes)));
  });
