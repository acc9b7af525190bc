import { createHash } from 'node:crypto';
import type { SignatureLook } from './look.ts';
import { PDFHexString, PDFNumber, type PDFRef, PDFString } from './pdf-lib.ts';

/** A PDF with room for a signature: every byte is final but the portal itself. */
export interface PreparedPdf {
  bytes: Uint8Array;
  /** The gap: from the `<` of /Contents to after its `>`. */
  gap: readonly [start: number, end: number];
  /** SHA-256 of everything outside the gap: what a signer is asked to sign. */
  digest: Buffer;
}

const widest = 10_000_000_000;

/** The members of a signature dictionary whose value is still to come. Source: ISO 32000-1 §12.8.1. */
export const emptySignature = ({
  at,
  name,
  reason,
  location,
  room = 32_768,
  subFilter = 'adbe.pkcs7.detached',
}: SignatureLook) => ({
  Type: 'Sig',
  Filter: 'Adobe.PPKLite',
  SubFilter: subFilter,
  ByteRange: [0, widest, widest, widest].map((each) => PDFNumber.of(each)),
  Contents: PDFHexString.of('0'.repeat(room * 2)),
  M: PDFString.of(pdfDate(at)),
  Name: PDFHexString.fromText(name),
  ...(reason ? { Reason: PDFHexString.fromText(reason) } : {}),
  ...(location ? { Location: PDFHexString.fromText(location) } : {}),
});

/** The members of the form field that holds a signature. Source: ISO 32000-1 §12.7.4.5. */
export const signatureField = ({ name }: SignatureLook, number: number, value: PDFRef, page: PDFRef) => ({
  Type: 'Annot',
  Subtype: 'Widget',
  FT: 'Sig',
  T: PDFString.of(`Signature${number}`),
  TU: PDFHexString.fromText(`Signature of ${name}`),
  V: value,
  P: page,
  F: 132,
});

/** Writes the final /ByteRange over the placeholder, which is as wide as any file needs. */
export function withByteRange(bytes: Buffer, from: number): PreparedPdf {
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

const istOffsetMs = 5.5 * 60 * 60 * 1000;

const pdfDate = (time: Date) =>
  `D:${new Date(+time + istOffsetMs).toISOString().slice(0, 19).replace(/\D/g, '')}+05'30'`;
