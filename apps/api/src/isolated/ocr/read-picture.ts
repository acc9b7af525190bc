import { agree } from '@pramaan/readers/reading/agree.ts';
import type { Page } from '@pramaan/readers/reading/page.ts';
import { doubtful, type Reader, type Reading } from '@pramaan/readers/reading/reading.ts';
import { type Engine, openEngine } from './engine.ts';
import { type Frame, openFrame, turnFrame } from './frame.ts';
import { lookAt } from './look-at.ts';
import { readAgain } from './read-again.ts';
import { readPage } from './read-page.ts';
import type { Look, Treatment } from './treatments.ts';
import { bestTurn, surelyUpright, turns } from './upright.ts';

/** A picture that was read. */
export interface PictureRead {
  /** Upright and level, as it may be shown and stored (after `coverAadhaar`, when it may be an Aadhaar card). */
  frame: Frame;
  /** What every reading saw, in pixels of `frame`; the first is the plainest. */
  pages: Page[];
  /** What the reader made of it; null without a reader. */
  reading: Reading | null;
}

/**
 * Reads a stranger's picture: JPEG, PNG or WebP bytes, turned as its text lies. Values that are not proven by a check
 * digit are read a second time in another treatment, and a third time when that leaves a doubt. Throws FileRefusal for
 * what is no whole picture. Takes a second or two and 150 MB; runs in its own thread.
 */
export async function readPicture(bytes: Uint8Array, reader: Reader | null): Promise<PictureRead> {
  const [engine, opened] = await Promise.all([openEngine(), openFrame(bytes)]);
  return readFrame(opened, reader, engine);
}

/** The same for pixels, as of a PDF's page. */
export async function readFrame(opened: Frame, reader: Reader | null, engine: Engine): Promise<PictureRead> {
  const { frame, page, look } = await readUpright(opened, engine);
  if (!reader) return { frame, pages: [page], reading: null };
  const pages = [page];
  const readings: [Reading, ...Reading[]] = [reader(pages)];
  let reading = readings[0];
  for (const treatment of ['soft', 'sharp'] satisfies Treatment[]) {
    const again = await readOtherwise(reading, page, frame, look, engine, treatment);
    if (!again) break;
    pages.push(again);
    readings.push(reader([again]));
    reading = agree(readings);
    if (doubtful(reading).length === 0) break;
  }
  return { frame, pages, reading };
}

/** The frame as most of its words can be read, and its first reading. */
async function readUpright(opened: Frame, engine: Engine) {
  const [likeliest, ...others] = await turns(opened);
  const first = await readLevel(await turnFrame(opened, likeliest), engine);
  if (surelyUpright(first.legible)) return first;
  const frame = await bestTurn(opened, [likeliest, ...others], engine);
  return readLevel(frame, engine);
}

async function readLevel(frame: Frame, engine: Engine) {
  const look = await lookAt(frame);
  return { frame, look, ...(await readPage(frame, look.scale, 'even', look, engine)) };
}

/** How much the whole picture is enlarged over the first reading, when a value is missing. */
const larger = 1.25;

/** Only the lines whose value is not proven, when every value was found; the whole picture otherwise. */
async function readOtherwise(
  reading: Reading,
  page: Page,
  frame: Frame,
  look: Look,
  engine: Engine,
  treatment: Treatment,
): Promise<Page | null> {
  const missing = reading.expected.some((path) => !(path in reading.fields));
  if (missing) {
    const whole = await readPage(frame, look.scale * larger, treatment, look, engine);
    return whole.page;
  }
  const open = Object.values(reading.fields).filter(({ proven }) => !proven);
  const places = open.flatMap(({ at }) => at?.box ?? []);
  return places.length === 0 ? null : readAgain(page, places, frame, engine, treatment, look);
}
