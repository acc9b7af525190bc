import { aadhaarPlaces, isAadhaarPage } from '@pramaan/readers/aadhaar-card/places-to-cover.ts';
import { type Box, boxAround, type Page } from '@pramaan/readers/reading/page.ts';
import { type Engine, openEngine } from './engine.ts';
import { findQrPlaces } from './find-qr-places.ts';
import type { Frame } from './frame.ts';
import { largestRead } from './letter-size.ts';
import { lookAt } from './look-at.ts';
import { plainWords, withPlainLines } from './plain-words.ts';
import { readPage } from './read-page.ts';
import type { Look, Treatment } from './treatments.ts';

/** A picture in which no Aadhaar number can be read any more. */
export interface Covered {
  frame: Frame;
  /** How many places were painted over. */
  covered: number;
  /** How many of them were numbers, not codes. */
  numbers: number;
  /** What was painted over, in pixels of `frame`. */
  boxes: Box[];
  /**
   * It is an Aadhaar paper and its number was not found: it may still stand there for a person to read. Such a picture
   * must not be stored.
   */
  missed: boolean;
}

/**
 * Paints over the first eight digits of every Aadhaar number, the first twelve of every Virtual ID and, beside such a
 * number and on Aadhaar papers, every QR code: it holds the holder's data. `pages` is what was read of the frame, each
 * reading one. Reads the result once more, in another treatment, and covers what shows up only then; what is covered, and words
 * that were read surely and have no digit, are not read again.
 */
export async function coverAadhaar(frame: Frame, pages: readonly Page[], opened?: Engine): Promise<Covered> {
  const first = aadhaarPlaces(pages);
  const ofAadhaar = pages.some((page) => isAadhaarPage([page]));
  if (first.numbers.length === 0 && !ofAadhaar)
    return { frame, covered: 0, numbers: 0, boxes: [], missed: false };
  const engine = opened ?? (await openEngine());
  const boxes = joined([...first.numbers.map(padded), ...(await findQrPlaces(frame)).map(rounded)]);
  let covered = painted(frame, boxes);
  let seen = first.seen;
  let numbers = first.numbers.length;
  const seenBefore = await lookAt(covered);
  const look: Look = { ...seenBefore, codes: [...seenBefore.codes, ...boxes, ...plainWords(pages)] };
  const scale = Math.min(look.scale * larger, largestRead / Math.max(frame.width, frame.height));
  for (const treatment of ['sharp', 'even'] satisfies Treatment[]) {
    const { page } = await readPage(covered, scale, treatment, look, engine);
    const left = aadhaarPlaces([withPlainLines(page, pages)]);
    seen ||= left.seen;
    if (left.numbers.length === 0) break;
    const more = left.numbers.map(padded);
    boxes.push(...more);
    numbers += more.length;
    covered = painted(covered, more);
  }
  const all = joined(boxes);
  return { frame: covered, covered: all.length, numbers, boxes: all, missed: ofAadhaar && !seen };
}

/** Over the size at which pages are read first, so that the second look is another one. */
const larger = 1.2;

/** Boxes hug the ink, and may be a little off: the edge of a digit must not show. */
function padded({ left, top, width, height }: Box): Box {
  const pad = Math.min(height, width) * 0.12;
  return { left: left - pad, top: top - 1.5 * pad, width: width + 1.5 * pad, height: height + 3 * pad };
}

/** Codes have a white edge; a pixel or two is enough. */
const rounded = ({ left, top, width, height }: Box): Box => ({
  left: left - 2,
  top: top - 2,
  width: width + 4,
  height: height + 4,
});

/** Boxes of which one covers most of the other are one. */
function joined(boxes: readonly Box[]): Box[] {
  const stored: Box[] = [];
  for (const box of boxes) {
    const at = stored.findIndex((other) => shared(box, other) > 0.5 * Math.min(areaOf(box), areaOf(other)));
    const other = stored[at];
    if (other) stored[at] = boxAround([box, other]) ?? other;
    else stored.push(box);
  }
  return stored;
}

const areaOf = ({ width, height }: Box) => width * height;

function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Dark grey, as a marker leaves it. */
const ink = 40;

function painted({ data, width, height }: Frame, boxes: readonly Box[]): Frame {
  const copy = Uint8Array.from(data);
  for (const box of boxes) {
    const from = Math.max(0, Math.floor(box.left));
    const to = Math.min(width, Math.ceil(box.left + box.width));
    const bottom = Math.min(height, Math.ceil(box.top + box.height));
    for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y++)
      copy.fill(ink, (y * width + from) * 3, (y * width + to) * 3);
  }
  return { data: copy, width, height };
}
