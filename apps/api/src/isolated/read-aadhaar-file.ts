import type { TrustedKey, Verification } from '@pramaan/readers/aadhaar-qr/verify.ts';
import { checkOfflineContact } from '@pramaan/readers/aadhaar-xml/contact.ts';
import { AadhaarXmlError } from '@pramaan/readers/aadhaar-xml/error.ts';
import { type AadhaarKycRecord, readAadhaarXml } from '@pramaan/readers/aadhaar-xml/read.ts';
import { type LockerTrust, lockerXmlTrust } from '@pramaan/readers/locker-xml/trust.ts';
import { XmlError } from '@pramaan/readers/xml-signature/error.ts';
import { FileError } from './error.ts';
import { photoToPng } from './photo-to-png.ts';

/** Whose signature counts, in a form that crosses into the thread. */
interface AadhaarFileTrust extends LockerTrust {
  /** UIDAI's keys, for the offline e-KYC. */
  keys: readonly TrustedKey[];
}

export interface AadhaarFileInput {
  bytes: Uint8Array;
  shareCode: string;
  contacts: { mobile: string; email: string };
  trust: AadhaarFileTrust;
}

type ContactOutcome = 'same' | 'different' | 'not-held' | '';

export interface AadhaarFileRead {
  kind: 'offline-kyc' | 'digilocker';
  record: AadhaarKycRecord;
  verification: Verification;
  /** How old the file is, in a sentence; blank when it does not tell. */
  age: string;
  contacts: { mobile: ContactOutcome; email: ContactOutcome };
}

/** An offline e-KYC file or DigiLocker's Aadhaar, with its signature judged. Throws FileRefusal with a sentence. */
export async function readAadhaarFile({
  bytes,
  shareCode,
  contacts,
  trust,
}: AadhaarFileInput): Promise<AadhaarFileRead> {
  const read = await readAadhaarXml(
    bytes,
    { shareCode },
    {
      uidai: { keys: trust.keys },
      digilocker: lockerXmlTrust(trust),
      allowSandbox: trust.sandboxRoot !== null,
    },
  ).catch((error: unknown) => {
    if (error instanceof AadhaarXmlError || error instanceof XmlError)
      throw new FileError('damaged', error.message);
    throw error;
  });
  const held = (kind: 'mobile' | 'email'): ContactOutcome =>
    contacts[kind] === ''
      ? ''
      : checkOfflineContact(read.contactHashes, { kind, value: contacts[kind] }, shareCode).outcome;
  return {
    kind: read.kind,
    record: { ...read.record, photo: await shownPhoto(read.photo) },
    verification: read.verification,
    age: read.age?.sentence ?? '',
    contacts: { mobile: held('mobile'), email: held('email') },
  };
}

/** Browsers draw JPEG and PNG; JPEG 2000 is drawn again. A photo that cannot be shown is no reason to refuse a record. */
async function shownPhoto(
  photo: { mime: string; bytes: Uint8Array; dataUrl: string } | null,
): Promise<string> {
  if (!photo) return '';
  if (photo.mime === 'image/jpeg' || photo.mime === 'image/png') return photo.dataUrl;
  return photoToPng(photo.bytes).catch((error: unknown) => {
    if (error instanceof FileError) return '';
    throw error;
  });
}
