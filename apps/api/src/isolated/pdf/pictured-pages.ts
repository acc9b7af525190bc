import type { Page } from '@pramaan/readers/reading/page.ts';
import { isText } from './pages.ts';

/** Pixels of the shorter and of the longer side: a card on a smaller picture cannot be read by anyone. */
const smallest = [200, 320] as const;
/** A letter into which somebody pasted a card. Longer papers have logos and seals on many pages, and each page costs a second. */
const mostOfText = 2;

/**
 * The pages of a PDF, from 0, whose own text is not all that stands on them: pages without text, and pages with a large picture
 * that other pages do not have; in a short paper with a large picture every page. What an Aadhaar card shows there is in no
 * text.
 */
export async function picturedPages(bytes: Uint8Array, pages: readonly Page[]): Promise<number[]> {
  const all = pages.map((_, at) => at);
  const bare = all.filter((at) => !isText(pages[at]));
  if (!hasLargePicture(bytes) || bare.length === all.length) return bare;
  if (pages.length <= mostOfText) return all;
  // The library that reads a PDF's objects is large, and most papers have no picture.
  const { pagesWithOwnPictures } = await import('@pramaan/readers/pdf-signature/own-pictures.ts');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const own = new Set(pagesWithOwnPictures(file, smallest) ?? all);
  return all.filter((at) => own.has(at) || !isText(pages[at]));
}

/**
 * Has the file a picture on which a card could be read? Looked for in the bytes: a picture is a stream, so its dictionary
 * is never inside another stream. Source: ISO 32000-1 §7.5.7, §8.9.5.
 */
function hasLargePicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (const { index } of text.matchAll(/\/Subtype\s*\/Image\b/g)) {
    const start = text.lastIndexOf(' obj', index);
    const end = text.indexOf('stream', index);
    const dictionary = text.slice(Math.max(start, index - longest), Math.min(end, index + longest));
    const sides = [sideOf(dictionary, 'Width'), sideOf(dictionary, 'Height')].sort((a, b) => a - b);
    if (smallest.every((least, at) => (sides[at] ?? 0) >= least)) return true;
  }
  return false;
}

/** Of a dictionary, in characters. */
const longest = 4_000;

/** A side that is written elsewhere in the file counts as large. */
function sideOf(dictionary: string, name: 'Width' | 'Height'): number {
  const said = new RegExp(`/${name}\\s+(\\d+)(\\s+\\d+\\s+R\\b)?`).exec(dictionary);
  return said && said[2] === undefined ? Number(said[1]) : Number.POSITIVE_INFINITY;
}
