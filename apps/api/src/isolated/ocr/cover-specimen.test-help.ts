import { findNumbers } from '@pramaan/readers/aadhaar-card/find-numbers.ts';
import { type Degradation, degrade } from '@pramaan/specimens/degrade.ts';
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
import type { Engine } from './engine.ts';
import { openFrame, toJpeg } from './frame.ts';
import { readFrame } from './read-picture.ts';

/** A specimen of this name, drawn of a person. */
export async function drawing(name: string, person: InventedPerson): Promise<Buffer> {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no specimen ${name}.`);
  return svgToPng((await kind.draw(person)).svg);
}

const drawnAt = async (name: string, width: number, person: InventedPerson) =>
  sharp(await drawing(name, person))
    .resize({ width })
    .toBuffer();
const sheet = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** What people send: each paper alone, both sides copied on one page, and a card shown on a phone. */
export const aadhaarPapers: Readonly<Record<string, (person: InventedPerson) => Promise<Buffer>>> = {
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

/** One of these papers of one person, spoiled in one way. */
export interface CoveredPicture {
  name: string;
  how: Degradation;
  seed: string;
}

interface Covered {
  /** The product refuses it: a number that nobody found may be on it. */
  missed: boolean;
  /** A number, or the greater part of one, can still be read, or a code be scanned. */
  left: string[];
  /** Work of the whole process until it was covered, in ms. */
  processorMs: number;
}

/** Covers the numbers and codes in a picture, and looks for them again in what would be stored. */
export async function coverSpecimen({ name, how, seed }: CoveredPicture, engine: Engine): Promise<Covered> {
  const holder = inventPerson(seed);
  const secrets = [aadhaarNumberOf(holder), virtualIdOf(holder)];
  const png = await aadhaarPapers[name]?.(holder);
  if (!png) throw new Error(`There is no paper ${name}.`);
  const spoiled = await degrade(png, how, `${name} ${seed}`);
  const usage = process.cpuUsage();
  // One reading alone: with a reader there are more, which only find more.
  const read = await readFrame(await openFrame(spoiled), null, engine);
  const covered = await coverAadhaar(read.frame, read.pages, engine);
  const { user, system } = process.cpuUsage(usage);
  const processorMs = (user + system) / 1000;
  if (covered.missed) return { missed: true, left: [], processorMs };
  const stored = await toJpeg(covered.frame);
  const again = await readFrame(await openFrame(stored), null, engine);
  const text = again.pages
    .flatMap(({ lines }) => lines.map(({ words }) => words.map((word) => word.text).join('')))
    .join('\n');
  const shown = again.pages.flatMap((page) => findNumbers([page])).some(({ valid }) => valid);
  const left: string[] = [];
  if (shown || secrets.some((secret) => text.includes(secret.slice(0, 8))))
    left.push(`number: ${name} ${how} ${seed}`);
  if (await findQr(stored)) left.push(`code: ${name} ${how} ${seed}`);
  return { missed: false, left, processorMs };
}
