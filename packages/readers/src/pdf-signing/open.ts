import { PdfSigningError } from './error.ts';
import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
} from './pdf-lib.ts';

const largest = 50_000_000;

const bufferOf = (pdf: Uint8Array) => Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
const latin1 = (pdf: Uint8Array, from: number, to: number) => bufferOf(pdf).toString('latin1', from, to);

/** What stands where the file says that its last index is; empty when it says nothing. */
function lastIndex(pdf: Uint8Array): string {
  const tail = latin1(pdf, Math.max(0, pdf.length - 1_024), pdf.length);
  const found = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1];
  return found === undefined ? '' : latin1(pdf, Number(found), Number(found) + 64);
}

/** Whether the file indexes its objects by a stream instead of a table. Source: ISO 32000-1 §7.5.8. */
export function usesIndexStream(pdf: Uint8Array): boolean {
  return !/^\s*xref\b/.test(lastIndex(pdf));
}

/**
 * Opens a PDF to append to it. An update leads back to the file's last index, so a file without a sound one is refused
 * here, though readers would repair it. Throws PdfSigningError.
 */
export async function openForSigning(pdf: Uint8Array): Promise<PDFDocument> {
  if (pdf.length === 0) throw new PdfSigningError('empty');
  if (pdf.length > largest) throw new PdfSigningError('too-large');
  if (!latin1(pdf, 0, 1_024).includes('%PDF-')) throw new PdfSigningError('not-pdf');
  const document = await parse(pdf);
  if (!/^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(lastIndex(pdf))) throw new PdfSigningError('damaged');
  if (isSealed(document)) throw new PdfSigningError('sealed');
  return document;
}

async function parse(pdf: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(pdf, {
      updateMetadata: false,
      throwOnInvalidObject: true,
      // Signing has a thread or process of its own: giving way to others at every hundredth object only takes longer.
      parseSpeed: ParseSpeeds.Fastest,
    });
    // Both walk the file's own tree, which a damaged file does not have.
    if (document.getPageCount() > 0 && document.catalog instanceof PDFDict) return document;
  } catch (error) {
    // Encrypted object streams fail before the parser says that the file is encrypted.
    if (error instanceof EncryptedPDFError || bufferOf(pdf).includes('/Encrypt '))
      throw new PdfSigningError('locked');
  }
  throw new PdfSigningError('damaged');
}

/** Whether an author's signature allows no change at all: /P 1 of its DocMDP. Source: ISO 32000-1 §12.8.2.2. */
function isSealed({ context, catalog }: PDFDocument): boolean {
  if (!catalog.lookupMaybe(PDFName.of('Perms'), PDFDict)?.has(PDFName.of('DocMDP'))) return false;
  const name = (key: string) => PDFName.of(key);
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    .flatMap((dict) => referencesOf(dict))
    .some(
      (reference) =>
        reference.get(name('TransformMethod')) === name('DocMDP') &&
        reference
          .lookupMaybe(name('TransformParams'), PDFDict)
          ?.lookupMaybe(name('P'), PDFNumber)
          ?.asNumber() === 1,
    );
}

function referencesOf(dict: PDFDict): PDFDict[] {
  const list = dict.lookup(PDFName.of('Reference'));
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().flatMap((item) => {
    const found = dict.context.lookup(item);
    return found instanceof PDFDict ? [found] : [];
  });
}
