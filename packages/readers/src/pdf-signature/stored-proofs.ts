import type { RevocationProofs } from '../certificates/revocation.ts';
import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef } from '../pdf-signing/pdf-lib.ts';
import { contentOf, type PdfRevision } from './revision.ts';

const most = 100;
export const noProofs: RevocationProofs = { lists: [], ocspResponses: [] };

/**
 * Revocation lists and OCSP responses of a PDF's document security store, in DER; none when it has no store that can be read. Their signatures are for `revokedAt` to check. Source: ISO 32000-2 §12.8.4.3.
 */
export function storedProofs(file: PdfRevision): RevocationProofs {
  try {
    const member = (holder: unknown, key: string) =>
      holder instanceof PDFDict ? file.resolve(holder.get(PDFName.of(key))) : null;
    const store = member(member(file.trailer, 'Root'), 'DSS');
    const list = (key: string): Buffer[] => {
      const items = member(store, key);
      if (!(items instanceof PDFArray)) return [];
      return items
        .asArray()
        .slice(0, most)
        .map((item) => (item instanceof PDFRef ? file.resolve(item) : item))
        .flatMap((item) => (item instanceof PDFRawStream ? [contentOf(item)] : []));
    };
    return { lists: list('CRLs'), ocspResponses: list('OCSPs') };
  } catch {
    return noProofs;
  }
}
