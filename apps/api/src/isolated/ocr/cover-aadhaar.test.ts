import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { findNumbers } from '@pramaan/readers/aadhaar-card/find-numbers.ts';
import { readAadhaarCard } from '@pramaan/readers/aadhaar-card/read-aadhaar-card.ts';
import { readPanCard } from '@pramaan/readers/pan-card/read-pan-card.ts';
import { type Degradation, degradations, degrade } from '@pramaan/specimens/degrade.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { kinds } from '@pramaan/specimens/kinds.ts';
import {
  aadhaarNumberOf,
  type InventedPerson,
  inventPerson,
  virtualIdOf,
} from '@pramaan/specimens/people.ts';
import sharp from 'sharp';
import { findQr } from '../find-qr.ts';
import { coverAadhaar } from './cover-aadhaar.ts';
import { type Engine, openEngine } from './engine.ts';
import { openFrame, toJpeg } from './frame.ts';
import { readFrame } from './read-picture.ts';

let engine: Engine;
before(async () => {
  engine = await openEngine();
});

const drawing = async (name: string, person: InventedPerson) => {
  const kind = kinds.find((one) => one.name === name);
  assert.ok(kind, name);
  return svgToPng((await kind.draw(person)).svg);
};
const drawnAt = async (name: string, width: number, person: InventedPerson) =>
  sharp(await drawing(name, person))
    .resize({ width })
    .toBuffer();
const sheet = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** What people send: each paper alone, both sides copied on one page, and a card shown on a phone. */
const papers: Readonly<Record<string, (person: InventedPerson) => Promise<Buffer>>> = {
  front: (person) => drawing('aadhaar-front', person),
  back: (person) => drawing('aadhaar-back', person),
  letter: (person) => drawing('aadhaar-letter', person),
  'both sides on one page': async (person) =>
    sheet(1_240, 1_754, '#fff')
      .composite([
        { input: await drawnAt('aadhaar-front', 900, person), left: 170, top: 150 },
        { input: await drawnAt('aadhaar-back', 900, person), left: 170, top: 900 },
      ])
      .png()
      .toBuffer(),
  screenshot: async (person) =>
    sheet(1_080, 1_900, '#14171c')
      .composite([
        { input: await drawnAt('aadhaar-front', 1_040, person), left: 20, top: 560 },
        {
          input: svgToPng(
            '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="120"><text x="40" y="76" font-family="Noto Sans" font-size="44" fill="#fff">12:45   Photos   87 %</text></svg>',
          ),
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer(),
};

/**
 * The part: both sides of the card, each in a way that has hidden a number before: not upright, and too dark. The whole is
 * every paper of five people, spoiled in every way.
 */
const part: Readonly<Partial<Record<Degradation, string>>> = { turned: 'front', dark: 'back' };
const pictures = ['covered', 'covered 2', 'covered 3', 'covered 4', 'covered 5']
  .flatMap((seed) => degradations.flatMap((how) => Object.keys(papers).map((name) => ({ seed, name, how }))))
  .map((one, at) => ({ ...one, first: part[one.how] === one.name && at < degradations.length * 5 }))
  .sort((a, b) => Number(b.first) - Number(a.first))
  .slice(0, amountOf('coveredPictures'));
const person = inventPerson('covered');
const picture = (name: 'front' | 'pan-2018') =>
  name === 'front' ? drawing('aadhaar-front', person) : drawing(name, person);

test('after covering, no reading finds a number and no code can be scanned; what was missed is said', async (t) => {
  const counts = { pictures: 0, found: 0, missed: 0, numbersLeft: 0, codesLeft: 0 };
  const left: string[] = [];
  for (const { seed, name, how } of pictures) {
    const holder = inventPerson(seed);
    const secrets = [aadhaarNumberOf(holder), virtualIdOf(holder)];
    const png = await papers[name]?.(holder);
    assert.ok(png);
    // One reading alone: with a reader there are more, which only find more.
    const read = await readFrame(await openFrame(await degrade(png, how, `${name} ${seed}`)), null, engine);
    const covered = await coverAadhaar(read.frame, read.pages, engine);
    counts.pictures += 1;
    if (covered.missed) {
      counts.missed += 1;
      continue;
    }
    counts.found += 1;
    const stored = await toJpeg(covered.frame);
    const again = await readFrame(await openFrame(stored), null, engine);
    const text = again.pages
      .flatMap(({ lines }) => lines.map(({ words }) => words.map((word) => word.text).join('')))
      .join('\n');
    const shown = again.pages.flatMap((page) => findNumbers([page])).some(({ valid }) => valid);
    if (shown || secrets.some((secret) => text.includes(secret.slice(0, 8)))) {
      counts.numbersLeft += 1;
      left.push(`number: ${name} ${how} ${seed}`);
    }
    if (await findQr(stored)) {
      counts.codesLeft += 1;
      left.push(`code: ${name} ${how} ${seed}`);
    }
  }
  t.diagnostic(JSON.stringify(counts));
  assert.deepEqual([counts.pictures, left], [pictures.length, []]);
  assert.ok(counts.found >= pictures.length * 0.8, 'most pictures must be fit to be stored');
});

test('a number that the first reading missed is found by the second look, and covered', async () => {
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
