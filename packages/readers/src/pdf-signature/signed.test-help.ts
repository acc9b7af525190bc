import { plainPdf as paper } from '@pramaan/specimens/signed/plain-pdf.ts';
import { embedCms, type PdfSigner, preparePdf, signPdf } from '@pramaan/specimens/signed/sign-pdf.ts';
import * as asn1js from 'asn1js';
import { type CertificateWanted, type Holder, issueCertificate } from '../certificates/issue.ts';
import { timeStampToken } from '../pdf-signing/make-cms.ts';
import type { PdfSignature } from './signature.ts';
import { verifyPdfSignatures } from './verify.ts';

/** A certificate of this run. */
export const pki = (commonName: string, issuer?: Holder, more: Partial<CertificateWanted> = {}): Holder =>
  issueCertificate({ commonName, organisation: 'Tests', ...more }, issuer);
export const root = pki('Test Root', undefined, { authority: true });
export const authority = pki('Test Sub-CA', root, { authority: true, pathLength: 0 });
export const asha: PdfSigner = { ...pki('Asha Sample', authority), chain: [authority] };
export const ravi: PdfSigner = { ...pki('Ravi Kumar Demo', authority, { kind: 'ec' }), chain: [authority] };
/** Names itself like somebody it is not. */
export const stranger: PdfSigner = pki('Asha Sample');
export const stamper = pki('Test TSA', authority, { purposes: ['1.3.6.1.5.5.7.3.8'] });

export const now = new Date('2026-11-20T00:00:00Z');
export const at = new Date('2026-01-03T10:00:00Z');
export const look = { name: 'Asha Sample', at, room: 8_192 };
const roots = [root.certificate.raw];
export const check = (pdf: Uint8Array, more: object = {}) =>
  verifyPdfSignatures(pdf, { roots, now, ...more });
export const states = (signatures: readonly PdfSignature[]) => signatures.map(({ state }) => state);

export const plainPdf = (index: 'table' | 'stream' = 'table') =>
  paper(['Employer: Sample Softworks Private Limited'], index);

/** Signed by Asha, and nobody touched it. */
export const good = Buffer.from(await signPdf(await plainPdf(), asha, look));

/** With a time stamp of the whole file behind it, in a field that is not seen. */
export async function stampedBy(pdf: Uint8Array, by: Holder): Promise<Uint8Array> {
  const prepared = await preparePdf(pdf, { ...look, subFilter: 'ETSI.RFC3161' });
  const [start, end] = prepared.gap;
  const covered = Buffer.concat([prepared.bytes.subarray(0, start), prepared.bytes.subarray(end)]);
  return embedCms(prepared, timeStampToken(by, covered, at, [authority]));
}

/** The SignedData of a CMS message, to be changed; `encoded` gives the message with what was changed. */
export function openSignedData(cms: Buffer): { data: asn1js.Constructed; encoded: () => Buffer } {
  const { result } = asn1js.fromBER(Uint8Array.from(cms).buffer);
  const data = memberOf(memberOf(result, 1), 0);
  return { data, encoded: () => Buffer.from(result.toBER()) };
}

/** What a constructed block holds at a place, which must be constructed itself. */
export function memberOf(block: asn1js.BaseBlock, at: number): asn1js.Constructed {
  const member = block instanceof asn1js.Constructed ? block.valueBlock.value[at] : undefined;
  if (!(member instanceof asn1js.Constructed))
    throw new TypeError(`Place ${at} of the message holds no other blocks.`);
  return member;
}
