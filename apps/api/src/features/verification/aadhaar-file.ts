import { ApiError } from '@pramaan/contract/errors.ts';
import type { Check } from '@pramaan/documents/tree.ts';
import type { SignerTrusted } from '../../case-file/signer-trust.ts';
import { refuseFile } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { contactCheck } from './contact-check.ts';
import { uidaiTrust } from './trusted-keys.ts';
import type { Given, LocalVerification, Trust } from './verification.ts';

const issuers = { 'offline-kyc': 'UIDAI', digilocker: 'DigiLocker' } as const;

/**
 * Proves UIDAI's offline e-KYC (ZIP with its share code, or XML) and DigiLocker's Aadhaar XML on this server, in a
 * thread of its own (standards §2). A file that nobody trusted signed is read, but never as verified; one whose
 * signature is broken is refused.
 */
export async function aadhaarFileVerification(
  trust: Trust,
  signers: SignerTrusted,
): Promise<(given: Given) => Promise<LocalVerification>> {
  const keys = await uidaiTrust(trust);
  return async ({ file, values, contacts, sender }) => {
    if (!file || file.length === 0)
      throw new ApiError('BAD_REQUEST', 'Choose the ZIP or XML file to send.', [
        { path: 'file', message: 'Choose the ZIP or XML file to send.' },
      ]);
    const shareCode = values.shareCode ?? '';
    const read = await runIsolated(
      'readAadhaarFile',
      {
        bytes: file,
        shareCode,
        contacts,
        trust: { keys: await keys(), ...(await signers()) },
      },
      sender,
    ).catch(refuseFile);
    const { verification, kind, age } = read;
    const doubtful = verification.trusted && verification.signedWithinValidity === false;
    const signature: Check = {
      name: `${issuers[kind]} signature`,
      verdict: doubtful ? 'doubtful' : verification.trusted ? 'passed' : 'failed',
      detail: [verification.sentence, verification.trusted ? age : ''].filter(Boolean).join(' '),
    };
    const contactChecks = [
      ...contactCheck('mobile', read.contacts.mobile),
      ...contactCheck('email', read.contacts.email),
    ];
    return {
      status: verification.trusted && !doubtful ? 'verified' : 'needs_review',
      record: { ...read.record },
      checks: verification.trusted ? [signature, ...contactChecks] : [signature],
      provider: verification.trusted
        ? `${issuers[kind]} signature, checked here (${verification.keyName})`
        : 'read here, signature not trusted',
      sentence: verification.sentence,
    };
  };
}
