import { appearanceOf } from './appearance.ts';
import { emptySignature, type PreparedPdf, signatureField, withByteRange } from './empty-signature.ts';
import { PdfSigningError } from './error.ts';
import type { SignatureLook } from './look.ts';
import { openForSigning, usesIndexStream } from './open.ts';
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
} from './pdf-lib.ts';
import { freePlace, rectangleOf, seenPage, uprightMatrix } from './place.ts';

/**
 * Appends an empty signature to a PDF as an incremental update: signature dictionary, field (seen on a page or not),
 * form. Nothing before is touched, so earlier signatures stay good and several signers follow one another. Throws
 * PdfSigningError for a file that is none, is locked, damaged, sealed or lacks the page.
 * Sources: ISO 32000-1 §12.7.4.5 and §12.8.1, standards §8.4.
 */
export async function preparePdf(pdf: Uint8Array, look: SignatureLook): Promise<PreparedPdf> {
  const document = await openForSigning(pdf);
  const snapshot = document.takeSnapshot();
  const { context, catalog } = document;
  const page = pageOf(document, look);
  const earlier = signatureFields(document);

  const value = context.register(context.obj(emptySignature(look)));
  const field = context.register(
    context.obj({
      // The number of objects: no field of an earlier update has it.
      ...signatureField(look, context.enumerateIndirectObjects().length, value, page.ref),
      ...(await shownOn(document, page, look, earlier)),
    }),
  );
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict) ?? context.obj({});
  form.set(PDFName.of('SigFlags'), PDFNumber.of(3));
  appendTo(form, 'Fields', field);
  catalog.set(PDFName.of('AcroForm'), form);
  appendTo(page.node, 'Annots', field);
  markChanged(document, snapshot, page);

  // An update must index its objects as the file does: by a table, or by a stream.
  const update = await document.saveIncremental(snapshot, {
    useObjectStreams: usesIndexStream(pdf),
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
  return withByteRange(Buffer.concat([pdf, update]), pdf.length);
}

function pageOf(document: PDFDocument, { visible }: SignatureLook): PDFPage {
  const pages = document.getPages();
  const wanted = visible ? (visible.page ?? 'last') : 1;
  const page = wanted === 'last' ? pages.at(-1) : Object.hasOwn(pages, wanted - 1) && pages[wanted - 1];
  if (!page) throw new PdfSigningError('no-page');
  return page;
}

/** Signature fields that are seen on `page`. */
function seenOn(page: PDFPage, fields: readonly PDFDict[]): number {
  return fields.filter((field) => {
    const [, , right, top] = field.lookupMaybe(PDFName.of('Rect'), PDFArray)?.asArray().map(String) ?? [];
    return field.get(PDFName.of('P')) === page.ref && (Number(right) > 0 || Number(top) > 0);
  }).length;
}

async function shownOn(
  document: PDFDocument,
  page: PDFPage,
  look: SignatureLook,
  earlier: readonly PDFDict[],
) {
  if (!look.visible) return { Rect: [0, 0, 0, 0] };
  const seen = seenPage(page);
  const box = look.visible.box ?? freePlace(seen, seenOn(page, earlier));
  const appearance = await appearanceOf(document, look, box, uprightMatrix(seen));
  return { Rect: rectangleOf(seen, box), AP: { N: appearance } };
}

function signatureFields(document: PDFDocument): PDFDict[] {
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((dict) => dict.get(PDFName.of('FT')) === PDFName.of('Sig'));
}

function appendTo(dictionary: PDFDict, key: string, item: PDFRef): void {
  const name = PDFName.of(key);
  const before = dictionary.lookupMaybe(name, PDFArray);
  const items: PDFObject[] = before ? before.asArray() : [];
  // A new list, in this dictionary: one that is an object of its own would have to be marked as changed too.
  dictionary.set(name, dictionary.context.obj([...items, item]));
}

function markChanged(
  document: PDFDocument,
  snapshot: ReturnType<PDFDocument['takeSnapshot']>,
  page: PDFPage,
): void {
  const { context, catalog } = document;
  const { Root } = context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new PdfSigningError('damaged');
  snapshot.markRefForSave(Root);
  snapshot.markRefForSave(page.ref);
  const form = catalog.get(PDFName.of('AcroForm'));
  const formRef = form instanceof PDFDict ? context.getObjectRef(form) : undefined;
  if (formRef) snapshot.markRefForSave(formRef);
}
