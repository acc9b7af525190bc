import type { Page } from '@pramaan/readers/reading/page.ts';
import { openEngine } from '../ocr/engine.ts';
import { readFrame } from '../ocr/read-picture.ts';
import { drawPixels } from '../pdf/picture.ts';

/** A page of a scan, counted from 0. */
interface ScannedPage {
  password: string | undefined;
  page: number;
}

const dpi = 200;

/**
 * A page of a PDF as OCR reads it, by the careful model or by the quick one, which takes a quarter less for all of it. Throws
 * FileError. Three to five seconds of work for a full one.
 */
export async function scannedPage(
  bytes: Uint8Array,
  which: ScannedPage,
  model: 'careful' | 'quick',
): Promise<Page> {
  const drawn = await drawPixels(bytes, { ...which, dpi });
  const { frame, pages } = await readFrame(drawn, null, await openEngine(model));
  return pages[0] ?? { width: frame.width, height: frame.height, lines: [], origin: 'picture' };
}
