import { showsAadhaarNumber } from '@pramaan/readers/aadhaar-card/places-to-cover.ts';
import type { Page } from '@pramaan/readers/reading/page.ts';
import { placesOf, stackedPlaces } from '@pramaan/readers/reading/places.ts';
import { doubtful, type Reader, type Reading } from '@pramaan/readers/reading/reading.ts';
import { tooLongToCover, tooManyToLookAt, uncovered } from './error.ts';
import { coverAadhaar } from './ocr/cover-aadhaar.ts';
import { cropsOf } from './ocr/crops.ts';
import { type Frame, toJpeg } from './ocr/frame.ts';
import { mayShowAadhaar } from './ocr/glance.ts';
import { type PictureRead, readFrame, readTogether } from './ocr/read-picture.ts';
import type { OpenedFile } from './opened-file.ts';
import { isText } from './pdf/pages.ts';
import { drawPixels } from './pdf/picture.ts';

/*
 * Pages of a PDF as pictures. Apart from open-pdf-file.ts, which loads this only when a page is drawn: most papers are
 * read by their own text.
 */

/** A PDF whose pages can be drawn. */
interface Drawable {
  bytes: Uint8Array;
  password: string | undefined;
  pageCount: number;
}

/** The pages of one paper, one under the other, on white. */
function stack(frames: readonly Frame[]): Frame {
  const width = Math.max(1, ...frames.map((frame) => frame.width));
  const height = frames.reduce((sum, frame) => sum + frame.height, 0);
  const data = new Uint8Array(width * height * 3).fill(255);
  let row = 0;
  for (const frame of frames) {
    for (let y = 0; y < frame.height; y++)
      data.set(frame.data.subarray(y * frame.width * 3, (y + 1) * frame.width * 3), (row + y) * width * 3);
    row += frame.height;
  }
  return { data, width, height };
}

/** Pages of a scan that are read: documents have two or three, and each costs a second. */
const mostDrawn = 4;
/** So many pages, as the two sides of a card, are read as carefully as pictures; each of more is read once. */
const mostReadCarefully = 2;
/** Pages that are only looked over for an Aadhaar, at half a second each. */
const mostLookedOver = 16;
const roughDpi = 130;
const dpi = 200;
const pointsPerInch = 72;

const draw = ({ bytes, password }: Drawable, page: number, dots = dpi): Promise<Frame> =>
  drawPixels(bytes, { password, page, dpi: dots });

/** Pages' own text, which is then what is read of the paper. */
interface OwnText {
  pages: readonly Page[];
  /** Pages on which a card could stand that is in no text. */
  pictured: readonly number[];
  /** The text shows a whole Aadhaar number. */
  mustCover: boolean;
}

/**
 * Pages, from 0, to be read, and those to be looked over. A longer paper is kept as it came or not at all, so of its text only what that
 * does not say counts.
 */
function pagesToLookAt({ pageCount }: Drawable, text: OwnText | null): { read: number[]; rest: number[] } {
  const all = Array.from({ length: pageCount }, (_, page) => page);
  if (text && pageCount > mostDrawn) return { read: [], rest: [...text.pictured] };
  return { read: all.slice(0, mostDrawn), rest: all.slice(mostDrawn) };
}

/**
 * Looks over pages that are too many to be read, and reads those on which an Aadhaar may be. Throws FileRefusal when a number stands
 * there, or more pages would have to be looked over.
 */
async function lookOver(pdf: Drawable, pages: readonly number[], text: OwnText | null): Promise<void> {
  if (pages.length > mostLookedOver) throw tooManyToLookAt(pages.length, mostLookedOver);
  for (const page of pages) {
    if (!(await mayShowAadhaar(await draw(pdf, page, roughDpi)))) continue;
    const seen = await readFrames([await draw(pdf, page)], () => text !== null && isText(text.pages[page]));
    // A code beside a number that the paper hides itself is no reason to refuse a text.
    if (seen.numbers > 0 || (!text && seen.covered > 0)) throw tooLongToCover(page + 1);
  }
}

/**
 * What a PDF holds that has to be looked at: a scan, text that shows a whole Aadhaar number, or pictures beside its text.
 * Throws FileRefusal. Null when there is nothing to cover on a paper that has its own text.
 *
 * @param text null for a scan
 */
