import { PdfError } from '@pramaan/readers/pdf-signature/error.ts';
import { findSignatures } from '@pramaan/readers/pdf-signature/find.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import type { PreparedPdf } from '@pramaan/readers/pdf-signing/empty-signature.ts';
import { PdfSigningError } from '@pramaan/readers/pdf-signing/error.ts';
import { FileError } from './error.ts';

interface ToPrepare {
  bytes: Uint8Array;
  name: string;
  reason: string;
  /** ISO 8601: only plain data reaches the thread. */
  at: string;
}

/** A stranger's PDF made ready for one more signature, seen on its last page. Throws FileRefusal with the sentence to show. */
export async function prepareSignature({ bytes, name, reason, at }: ToPrepare): Promise<PreparedPdf> {
  // The library that writes PDFs is large, and a thread that only checks signatures does without it.
  const { preparePdf } = await import('@pramaan/readers/pdf-signing/prepare.ts');
  try {
    return await preparePdf(bytes, { name, reason, at: new Date(at), visible: {} });
  } catch (error) {
    if (!(error instanceof PdfSigningError)) throw error;
    throw new FileError(error.code === 'locked' ? 'locked' : 'damaged', error.message);
  }
}

/** Every signature of a PDF, proved from its bytes; none for what the scanner does not open. */
export async function checkSignatures(input: {
  bytes: Uint8Array;
  /** PEM of the certificates under which a signer's word counts. */
  signers: { roots: readonly string[]; intermediates: readonly string[]; sandboxRoot: string | null };
}): Promise<PdfSignature[]> {
  const { roots, intermediates, sandboxRoot } = input.signers;
  const { buffer, byteOffset, byteLength } = input.bytes;
  try {
    // The libraries of certificates are large, and most papers carry no signature.
    if (findSignatures(Buffer.from(buffer, byteOffset, byteLength)).length === 0) return [];
    const { verifyPdfSignatures } = await import('@pramaan/readers/pdf-signature/verify.ts');
    return verifyPdfSignatures(input.bytes, {
      roots: sandboxRoot ? [...roots, sandboxRoot] : roots,
      intermediates,
    });
  } catch (error) {
    if (error instanceof PdfError) return [];
    throw error;
  }
}
