import type { Certificate } from '@pramaan/readers/certificates/certificate.ts';
import { readCertificate } from '@pramaan/readers/certificates/certificate.ts';
import { readCms, verifyCms } from '@pramaan/readers/pdf-signature/cms.ts';
import { coverageOf } from '@pramaan/readers/pdf-signature/coverage.ts';
import { PdfError } from '@pramaan/readers/pdf-signature/error.ts';
import { findSignatures } from '@pramaan/readers/pdf-signature/find.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import { verifyPdfSignatures } from '@pramaan/readers/pdf-signature/verify.ts';
import { FileError } from './error.ts';
import type { FileInput } from './opened-file.ts';
import { changedPages } from './pdf/changed-pages.ts';
import { openPdf } from './pdf/pages.ts';

interface PaperInput {
  bytes: Uint8Array;
  /** PEM of the certificates that sign our documents. */
  ours: readonly string[];
  signers: FileInput['signers'];
}

/** How a file stands, without a word of what is on it or who signed it. */
interface InspectedPaper {
  state:
    | 'genuine'
    | 'changed'
    | 'added'
    | 'expired'
    | 'aadhaar-esign'
    | 'other-signed'
    | 'other-untrusted'
    | 'other-changed'
    | 'other-added'
    | 'broken'
    | 'not-signed'
    | 'not-pdf'
    | 'locked'
    | 'unreadable';
  signedAt: Date | null;
  /** Pages that show something else than was signed, from 1, as far as their text tells. */
  pages: number[];
}

/** Looks at a PDF that a stranger brings: is it one of ours, and as it was signed? Never throws for what it finds. */
export async function inspectPaper(input: PaperInput): Promise<InspectedPaper> {
  const bytes = Buffer.from(input.bytes);
  try {
    return (await signed(bytes, input)) ?? { state: await unsigned(bytes), signedAt: null, pages: [] };
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    const notPdf = error.code === 'not-pdf' || error.code === 'empty';
    return { state: notPdf ? 'not-pdf' : 'unreadable', signedAt: null, pages: [] };
  }
}

async function unsigned(bytes: Buffer): Promise<InspectedPaper['state']> {
  try {
    await (await openPdf(bytes)).close();
    return 'not-signed';
  } catch (error) {
    return error instanceof FileError && error.code === 'locked' ? 'locked' : 'unreadable';
  }
}

interface Judged extends PdfSignature {
  signer: Certificate | null;
  /** Where its cover ends; null when it covers nothing in order. */
  end: number | null;
  /** What it covers is as it was signed, whatever was added behind. */
  insideIntact: boolean;
}

async function signed(bytes: Buffer, { ours, signers }: PaperInput): Promise<InspectedPaper | null> {
  const { roots, intermediates, sandboxRoot } = signers;
  const believed = [...ours, ...roots, ...(sandboxRoot ? [sandboxRoot] : [])];
  const judged = withCover(bytes, verifyPdfSignatures(bytes, { roots: believed, intermediates }));
  const people = judged.filter(({ kind }) => kind === 'signature');
  const own = people.find(({ signer }) => signer && ours.some((pem) => sameAs(signer, pem)));
  // Time stamps alone say when the file existed: nobody signed it.
  const said = own ?? people.at(-1);
  if (!said) return null;
  const state = own ? ownState(own) : otherState(said);
  const pages =
    (state === 'added' || state === 'other-added') && said.insideIntact && said.end !== null
      ? await changedPages(bytes.subarray(0, said.end), bytes)
      : [];
  return { state, signedAt: said.at, pages };
}

const sameAs = ({ x509 }: Certificate, pem: string) => x509.raw.equals(readCertificate(pem).x509.raw);

/** The signatures as they were judged, each with the part of the file it speaks for: both are in the order of cover. */
function withCover(bytes: Buffer, signatures: readonly PdfSignature[]): Judged[] {
  const covers = findSignatures(bytes)
    .map((found) => coverageOf(bytes, found))
    .sort((a, b) => (a.sound ? a.end : -1) - (b.sound ? b.end : -1));
  return signatures.map((signature, at) => {
    const cover = covers[at];
    if (!cover?.sound) return { ...signature, signer: null, end: null, insideIntact: false };
    const message = readCms(cover.contents);
    const insideIntact = message !== null && verifyCms(message, cover.signed) === 'intact';
    return { ...signature, signer: message?.signer ?? null, end: cover.end, insideIntact };
  });
}

function ownState({ state, whole, insideIntact }: Judged): InspectedPaper['state'] {
  if (state === 'broken' || state === 'unsupported') return 'broken';
  if (!insideIntact) return 'changed';
  if (!whole) return 'added';
  return state === 'valid' ? 'genuine' : 'expired';
}

function otherState({ state, signer, insideIntact, whole }: Judged): InspectedPaper['state'] {
  switch (state) {
    case 'valid':
      return signer && isForOneSigning(signer) ? 'aadhaar-esign' : 'other-signed';
    case 'changed':
      return insideIntact && !whole ? 'other-added' : 'other-changed';
    case 'expired':
      return 'expired';
    case 'broken':
      return 'broken';
    default:
      return 'other-untrusted';
  }
}

const dayMs = 86_400_000;
const pseudonym = '2.5.4.65';

/** The certificate of an Aadhaar eSign is made for one signing: it lives for minutes and names a pseudonym (standards §8.1). */
function isForOneSigning({ parsed, notBefore, notAfter }: Certificate): boolean {
  return (
    +notAfter - +notBefore <= dayMs && parsed.subject.typesAndValues.some(({ type }) => type === pseudonym)
  );
}
