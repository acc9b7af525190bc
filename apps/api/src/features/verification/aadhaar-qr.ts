import { ApiError } from '@pramaan/contract/errors.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import { checkContact } from '@pramaan/readers/aadhaar-qr/contact-hash.ts';
import type { AadhaarQr } from '@pramaan/readers/aadhaar-qr/decode.ts';
import { QrError } from '@pramaan/readers/aadhaar-qr/error.ts';
import { isOldQr, oldQrSentence, readOldQr } from '@pramaan/readers/aadhaar-qr/old-qr.ts';
import { readAadhaarQr } from '@pramaan/readers/aadhaar-qr/read.ts';
import { FileError } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import type { Sender } from '../../isolated/sender.ts';
import { contactCheck } from './contact-check.ts';
import { uidaiTrust } from './trusted-keys.ts';
import type { Given, LocalVerification, Trust } from './verification.ts';

const refused = (error: unknown): never => {
  if (error instanceof QrError || error instanceof FileError) throw new ApiError('QR_REFUSED', error.message);
  throw error;
};

async function textIn(image: Buffer, sender: Sender): Promise<string> {
  const text = await runIsolated('findQr', image, sender).catch(refused);
  if (text) return text;
  throw new ApiError(
    'QR_REFUSED',
    'We found no QR code in this picture. Take it again from closer, in good light, with the whole square in view.',
  );
}

async function photoOf({ photo }: AadhaarQr, sender: Sender): Promise<{ photo?: string }> {
  if (photo.length === 0) return {};
  // A photo that cannot be shown is no reason to refuse a signed record.
  return runIsolated('photoToPng', Buffer.from(photo), sender).then(
    (url) => ({ photo: url }),
    (error: unknown) => {
      if (error instanceof FileError) return {};
      throw error;
    },
  );
}

/** The code that Aadhaar letters bore before 2018: read, and never verified. */
function verifyOld(text: string): LocalVerification {
  const record = readOldQr(text);
  return {
    status: 'needs_review',
    record: { ...record },
    checks: [{ name: 'UIDAI signature', verdict: 'failed', detail: oldQrSentence }],
    provider: 'read here, unsigned',
    sentence: oldQrSentence,
  };
}

function contactChecks(qr: AadhaarQr, { mobile, email }: Given['contacts']): Check[] {
  return [
    ...contactCheck('mobile', mobile && checkContact(qr, { kind: 'mobile', value: mobile }).outcome),
    ...contactCheck('email', email && checkContact(qr, { kind: 'email', value: email }).outcome),
  ];
}

/**
 * Proves an Aadhaar Secure QR on this server: UIDAI's signature over every byte, no vendor (standards §1). A code
 * that no trusted key signed is read, but never as verified; one that cannot be read is refused.
 */
export async function aadhaarQrVerification(
  trust: Trust,
): Promise<(given: Given) => Promise<LocalVerification>> {
  const keys = await uidaiTrust(trust);
  return async ({ file, values, contacts, sender }) => {
    const text = file ? await textIn(file, sender) : values.qr;
    if (!text)
      throw new ApiError('BAD_REQUEST', 'Paste the text of the QR code, or send a picture of it.', [
        { path: 'qr', message: 'Paste the text of the QR code, or send a picture of it.' },
      ]);
    const trusted = await keys();
    const read = () => readAadhaarQr(text, trusted, { allowSandbox: trust.sandbox !== null });
    if (isOldQr(text)) return Promise.resolve(text).then(verifyOld).catch(refused);
    const { record, verification, qr } = await Promise.resolve().then(read).catch(refused);
    const doubtful = verification.trusted && verification.signedWithinValidity === false;
    const signature: Check = {
      name: 'UIDAI signature',
      verdict: doubtful ? 'doubtful' : verification.trusted ? 'passed' : 'failed',
      detail: verification.sentence,
    };
    return {
      status: verification.trusted && !doubtful ? 'verified' : 'needs_review',
      record: { ...record, ...(await photoOf(qr, sender)) },
      // What an unknown hand signed says nothing of whose mobile number it is.
      checks: verification.trusted ? [signature, ...contactChecks(qr, contacts)] : [signature],
      provider: verification.trusted
        ? `UIDAI signature, checked here (${verification.keyName})`
        : 'read here, signature not trusted',
      sentence: verification.sentence,
    };
  };
}
