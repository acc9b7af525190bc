import type { Holder } from '@pramaan/readers/certificates/issue.ts';
import { embedCms } from '@pramaan/readers/pdf-signing/embed.ts';
import type { SignatureLook } from '@pramaan/readers/pdf-signing/look.ts';
import { detachedCms } from '@pramaan/readers/pdf-signing/make-cms.ts';
import { preparePdf } from '@pramaan/readers/pdf-signing/prepare.ts';

export { embedCms, preparePdf };

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
