import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A page of a PDF: lines of text, and pictures (JPEG) one below the other. */
interface PageWanted {
  lines?: readonly string[];
  pictures?: readonly Buffer[];
  /** A picture that fills the page, as a scanner's does. */
  scan?: Buffer;
}

/** A PDF of A4 pages. The same picture on several of them is one object of the file, as programs write a letterhead. */
export async function pdfOf(pages: readonly PageWanted[]): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const embedded = new Map<Buffer, Awaited<ReturnType<typeof file.embedJpg>>>();
  const image = async (picture: Buffer) => {
    const found = embedded.get(picture) ?? (await file.embedJpg(picture));
    embedded.set(picture, found);
    return found;
  };
  for (const { lines = [], pictures = [], scan } of pages) {
    const page = file.addPage([595, 842]);
    if (scan) page.drawImage(await image(scan), { x: 0, y: 0, width: 595, height: 842 });
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: 50, y: 790 - at * 18, size: 11, font });
    for (const [at, picture] of pictures.entries())
      page.drawImage(await image(picture), { x: 130, y: 440 - at * 260, width: 330, height: 210 });
  }
  return file.save();
}
