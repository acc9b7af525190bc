import { agree } from '@pramaan/readers/reading/agree.ts';
import type { Line, Page } from '@pramaan/readers/reading/page.ts';
import { doubtful, type Reader, type Reading } from '@pramaan/readers/reading/reading.ts';
import { type Engine, openEngine } from './engine.ts';
import { type Frame, openFrame } from './frame.ts';
import { firstScale } from './letter-size.ts';
import { linesOf } from './lines.ts';
import { type Treatment, treated, treatments } from './treatments.ts';
import type { SeenWord } from './tsv.ts';
import { legible, level, turnUpright } from './upright.ts';

/** A picture that was read. */
export interface PictureRead {
  /** Upright and level, as it may be shown and stored (after `coverAadhaar`, when it may be an Aadhaar card). */
  frame: Frame;
  /** What every reading saw, in pixels of `frame`; the first is the plainest. */
  pages: Page[];
  /** What the reader made of it; null without a reader. */
  reading: Reading | null;
}

/** Letters read with certainty below which a picture may stand on its head. */
const surelyUpright = 40;

/**
 * Reads a stranger's picture: JPEG, PNG or WebP bytes, turned as its text lies, in two treatments, and in a third when
 * they leave a doubt. Throws FileRefusal for what is no whole picture. Takes a second or two; runs in its own thread.
 */
export async function readPicture(bytes: Uint8Array, reader: Reader | null): Promise<PictureRead> {
  const [engine, opened] = await Promise.all([openEngine(), openFrame(bytes)]);
  return readFrame(opened, reader, engine);
}

/** The same for pixels, as of a PDF's page. */
export async function readFrame(opened: Frame, reader: Reader | null, engine: Engine): Promise<PictureRead> {
  let frame = await level(opened);
  let first = await seen(frame, engine, firstScale(frame), treatments.first);
  if (legible(first.words) < surelyUpright) {
    const turned = await turnUpright(frame, engine);
    if (turned !== frame) {
      frame = turned;
      first = await seen(frame, engine, firstScale(frame), treatments.first);
    }
  }
  const scale = first.scale;
  const pages = [first.page];
  if (!reader) return { frame, pages, reading: null };
  const readings: [Reading, ...Reading[]] = [reader([first.page])];
  let reading = readings[0];
  for (const treatment of [treatments.second, treatments.third]) {
    const { page } = await seen(frame, engine, scale * treatment.scale, treatment);
    pages.push(page);
    readings.push(reader([page]));
    reading = agree(readings);
    if (doubtful(reading).length === 0) break;
  }
  return { frame, pages, reading };
}

async function seen(frame: Frame, engine: Engine, scale: number, { change }: Treatment) {
  const grey = await treated(frame, scale, change);
  const words = engine.words(grey, { layout: 'scattered' });
  const lines = linesOf(words).map((line) => shrunk(line, scale));
  const page: Page = { width: frame.width, height: frame.height, lines, origin: 'picture' };
  return { page, words, scale };
}

/** Boxes back in the frame's pixels. */
function shrunk({ words, box }: Line, scale: number): Line {
  const back = ({ left, top, width, height }: Line['box']) => ({
    left: left / scale,
    top: top / scale,
    width: width / scale,
    height: height / scale,
  });
  return { words: words.map((word) => ({ ...word, box: back(word.box) })), box: back(box) };
}

export type { SeenWord };
