import { PDFDocument } from '@cantoo/pdf-lib';

/** A page as a picture. */
interface PageScan {
  /** JPEG */
  bytes: Uint8Array;
  /** Points. */
  width: number;
  height: number;
}

/** Pictures of pages as the PDF that a scanner makes of them. */
export async function scanPdf(pages: readonly PageScan[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const { bytes, width, height } of pages) {
    const picture = await document.embedJpg(bytes);
    document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  }
  return document.save();
}
