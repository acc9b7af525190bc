import type { QrFields } from '../aadhaar-qr/layout.ts';
import { aadhaarQrRecord } from '../aadhaar-qr/record.ts';
import type { Verification } from '../aadhaar-qr/verify.ts';
import { readSignedXml, type SignedXmlVerification, type XmlTrust } from '../xml-signature/verify.ts';
import { ageOf, type FileAge } from './age.ts';
import { AadhaarXmlError } from './error.ts';
import { type AadhaarXmlFields, type AadhaarXmlKind, fieldsOf } from './layout.ts';
import { isZip, openShareZip } from './open-zip.ts';
import { type Photo, photoOf } from './photo.ts';

/** The rows of the Aadhaar KYC card, all text, empty when the file does not tell. */
export interface AadhaarKycRecord {
  /** `XXXX XXXX 1234` */
  document_id: string;
  name: string;
  gender: string;
  /** DD-MM-YYYY, or the year alone when that is all UIDAI knows. */
  dob: string;
  /** One line, from the house to the pincode. */
  address: string;
  /** Data URL, or empty. */
  photo: string;
}

interface ReadAadhaarXml {
  kind: AadhaarXmlKind;
  record: AadhaarKycRecord;
  /** Care-of name, parts of the address and the rest, as the file has them. */
  fields: QrFields;
  lastFour: string;
  photo: Photo | null;
  verification: Verification;
  /** Null when the file does not tell when it was signed. */
  age: FileAge | null;
  /** For `checkOfflineContact`. */
  contactHashes: Pick<AadhaarXmlFields, 'mobileHash' | 'emailHash' | 'lastFour'>;
}

/** Whose signatures are believed. UIDAI signs the offline file, DigiLocker its own: neither may sign for the other. */
export interface AadhaarXmlTrust {
  uidai: Pick<XmlTrust, 'keys'>;
  digilocker: Pick<XmlTrust, 'keys' | 'issuers'>;
  allowSandbox?: boolean;
}

/**
 * An Aadhaar Paperless Offline e-KYC (ZIP with its share code, or the XML from it) or DigiLocker's Aadhaar XML → card
 * record, address parts, photo, verdict. A file that nobody trusted signed is read and not trusted; one whose signature
 * is broken is refused. A full Aadhaar number in it is cut to the last four digits where it is read.
 * Throws AadhaarXmlRefusal and XmlRefusal. Source: standards §2.1 and §2.2.
 */
export async function readAadhaarXml(
  file: Uint8Array,
  { shareCode = '', now = new Date() }: { shareCode?: string; now?: Date },
  trust: AadhaarXmlTrust,
): Promise<ReadAadhaarXml> {
  if (file.length === 0) throw new AadhaarXmlError('empty');
  const xml = isZip(file) ? await openShareZip(file, shareCode.trim()) : bareXml(file);
  const offline = prove(xml, trust.uidai, trust);
  const kind = fieldsOf(offline.root).kind;
  const proof = kind === 'offline-kyc' ? offline : prove(xml, trust.digilocker, trust);
  return described(fieldsOf(proof.root), proof, now);
}

function bareXml(file: Uint8Array): Uint8Array {
  const start = Buffer.from(file.subarray(0, 64)).toString('latin1');
  if (!/^(?:\xef\xbb\xbf)?\s*</.test(start)) throw new AadhaarXmlError('not-a-file');
  return file;
}

const prove = (xml: Uint8Array, who: Partial<XmlTrust>, { allowSandbox = false }: AadhaarXmlTrust) =>
  readSignedXml(
    xml,
    { keys: [], ...who, allowSandbox, allowRsaSha1: true },
    (root) => fieldsOf(root).signedAt,
  );

function described(xml: AadhaarXmlFields, proof: SignedXmlVerification, now: Date): ReadAadhaarXml {
  const { kind, fields, lastFour, signedAt } = xml;
  const { uid, name, gender, dateOfBirth, address } = aadhaarQrRecord({ fields, lastFour });
  const photo = photoOf(xml.photo);
  return {
    kind,
    record: {
      document_id: lastFour === '' ? '' : uid,
      name,
      gender,
      dob: dateOfBirth,
      address,
      photo: photo?.dataUrl ?? '',
    },
    fields,
    lastFour,
    photo,
    verification: verdict(kind, proof, signedAt),
    age: signedAt && ageOf(signedAt, now),
    contactHashes: { mobileHash: xml.mobileHash, emailHash: xml.emailHash, lastFour },
  };
}

const again: Record<AadhaarXmlKind, string> = {
  'offline-kyc': 'Download a new offline e-KYC file from the UIDAI site.',
  digilocker: 'Fetch the Aadhaar from DigiLocker again.',
};
const issuer: Record<AadhaarXmlKind, string> = { 'offline-kyc': 'UIDAI', digilocker: 'DigiLocker' };

function verdict(kind: AadhaarXmlKind, proof: SignedXmlVerification, signedAt: Date | null): Verification {
  const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  const untrusted = (why: string): Verification => ({
    trusted: false,
    signedAt,
    sentence: `UNVERIFIED: ${why} Its details prove nothing. ${again[kind]}`,
  });
  switch (proof.state) {
    case 'unsigned':
      return untrusted('the file carries no signature.');
    case 'unknown-signer':
      return untrusted(`the signature is not from any key of ${issuer[kind]} that is trusted here.`);
    case 'outside-validity': {
      const { name, notBefore, notAfter } = proof.signer;
      return untrusted(
        `the file says it was signed ${signedAt ? `on ${long.format(signedAt)}` : 'at an unknown time'}, but ${name} ` +
          `was valid only from ${long.format(notBefore)} to ${long.format(notAfter)}.`,
      );
    }
    case 'trusted': {
      const { name, sandbox } = proof.signer;
      const signer = sandbox ? `the sandbox key ${name} (a demonstration, not ${issuer[kind]})` : name;
      return {
        trusted: true,
        keyName: name,
        sandbox,
        signedAt,
        signedWithinValidity: proof.signedWithinValidity,
        sentence: signedAt
          ? `Signed with ${signer} on ${long.format(signedAt)}.`
          : `Signed with ${signer}. The file does not tell when it was made.`,
      };
    }
  }
}
