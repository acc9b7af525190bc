import type { ReaderName } from '@pramaan/documents/define.ts';
import type { PdfSignature } from '@pramaan/readers/pdf-signature/signature.ts';
import type { Reading } from '@pramaan/readers/reading/reading.ts';

/** DigiLocker signs what it passes on for others, under both names it has had (standards §2.2). */
const locker = ['NATIONAL E-GOVERNANCE DIVISION', 'DIGITAL INDIA CORPORATION'];

/** Organisations whose own such a paper is. An employer is named on the paper itself. */
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
 * Did the issuer of such a paper sign it? A good signature says who signed, and everyone in India can buy a
 * certificate: only the issuer's own makes the text the issuer's word.
 */
export function isIssuersOwn(reading: Reading, signatures: readonly PdfSignature[]): boolean {
  const employer = reading.fields['employer.name']?.value;
  const named = [...locker, ...(issuers[reading.reader] ?? []), ...(employer ? [employer] : [])].map(plain);
  return (
    signatures.length > 0 &&
    signatures.every(({ state }) => state === 'valid') &&
    signatures.some(({ organisation }) => organisation !== null && named.includes(plain(organisation)))
  );
}
