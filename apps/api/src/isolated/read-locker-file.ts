import { findDocument } from '@pramaan/documents/registry.ts';
import type { Verification } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { AadhaarXmlError } from '@pramaan/readers/aadhaar-xml/error.ts';
import { lockerSigners, sandboxLockerSigner } from '@pramaan/readers/certificates/locker-signers.ts';
import { readLockerSheet } from '@pramaan/readers/locker-sheet/read.ts';
import { LockerXmlError } from '@pramaan/readers/locker-xml/error.ts';
import { type LockerCertificate, readLockerXml } from '@pramaan/readers/locker-xml/read.ts';
import { type LockerTrust, lockerXmlTrust } from '@pramaan/readers/locker-xml/trust.ts';
import { PdfError } from '@pramaan/readers/pdf-signature/error.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import { verifyPdfSignatures } from '@pramaan/readers/pdf-signature/verify.ts';
import { loadReader } from '@pramaan/readers/readers.ts';
import type { Page } from '@pramaan/readers/reading/page.ts';
import { doubtful, recordOf } from '@pramaan/readers/reading/reading.ts';
import { XmlError } from '@pramaan/readers/xml-signature/error.ts';
import { FileError } from './error.ts';
import { isPdf } from './is-pdf.ts';
import { readPdf } from './pdf/pages.ts';

interface LockerFileInput {
  bytes: Uint8Array;
  trust: LockerTrust;
  /** Id of the document that was asked for: any other is refused. */
  expected: string;
}

/** What a file of the locker says and proves. Plain data: it crosses out of the thread. */
export interface LockerFileRead extends LockerCertificate {
  /** Record paths that were not read surely: only of a PDF. */
  unsure: string[];
}

/**
 * A certificate of the locker, as signed XML or as PDF, with its signature checked here. One whose signature is broken
 * is refused; one that nobody trusted signed is read and never trusted. Throws FileRefusal with a sentence.
 */
export async function readLockerFile(input: LockerFileInput): Promise<LockerFileRead> {
  try {
    return isPdf(input.bytes) ? await fromPdf(input) : fromXml(input);
  } catch (error) {
    const ours =
      error instanceof LockerXmlError ||
      error instanceof AadhaarXmlError ||
      error instanceof XmlError ||
      error instanceof PdfError;
    if (ours) throw new FileError('damaged', error.message);
    throw error;
  }
}

const fromXml = ({ bytes, trust, expected }: LockerFileInput): LockerFileRead => ({
  ...readLockerXml(bytes, { trust: lockerXmlTrust(trust), expected }),
  unsure: [],
});

async function fromPdf({ bytes, trust, expected }: LockerFileInput): Promise<LockerFileRead> {
  const { pages } = await readPdf(bytes, []);
  const read = await readSheet(pages, expected);
  if (!read) throw new LockerXmlError('other-document');
  return { ...read, verification: verdictOf(signaturesOf(bytes, trust), trust) };
}

/** A sheet of DigiLocker's own, or the document itself as its issuer prints it (Form 16, ITR-V). */
async function readSheet(
  pages: readonly Page[],
  expected: string,
): Promise<Omit<LockerFileRead, 'verification'> | null> {
  const sheet = readLockerSheet(pages, expected, new Date());
  if (sheet) return { ...sheet, unsure: [] };
  for (const [key, method] of Object.entries(findDocument(expected)?.methods ?? {})) {
    // A photographed card is laid out otherwise than a sheet: its reader would take one line for another.
    if (!method.reader || !papers.includes(method.reader)) continue;
    const reading = (await loadReader(method.reader))(pages);
    if (reading.likeness < 0.5) continue;
    return {
      doctype: '',
      document: expected,
      method: key,
      record: recordOf(reading),
      issuer: '',
      validity: { state: 'not-said', sentence: 'The document does not say if it is in force.' },
      unsure: doubtful(reading),
    };
  }
  return null;
}
const papers: readonly string[] = ['form-16', 'itr-v'];

function signaturesOf(bytes: Uint8Array, { roots, intermediates, sandboxRoot }: LockerTrust): PdfSignature[] {
  return verifyPdfSignatures(bytes, {
    roots: sandboxRoot ? [...roots, sandboxRoot] : roots,
    intermediates,
  });
}

const plain = (name: string) => name.trim().toUpperCase();

/** Only DigiLocker's own signature over the whole file makes it DigiLocker's word: anyone may add one of theirs. */
function verdictOf(signatures: readonly PdfSignature[], { sandboxRoot }: LockerTrust): Verification {
  const broken = signatures.find(({ state }) => state === 'changed' || state === 'broken');
  if (broken) throw new FileError('damaged', broken.sentence);
  const known = [...lockerSigners, ...(sandboxRoot ? [sandboxLockerSigner] : [])].map(plain);
  const own = signatures.find(
    ({ kind, whole, organisation, state }) =>
      state === 'valid' && kind === 'signature' && whole && known.includes(plain(organisation ?? '')),
  );
  if (!own || signatures.some(({ state }) => state !== 'valid'))
    return {
      trusted: false,
      signedAt: null,
      sentence:
        'UNVERIFIED: the PDF carries no signature of DigiLocker over all of it, so its details prove nothing. Fetch the document from DigiLocker again.',
    };
  const sandbox = plain(own.organisation ?? '') === plain(sandboxLockerSigner);
  return {
    trusted: true,
    keyName: own.by ?? '',
    sandbox,
    signedAt: own.at,
    signedWithinValidity: true,
    sentence: own.sentence,
  };
}
