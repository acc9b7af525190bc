import type { Page } from '@pramaan/readers/reading/page.ts';
import { openEngine } from '../ocr/engine.ts';
import type { SeenPage } from '../ocr/frame.ts';
import { lookAt } from '../ocr/look-at.ts';
import { readAgain } from '../ocr/read-again.ts';
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
): Promise<SeenPage> {
  const drawn = await drawPixels(bytes, { ...which, dpi });
  const { frame, pages } = await readFrame(drawn, null, await openEngine(model));
  return {
    frame,
    page: pages[0] ?? { width: frame.width, height: frame.height, lines: [], origin: 'picture' },
  };
}

/** The page with these of its lines, from 1, read once more by the careful model, each by itself. A tenth of a second each. */
export async function linesAgain({ page, frame }: SeenPage, lines: readonly number[]): Promise<Page> {
  const places = lines.flatMap((line) => page.lines[line - 1]?.box ?? []);
  return readAgain(page, places, frame, await openEngine('careful'), 'even', await lookAt(frame));
}
