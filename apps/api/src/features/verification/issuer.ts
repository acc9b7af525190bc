import type { ReaderName } from '@pramaan/documents/define.ts';
import { lockerSigners, sandboxLockerSigner } from '@pramaan/readers/certificates/locker-signers.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import type { Reading } from '@pramaan/readers/reading/reading.ts';

/** Organisations whose own such a document is. An employer is named on the document itself. */
const issuers: Partial<Record<ReaderName, readonly string[]>> = {
  'aadhaar-card': ['UNIQUE IDENTIFICATION AUTHORITY OF INDIA'],
  'pan-card': ['INCOME TAX DEPARTMENT'],
  'itr-v': ['INCOME TAX DEPARTMENT'],
  'epf-passbook': ["EMPLOYEES' PROVIDENT FUND ORGANISATION"],
};

const plain = (name: string) =>
  name
    .toUpperCase()
    .replace(/\b(?:PRIVATE|PVT)\b/g, 'PVT')
    .replace(/\b(?:LIMITED|LTD)\b/g, 'LTD')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

/**
 * Did the issuer of such a document sign the whole of it? A good signature says who signed, and everyone in India can
 * buy a certificate and add a revision of their own: only the issuer's, over the file to its end, makes the text the
 * issuer's word.
 */
export function isIssuersOwn(reading: Reading, signatures: readonly PdfSignature[]): boolean {
  const employer = reading.fields['employer.name']?.value;
  const own = [...(issuers[reading.reader] ?? []), ...(employer ? [employer] : [])];
  // DigiLocker signs what it passes on for others.
  const named = [...lockerSigners, sandboxLockerSigner, ...own].map(plain);
  return (
    signatures.every(({ state }) => state === 'valid') &&
    signatures.some(
      ({ kind, whole, organisation }) =>
        kind === 'signature' && whole && organisation !== null && named.includes(plain(organisation)),
    )
  );
}
