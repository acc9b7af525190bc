import type { Page } from '@pramaan/readers/reading/page.ts';
import { placesOf, stackedPlaces } from '@pramaan/readers/reading/places.ts';
import { doubtful, type Reader, type Reading } from '@pramaan/readers/reading/reading.ts';
import { uncovered } from './error.ts';
import { coverAadhaar } from './ocr/cover-aadhaar.ts';
import { cropsOf } from './ocr/crops.ts';
import { type Frame, toJpeg } from './ocr/frame.ts';
import { readFrame } from './ocr/read-picture.ts';
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

/** Pages of a scan that are looked at: documents have two or three, and each costs a second. */
const mostDrawn = 4;
const dpi = 200;
const pointsPerInch = 72;

const draw = ({ bytes, password }: Drawable, page: number): Promise<Frame> =>
  drawPixels(bytes, { password, page, dpi });

/** Pages' own text, which is then what is read of the paper. */
interface OwnText {
  pages: readonly Page[];
  /** Pages on which a card could stand that is in no text. */
  pictured: readonly number[];
  /** The text shows a whole Aadhaar number. */
  mustCover: boolean;
}

/** Pages to look at, from 0. A longer paper is kept as it came or not at all, so only what its text does not say counts. */
function pagesToLookAt({ pageCount }: Drawable, text: OwnText | null): number[] {
  const all = Array.from({ length: pageCount }, (_, page) => page);
  return (text && pageCount > mostDrawn ? text.pictured : all).slice(0, mostDrawn);
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
  if (text?.mustCover && pdf.pageCount > mostDrawn) throw uncovered();
  const looked = pagesToLookAt(pdf, text);
  const frames = await Promise.all(looked.map((page) => draw(pdf, page)));
  // A page whose text hides its number, as a masked e-Aadhaar does, is not one whose number was missed.
  const telling = (at: number) => text !== null && !text.mustCover && isText(text.pages[looked[at] ?? 0]);
  const seen = await readFrames(frames, telling);
  if (text && !text.mustCover && seen.numbers === 0) return null;
  const read = text?.pages ?? seen.pages;
  const reading = reader ? reader(read) : null;
  const places = reading ? placesOf(reading, read) : {};
  const crops = reading && !text ? await cropsOf(reading, seen.frames) : {};
  // A page that was turned to be read is kept as it came: what is marked on it would stand elsewhere.
  if (seen.covered === 0 && !text) return { reading, crops, places: seen.turned ? {} : places };
  if (seen.covered === 0 || pdf.pageCount > mostDrawn) throw uncovered();
  const bytes = await toJpeg(stack(seen.frames), 6_000);
  const onSheet = seen.turned && text ? {} : stackedPlaces(places, seen.frames);
  return { bytes, mediaType: 'image/jpeg', covered: seen.covered, reading, crops, places: onSheet };
}

/** @param mayMiss the pages, by their place, on which an Aadhaar number need not be found */
async function readFrames(opened: readonly Frame[], mayMiss: (at: number) => boolean) {
  const frames: Frame[] = [];
  const pages: Page[] = [];
  let covered = 0;
  let numbers = 0;
  let turned = false;
  for (const [at, frame] of opened.entries()) {
    const read = await readFrame(frame, null);
    const seen = await coverAadhaar(read.frame, read.pages);
    if (seen.missed && !mayMiss(at)) throw uncovered();
    covered += seen.covered;
    numbers += seen.numbers;
    turned ||= read.frame !== frame;
    frames.push(seen.frame);
    pages.push(...read.pages.slice(0, 1));
  }
  return { frames, covered, numbers, pages, turned };
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
