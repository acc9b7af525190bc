import { unprovenDoubt } from '@pramaan/documents/unproven.ts';
import { agree } from '@pramaan/readers/reading/agree.ts';
import { withCutNames } from '@pramaan/readers/reading/cut-names.ts';
import type { Page } from '@pramaan/readers/reading/page.ts';
import {
  doubtful,
  type FieldReading,
  type Reader,
  type Reading,
  sure,
} from '@pramaan/readers/reading/reading.ts';
import { scaledStrokes, withoutStrokes } from './clear-strokes.ts';
import { type Engine, forPages, openEngine } from './engine.ts';
import { findPaper } from './find-paper.ts';
import { findStrokes } from './find-strokes.ts';
import { type Frame, openFrame, type SeenPage, turnFrame } from './frame.ts';
import type { Grey } from './grey.ts';
import { withHidden } from './hidden-print.ts';
import { lookAt } from './look-at.ts';
import { readAgain } from './read-again.ts';
import { readPage } from './read-page.ts';
import { straighten } from './straighten.ts';

import type { Treatment } from './treatments.ts';
import { bestTurn, isBlank, rough, roughSide, surelyUpright, turns } from './upright.ts';

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
  return readFrame(await openFrame(bytes), reader);
}

/**
 * The same for pixels, as of a PDF's page; by this engine, else by the thread's own, opened when there is print to read.
 * A paper that lies in a photo is cut out and seen from above; the whole photo is read when that gives nothing.
 */
export async function readFrame(opened: Frame, reader: Reader | null, given?: Engine): Promise<PictureRead> {
  const corners = await findPaper(opened);
  if (!corners) return readWhole(opened, reader, given);
  const paper = await readWhole(straighten(opened, corners), reader, given);
  if (isRead(paper)) return paper;
  const whole = await readWhole(opened, reader, given);
  return likenessOf(paper) > likenessOf(whole) ? paper : whole;
}

const likenessOf = ({ reading }: PictureRead) => reading?.likeness ?? 0;

/** What the reader looks for is there; without a reader, words are. */
const isRead = ({ reading, pages }: PictureRead) =>
  reading ? reading.likeness >= 0.5 : pages.some(({ lines }) => lines.length > 2);

async function readWhole(opened: Frame, reader: Reader | null, given?: Engine): Promise<PictureRead> {
  const { frame, clear, page, look } = await readUpright(opened, given);
  if (!reader || !look) return { frame, pages: [page], reading: reader?.([page]) ?? null };
  const engine = given ?? (await openEngine());
  const pages = [page];
  const readings: [Reading, ...Reading[]] = [reader([page])];
  const add = (another: Page) => {
    pages.push(another);
    readings.push(reader([another]));
  };
  if (missing(readings[0]) > 0)
    add((await readPage(clear, look.scale * larger, 'soft', look, forPages(engine))).page);
  // Every value is read once more by itself, in lines enlarged to one height: that shows how crisp its print is.
  const best = readings.reduce((a, b) => (missing(b) < missing(a) ? b : a));
  const base = pages[readings.indexOf(best)] ?? page;
  for (const treatment of ['soft', 'sharp'] satisfies Treatment[]) {
    const said = agree(readings).fields;
    const open = Object.entries(best.fields).filter(
      ([path, { proven }]) => !proven && !isSettled(said[path]),
    );
    const places = open.flatMap(([, { at }]) => at?.box ?? []);
    if (places.length === 0) break;
    add(await readAgain(base, places, clear, engine, treatment, look));
    if (doubtful(agree(readings)).length === 0) break;
  }
  return { frame, pages, reading: agreedOn(readings, pages, [{ frame, page: base }]) };
}

/**
 * What several readings of the same pages agree on; a value that may be cut or partly hidden is asked of the person.
 *
 * @param pages what every reading saw
 * @param seen each page once
 */
function agreedOn(
  readings: readonly [Reading, ...Reading[]],
  pages: readonly Page[],
  seen: readonly SeenPage[],
): Reading {
  return withHidden(withCutNames(agree(readings), pages), seen);
}

/**
 * What the reader makes of pages that belong to one paper, each of which was read by itself and with this reader (`readFrame`): of each
 * the first reading, then the next, until all of them are used.
 */
export function readTogether(seen: readonly PictureRead[], reader: Reader): Reading {
  const [only, ...others] = seen;
  if (only?.reading && others.length === 0) return only.reading;
  const round = (which: number) =>
    reader(seen.flatMap(({ pages }) => pages[Math.min(which, pages.length - 1)] ?? []));
  const rounds = Math.max(...seen.map(({ pages }) => pages.length));
  const more = Array.from({ length: rounds - 1 }, (_, at) => round(at + 1));
  return agreedOn(
    [round(0), ...more],
    seen.flatMap(({ pages }) => pages),
    seen.flatMap(({ frame, pages: [page] }) => (page ? { frame, page } : [])),
  );
}

/** Two readings agree on it, and a person looks at it all the same: a third one could tell neither of them more. */
const isSettled = (field: FieldReading | undefined) =>
  field?.doubt === unprovenDoubt && field.confidence >= sure;

const missing = ({ expected, fields }: Reading) => expected.filter((path) => !(path in fields)).length;

/** The frame as most of its words can be read, the same without lines across it, and its first reading. */
async function readUpright(opened: Frame, given?: Engine) {
  const small = await rough(opened);
  if (isBlank(small)) return blank(opened);
  const engine = given ?? (await openEngine());
  const [likeliest, ...others] = turns(small);
  const level = await turnFrame(opened, likeliest);
  const first = await readLevel(level, engine, level === opened ? small : undefined);
  if (surelyUpright(first.legible)) return first;
  const best = await bestTurn(first.frame, { opened, others }, engine);
  return best === first.frame ? first : readLevel(best, engine);
}

/** A sheet without any print costs no engine. */
function blank(frame: Frame) {
  const { width, height } = frame;
  const page: Page = { width, height, lines: [], origin: 'picture' };
  return { frame, clear: frame, look: null, page };
}

async function readLevel(frame: Frame, engine: Engine, given?: Grey) {
  const small = given ?? (await rough(frame));
  const strokes = scaledStrokes(findStrokes(small), Math.max(frame.width, frame.height) / roughSide);
  const clear = withoutStrokes(frame, strokes);
  const look = await lookAt(clear, strokes.length > 0 ? undefined : small);
  return { frame, clear, look, ...(await readPage(clear, look.scale, 'even', look, engine)) };
}

/** How much the whole picture is enlarged over the first reading, when a value is missing. */
const larger = 1.25;
