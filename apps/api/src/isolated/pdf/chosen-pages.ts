import { PDFDocument } from '@pramaan/readers/pdf-signing/pdf-lib.ts';
import { toJpeg } from '../ocr/frame.ts';
import { noSuchPage } from './errors.ts';
import { drawPixels } from './picture.ts';

/** As a scan is read. */
const dpi = 200;
const pointsPerInch = 72;
/** Pixels of the longer side: a page of A4 at 200 dots per inch. */
const largestSide = 2_400;

/**
 * These pages of a PDF, counted from 0, as pictures of what is seen on them: one as a JPEG, several as a PDF. What the file holds
 * besides is not in it: pages share fonts, pictures and links, so that a copied page could bring along what stands on another.
 * Throws FileRefusal.
 */
export async function chosenPages(bytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array> {
  const [first, ...more] = pages;
  if (first === undefined) throw noSuchPage(0, 0);
  const pictures = [await pictureOf(bytes, first)];
  for (const page of more) pictures.push(await pictureOf(bytes, page));
  const [only] = pictures;
  if (only && pictures.length === 1) return only;
  const document = await PDFDocument.create();
  for (const picture of pictures) {
    const image = await document.embedJpg(picture);
    const size = { width: points(image.width), height: points(image.height) };
    document.addPage([size.width, size.height]).drawImage(image, { x: 0, y: 0, ...size });
  }
  return document.save();
}

const pictureOf = async (bytes: Uint8Array, page: number) =>
  toJpeg(await drawPixels(bytes, { page, dpi }), largestSide);

const points = (pixels: number) => (pixels / dpi) * pointsPerInch;
