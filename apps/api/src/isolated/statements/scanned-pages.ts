import type { Page } from '@pramaan/readers/reading/page.ts';
import { brightnessOf } from '../ocr/brightness.ts';
import { openEngine } from '../ocr/engine.ts';
import type { SeenPage } from '../ocr/frame.ts';
import { lookAt } from '../ocr/look-at.ts';
import { readAgain } from '../ocr/read-again.ts';
import { readFrame } from '../ocr/read-picture.ts';
import { drawPixels } from '../pdf/picture.ts';
import { clearTable } from './clear-table.ts';

/** A page of a scan, counted from 0. */
interface ScannedPage {
  password: string | undefined;
  page: number;
}

const dpi = 200;

/** A page with its picture in greys: a third of its colours' 15 MB, so that ten can be kept until the balances have been looked at. */
export interface KeptPage {
  page: Page;
  grey: Uint8Array;
  width: number;
  height: number;
}

export const kept = ({ page, frame }: SeenPage): KeptPage => ({
  page,
  grey: Uint8Array.from(brightnessOf(frame)),
  width: frame.width,
  height: frame.height,
});

/** The same as it was seen, in greys. */
export function seenAgain({ page, grey, width, height }: KeptPage): SeenPage {
  const data = new Uint8Array(grey.length * 3);
  for (const [at, value] of grey.entries()) data.fill(value, at * 3, at * 3 + 3);
  return { page, frame: { data, width, height } };
}

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
  const { frame, pages } = await readFrame(clearTable(drawn), null, await openEngine(model));
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
