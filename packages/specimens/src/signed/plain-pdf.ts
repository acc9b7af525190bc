import { PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';

/** A one-page PDF that says `lines`, indexed by a classic table or by a stream. */
export async function plainPdf(
  lines: readonly string[],
  index: 'table' | 'stream' = 'table',
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  lines.forEach((line, i) => {
    page.drawText(line, { x: 60, y: 760 - i * 24, size: 12 });
  });
  return document.save({ useObjectStreams: index === 'stream' });
}

/** `pdf` with an incremental update after it that nobody signed: what a signature check must find. */
export async function withUnsignedUpdate(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const snapshot = document.takeSnapshot();
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseNone'));
  const { Root } = document.context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new TypeError('The PDF names no catalog.');
  snapshot.markRefForSave(Root);
  return Buffer.concat([pdf, await document.saveIncremental(snapshot)]);
}
