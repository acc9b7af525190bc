import { toJpeg } from './ocr/frame.ts';
import { tooManyPages } from './pdf/errors.ts';
import { pdfLimits } from './pdf/pages.ts';
import { drawPixels } from './pdf/picture.ts';

/** Pages of a PDF as they are told apart on a phone. */
interface PagesShown {
  /** How many the file has. */
  pages: number;
  /** It is signed: with fewer pages its signature would be gone. */
  signed: boolean;
  /** JPEG, in the file's order. */
  jpegs: Uint8Array[];
}

const dpi = 40;
/** Pixels of the longer side: some 10 kB. */
const side = 320;
/** So many are drawn for one question. */
const atOnce = 12;

/** Small pictures of the pages of a PDF from `from` on, counted from 0. Throws FileRefusal: also for a PDF that is locked. */
export async function showPages({ bytes, from }: { bytes: Uint8Array; from: number }): Promise<PagesShown> {
  const jpegs: Uint8Array[] = [];
  let pages = 0;
  for (let page = from; page < from + atOnce; page++) {
    const drawn = await drawPixels(bytes, { page, dpi });
    pages = drawn.pages;
    if (pages > pdfLimits.maxPages) throw tooManyPages(pages, pdfLimits.maxPages);
    jpegs.push(await toJpeg(drawn, side));
    if (page + 1 >= pages) break;
  }
  return { pages, signed: Buffer.from(bytes).includes('/ByteRange'), jpegs };
}
