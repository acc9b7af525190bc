import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { amountOf } from '@pramaan/documents/fixtures/amounts.ts';
import { findNumbers } from '@pramaan/readers/aadhaar-card/find-numbers.ts';
import { readAadhaarCard } from '@pramaan/readers/aadhaar-card/read-aadhaar-card.ts';
import { readPanCard } from '@pramaan/readers/pan-card/read-pan-card.ts';
import { type Degradation, degradations, degrade } from '@pramaan/specimens/degrade.ts';
import { svgToPng } from '@pramaan/specimens/drawing.ts';
import { kinds } from '@pramaan/specimens/kinds.ts';
import { aadhaarNumberOf, inventPerson, virtualIdOf } from '@pramaan/specimens/people.ts';
import { findQr } from '../find-qr.ts';
import { coverAadhaar } from './cover-aadhaar.ts';
import { type Engine, openEngine } from './engine.ts';
import { openFrame, toJpeg } from './frame.ts';
import { readFrame } from './read-picture.ts';

let engine: Engine;
before(async () => {
  engine = await openEngine();
});

const papers = ['aadhaar-front', 'aadhaar-back', 'aadhaar-letter'] as const;
/**
 * The part: both sides of the card, each in a way that has hidden a number before: not upright, and too dark. The whole is
 * every paper spoiled in every way.
 */
const part: Readonly<Partial<Record<Degradation, (typeof papers)[number]>>> = {
  turned: 'aadhaar-front',
  dark: 'aadhaar-back',
};
const pictures = degradations
  .flatMap((how) => papers.map((name) => ({ name, how })))
  .sort((a, b) => Number(part[b.how] === b.name) - Number(part[a.how] === a.name))
  .slice(0, amountOf('coveredPictures'));
const person = inventPerson('covered');
const secrets = [aadhaarNumberOf(person), virtualIdOf(person)];
const picture = async (name: string) => {
  const kind = kinds.find((one) => one.name === name);
  assert.ok(kind, name);
  return svgToPng((await kind.draw(person)).svg);
};

test('after covering, no reading finds a number and no code can be scanned; what was missed is said', async (t) => {
  const counts = { pictures: 0, found: 0, missed: 0, numbersLeft: 0, codesLeft: 0 };
  for (const { name, how } of pictures) {
    const png = await picture(name);
    // One reading alone: with a reader there are more, which only find more.
    const read = await readFrame(await openFrame(await degrade(png, how, name)), null, engine);
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
    if (shown || secrets.some((secret) => text.includes(secret.slice(0, 8)))) counts.numbersLeft += 1;
    if (await findQr(stored)) counts.codesLeft += 1;
  }
  t.diagnostic(JSON.stringify(counts));
  assert.deepEqual([counts.pictures, counts.numbersLeft, counts.codesLeft], [pictures.length, 0, 0]);
  assert.ok(counts.found >= pictures.length * 0.8, 'most pictures must be fit to be stored');
});

test('a number that the first reading missed is found by the second look, and covered', async () => {
  const read = await readFrame(await openFrame(await picture('aadhaar-front')), null, engine);
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
  const frame = await openFrame(await picture('aadhaar-front'));
  // The lower half of the card holds the numbers: smear it.
  frame.data.fill(200, Math.floor(frame.height * 0.68) * frame.width * 3);
  const smeared = await readFrame(frame, readAadhaarCard, engine);
  assert.equal((await coverAadhaar(smeared.frame, smeared.pages, engine)).missed, true);

  const pan = await readFrame(await openFrame(await picture('pan-2018')), readPanCard, engine);
  const untouched = await coverAadhaar(pan.frame, pan.pages, engine);
  assert.deepEqual([untouched.covered, untouched.missed], [0, false]);
  assert.equal(untouched.frame, pan.frame);
});
