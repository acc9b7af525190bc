import sharp from 'sharp';
import { toJpeg } from './ocr/frame.ts';
import { drawPixels } from './pdf/picture.ts';

/** A page as it is looked at on a screen. */
interface ShownPage {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** How many pages the file has. */
  pages: number;
}

/** Fine print stays legible when it is enlarged on a screen, and a letter has some 300 kB. */
const dpi = 150;
/** Of a page that is only known again. */
const roughDpi = 50;
/** Pixels of the longer side. */
const largestSide = 2_400;

/** One page of a PDF, counted from 0, as JPEG with at most `side` pixels on its longer side. Throws FileRefusal: also for a PDF that is locked. */
export async function showPage({
  bytes,
  page,
  side = largestSide,
}: {
  bytes: Uint8Array;
  page: number;
  side?: number;
}): Promise<ShownPage> {
  const { pages, ...frame } = await drawPixels(bytes, { page, dpi: side < largestSide ? roughDpi : dpi });
  const jpeg = await toJpeg(frame, side);
  const { width, height } = await sharp(jpeg).metadata();
  return { jpeg, width, height, pages };
}