export async function openDrawnPages(
  pdf: Drawable,
  reader: Reader | null,
  text: OwnText | null,
): Promise<(Pick<OpenedFile, 'reading' | 'crops' | 'places'> & Partial<OpenedFile>) | null> {
  if (text?.mustCover && pdf.pageCount > mostDrawn) throw tooLongToCover(firstWithNumber(text));
  const looked = pagesToLookAt(pdf, text);
  await lookOver(pdf, looked.rest, text);
  if (looked.read.length === 0) return null;
  const frames = await Promise.all(looked.read.map((page) => draw(pdf, page)));
  // A page whose text hides its number, as a masked e-Aadhaar does, is not one whose number was missed.
  const telling = (at: number) => text !== null && !text.mustCover && isText(text.pages[at]);
  const careful = text === null && frames.length <= mostReadCarefully ? reader : null;
  const seen = await readFrames(frames, telling, careful);
  if (text && !text.mustCover && seen.numbers === 0) return null;
  const read = text?.pages ?? seen.pages;
  const reading = reader && (careful ? readTogether(seen.reads, careful) : reader(read));
  const places = reading ? placesOf(reading, read) : {};
  const crops = reading && !text ? await cropsOf(reading, seen.frames) : {};
  // A page that was turned to be read is kept as it came: what is marked on it would stand elsewhere.
  if (seen.covered === 0 && !text) return { reading, crops, places: seen.turned ? {} : places };
  if (seen.covered === 0) throw uncovered();
  if (pdf.pageCount > mostDrawn) throw tooLongToCover(seen.firstCovered + 1);
  const bytes = await toJpeg(stack(seen.frames), 6_000);
  const onSheet = seen.turned && text ? {} : stackedPlaces(places, seen.frames);
  return { bytes, mediaType: 'image/jpeg', covered: seen.covered, reading, crops, places: onSheet };
}

/** The first page, from 1, whose text shows a whole number. */
const firstWithNumber = ({ pages }: OwnText) => pages.findIndex(showsAadhaarNumber) + 1;

/**
 * @param mayMiss the pages, by their place, on which an Aadhaar number need not be found
 * @param reader reads each value of a page again by itself; without one each page is read once
 */
async function readFrames(
  opened: readonly Frame[],
  mayMiss: (at: number) => boolean,
  reader: Reader | null = null,
) {
  const frames: Frame[] = [];
  const reads: PictureRead[] = [];
  let covered = 0;
  let numbers = 0;
  let turned = false;
  let firstCovered = 0;
  for (const [at, frame] of opened.entries()) {
    const read = await readFrame(frame, reader);
    const seen = await coverAadhaar(read.frame, read.pages);
    if (seen.missed && !mayMiss(at)) throw uncovered();
    if (covered === 0 && seen.covered > 0) firstCovered = at;
    covered += seen.covered;
    numbers += seen.numbers;
    turned ||= read.frame !== frame;
    frames.push(seen.frame);
    reads.push(read);
  }
  const pages = reads.flatMap((read) => read.pages.slice(0, 1));
  return { reads, frames, covered, firstCovered, numbers, pages, turned };
}

/** Of a text only what is in doubt is shown as a picture: the rest stands as it was printed. */
export async function cropsOfDoubts(reading: Reading, pdf: Drawable): Promise<Record<string, string>> {
  const paths = doubtful(reading);
  const wanted = new Set(
    paths.map((path) => reading.fields[path]?.at?.page).filter((page) => page !== undefined),
  );
  const frames: (Frame | undefined)[] = [];
  for (const page of wanted) frames[page] = await draw(pdf, page);
  const scale = dpi / pointsPerInch;
  const fields = Object.fromEntries(
    Object.entries(reading.fields)
      .filter(([path]) => paths.includes(path))
      .map(([path, field]) => [path, { ...field, at: field.at && enlarged(field.at, scale) }]),
  );
  return cropsOf({ ...reading, fields }, frames);
}

type Place = { page: number; box: Page['lines'][number]['box'] };

const enlarged = ({ page, box }: Place, scale: number): Place => ({
  page,
  box: {
    left: box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  },
});
