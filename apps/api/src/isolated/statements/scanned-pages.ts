import type { Page } from '@pramaan/readers/reading/page.ts';
import { readFrame } from '../ocr/read-picture.ts';
import { drawPixels } from '../pdf/picture.ts';

/*
 * Apart from read-statement.ts, which loads this for a scan alone: most statements are read by their own text.
 */

/** The pages of a scan: enough for half a year of most accounts. A full one takes five seconds of work. */
export const mostScanned = 10;
const dpi = 200;

/** The pages of a PDF as OCR reads them, one after the other. Throws FileError. */
export async function* scannedPages(
  bytes: Uint8Array,
  { password, pageCount }: { password: string | undefined; pageCount: number },
): AsyncGenerator<Page> {
  for (let page = 0; page < pageCount; page++) {
    const read = await readFrame(await drawPixels(bytes, { password, page, dpi }), null);
    yield* read.pages.slice(0, 1);
  }
}
