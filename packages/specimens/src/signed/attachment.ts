import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';

/** A file inside a PDF. */
interface Attached {
  name: string;
  bytes: Uint8Array;
}

/** A one-page PDF that says `lines` and has files inside, as PDF/A-3 has them: a document with the data it was made of. */
export async function pdfWithAttachments(
  lines: readonly string[],
  files: readonly Attached[],
  index: 'table' | 'stream' = 'table',
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  lines.forEach((line, i) => {
    page.drawText(line, { x: 60, y: 760 - i * 24, size: 12 });
  });
  const made = new Date('2026-01-02T00:00:00Z');
  for (const { name, bytes } of files)
    await document.attach(bytes, name, {
      mimeType: 'application/xml',
      creationDate: made,
      modificationDate: made,
      afRelationship: AFRelationship.Data,
    });
  return document.save({ useObjectStreams: index === 'stream' });
}
