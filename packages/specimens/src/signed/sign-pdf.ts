import { createHash } from 'node:crypto';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { detachedCms } from './cms.ts';
import type { Holder } from './keys.ts';

/** A PDF with room for a signature: every byte is final but the room itself. */
export interface PreparedPdf {
  bytes: Uint8Array;
  /** The gap: from the `<` of /Contents to after its `>`. */
  gap: readonly [start: number, end: number];
  /** SHA-256 of everything outside the gap: what a signer is asked to sign. */
  digest: Buffer;
}

export interface SignatureLook {
  /** The signer's name, as /Name. */
  name: string;
  reason?: string;
  location?: string;
  at: Date;
  /** `ETSI.RFC3161` for a time authority's stamp. */
  subFilter?: string;
  /** Bytes of DER that fit; an eSign with its chain and revocation lists can exceed 20 KB (standards §8.4). */
  room?: number;
}

const widest = 10_000_000_000;

/**
 * Appends an empty signature to a PDF as an incremental update: signature dictionary, invisible field on the first
 * page, form. Nothing before is touched, so earlier signatures stay good. For PDFs with classic cross-reference tables
 * or streams, not encrypted. Source: ISO 32000-1 §12.7.4.5 and §12.8.1.
 */
export async function preparePdf(pdf: Uint8Array, look: SignatureLook): Promise<PreparedPdf> {
  const { at, room = 32_768, subFilter = 'adbe.pkcs7.detached' } = look;
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const snapshot = document.takeSnapshot();
  const { context, catalog } = document;
  const page = document.getPage(0);

  const text = (value: string) => PDFHexString.fromText(value);
  const value = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: subFilter,
      ByteRange: [0, widest, widest, widest].map((each) => PDFNumber.of(each)),
      Contents: PDFHexString.of('0'.repeat(room * 2)),
      M: PDFString.of(pdfDate(at)),
      Name: text(look.name),
      ...(look.reason ? { Reason: text(look.reason) } : {}),
      ...(look.location ? { Location: text(look.location) } : {}),
    }),
  );
  const count = document.context.enumerateIndirectObjects().length;
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of(`Signature${count}`),
      V: value,
      P: page.ref,
      Rect: [0, 0, 0, 0],
      F: 132,
    }),
  );
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict) ?? context.obj({});
  form.set(PDFName.of('SigFlags'), PDFNumber.of(3));
  appendTo(form, 'Fields', field);
  catalog.set(PDFName.of('AcroForm'), form);
  appendTo(page.node, 'Annots', field);
  markChanged(document, snapshot);

  // An update must index its objects as the file does: by a table, or by a stream.
  const update = await document.saveIncremental(snapshot, { useObjectStreams: indexIsStream(pdf) });
  return withByteRange(Buffer.concat([pdf, update]), pdf.length);
}

function indexIsStream(pdf: Uint8Array): boolean {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-1_024))?.[1] ?? 0);
  return !/^\s*xref\b/.test(text.slice(at, at + 64));
}

function appendTo(dictionary: PDFDict, key: string, item: PDFRef): void {
  const name = PDFName.of(key);
  const before = dictionary.lookupMaybe(name, PDFArray);
  const items: PDFObject[] = before ? before.asArray() : [];
  // A new list, in this dictionary: one that is an object of its own would have to be marked as changed too.
  dictionary.set(name, dictionary.context.obj([...items, item]));
}

type Snapshot = ReturnType<PDFDocument['takeSnapshot']>;

function markChanged(document: PDFDocument, snapshot: Snapshot): void {
  const { context, catalog } = document;
  const root = context.trailerInfo.Root as PDFRef;
  const form = catalog.get(PDFName.of('AcroForm'));
  snapshot.markRefForSave(root);
  snapshot.markRefForSave(document.getPage(0).ref);
  const formRef = form instanceof PDFDict ? context.getObjectRef(form) : undefined;
  if (formRef) snapshot.markRefForSave(formRef);
}

/** Writes the final /ByteRange over the placeholder, which is as wide as any file needs. */
function withByteRange(bytes: Buffer, from: number): PreparedPdf {
  const rangeAt = bytes.indexOf('/ByteRange', from);
  const rangeEnd = bytes.indexOf(']', rangeAt) + 1;
  const contentsAt = bytes.indexOf('/Contents', rangeAt);
  const start = bytes.indexOf('<', contentsAt);
  const end = bytes.indexOf('>', start) + 1;
  const range = `/ByteRange [0 ${start} ${end} ${bytes.length - end}]`;
  bytes.write(range.padEnd(rangeEnd - rangeAt), rangeAt, 'latin1');
  const digest = createHash('sha256').update(bytes.subarray(0, start)).update(bytes.subarray(end)).digest();
  return { bytes, gap: [start, end], digest };
}

/** The prepared PDF with `cms` in its gap. Throws RangeError when it does not fit. */
export function embedCms({ bytes, gap: [start, end] }: PreparedPdf, cms: Uint8Array): Uint8Array {
  const room = end - start - 2;
  const hex = Buffer.from(cms).toString('hex');
  if (hex.length > room)
    throw new RangeError(`The signature has ${cms.length} bytes, and there is room for ${room / 2}.`);
  const signed = Buffer.from(bytes);
  signed.write(hex.padEnd(room, '0'), start + 1, 'latin1');
  return signed;
}

export interface PdfSigner extends Holder {
  /** Authorities to carry along, nearest first. */
  chain?: readonly Holder[];
  /** Makes a time stamp token over the signature value. */
  stamp?: (signature: Uint8Array) => Uint8Array;
}

/** Signs a PDF with adbe.pkcs7.detached, in a revision of its own. */
export async function signPdf(pdf: Uint8Array, signer: PdfSigner, look: SignatureLook): Promise<Uint8Array> {
  const prepared = await preparePdf(pdf, look);
  const { chain, stamp } = signer;
  return embedCms(prepared, detachedCms({ signer, chain, digest: prepared.digest, at: look.at, stamp }));
}

const istOffsetMs = 5.5 * 60 * 60 * 1000;

const pdfDate = (time: Date) =>
  `D:${new Date(+time + istOffsetMs).toISOString().slice(0, 19).replace(/\D/g, '')}+05'30'`;
