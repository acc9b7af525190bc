import { showsAadhaarNumber } from '@pramaan/readers/aadhaar-card/places-to-cover.ts';
import { mayHaveAttachments } from '@pramaan/readers/file-signs/attachments.ts';
import { pdfSigns } from '@pramaan/readers/file-signs/pdf-signs.ts';
import { loadReader } from '@pramaan/readers/readers.ts';
import { placesOf } from '@pramaan/readers/reading/places.ts';
import { doubtful } from '@pramaan/readers/reading/reading.ts';
import { pdfRevisions } from '@pramaan/readers/statement/tamper.ts';
import type { FileInput, OpenedFile } from './opened-file.ts';
import { readPdf } from './pdf/pages.ts';
import { picturedPages } from './pdf/pictured-pages.ts';
import { checkSignatures } from './sign-pdf.ts';

/**
 * A PDF: kept as it came, so that its signature stays good. One that shows a full Aadhaar number, in its text or in a
 * picture on it, is kept as a picture of its pages instead, with the number covered. Throws FileRefusal.
 */
export async function openPdfFile(input: FileInput): Promise<OpenedFile> {
  const { bytes, passwords, signers } = input;
  const { pages, opened, password, hasText, pageCount, ...claims } = await readPdf(bytes, passwords);
  const signatures = await checkSignatures({ bytes, signers });
  const signs = pdfSigns({ ...claims, revisions: pdfRevisions(bytes) }, signatures.length);
  const attachments = await attachmentNames(bytes);
  const kept = { bytes, signatures, signs, attachments, covered: 0, openedWith: opened };
  const stored = { ...kept, mediaType: 'application/pdf' } as const;
  const reader = input.reader && (await loadReader(input.reader));
  const drawable = { bytes, password, pageCount };

  const mustCover = pages.some(showsAadhaarNumber);
  const pictured = await picturedPages(bytes, pages);
  if (!hasText || mustCover || pictured.length > 0) {
    const { openDrawnPages } = await import('./open-drawn-pages.ts');
    const text = hasText ? { pages, pictured, mustCover } : null;
    const drawn = await openDrawnPages(drawable, reader, text);
    if (drawn) return { ...stored, ...drawn };
  }
  const reading = reader ? reader(pages) : null;
  const places = reading ? placesOf(reading, pages) : {};
  if (!reading || doubtful(reading).every((path) => !reading.fields[path]?.at))
    return { ...stored, reading, places, crops: {} };
  const { cropsOfDoubts } = await import('./open-drawn-pages.ts');
  return { ...stored, reading, places, crops: await cropsOfDoubts(reading, drawable) };
}

/** The library that reads a PDF's objects is large, and most papers have no file inside. */
async function attachmentNames(bytes: Uint8Array): Promise<string[]> {
  if (!mayHaveAttachments(bytes)) return [];
  const { attachmentsOf } = await import('@pramaan/readers/pdf-signature/attachments.ts');
  return attachmentsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
