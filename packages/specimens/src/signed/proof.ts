import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';

/** What proves certificates of signatures, each in DER. */
export interface Proofs {
  certificates?: readonly Uint8Array[];
  ocspResponses?: readonly Uint8Array[];
  revocationLists?: readonly Uint8Array[];
}

/**
 * `pdf` with an incremental update after it that holds proofs in a document security store, as a program adds them for
 * long-term validation. Proofs of before stay. Source: ISO 32000-2 §12.8.4.3.
 */
export async function withProofs(
  pdf: Uint8Array,
  proofs: Proofs,
  index: 'table' | 'stream' = 'table',
): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const snapshot = document.takeSnapshot();
  const { context, catalog } = document;
  const before = catalog.lookupMaybe(PDFName.of('DSS'), PDFDict);
  const store = context.obj({ Type: 'DSS' });
  const lists = {
    Certs: proofs.certificates,
    OCSPs: proofs.ocspResponses,
    CRLs: proofs.revocationLists,
  };
  for (const [key, added = []] of Object.entries(lists)) {
    const kept = before?.lookupMaybe(PDFName.of(key), PDFArray)?.asArray() ?? [];
    const items = [...kept, ...added.map((der) => context.register(context.flateStream(der)))];
    if (items.length > 0) store.set(PDFName.of(key), context.obj(items));
  }
  catalog.set(PDFName.of('DSS'), context.register(store));
  const { Root } = context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new TypeError('The PDF names no catalog.');
  snapshot.markRefForSave(Root);
  const update = await document.saveIncremental(snapshot, { useObjectStreams: index === 'stream' });
  return Buffer.concat([pdf, update]);
}
