import { createHash } from 'node:crypto';
import { indianDob, type Person } from '@pramaan/documents/fixtures/people.ts';
import { portrait } from '@pramaan/documents/fixtures/portrait.ts';
import { contactHash } from '@pramaan/readers/aadhaar-qr/contact-hash.ts';
import { istStamp } from '@pramaan/readers/aadhaar-qr/reference.ts';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { element } from './xml-text.ts';

export interface OfflineKyc {
  person: Person;
  signedAt: Date;
  shareCode: string;
  /** Base64; the drawn portrait by default. */
  photo?: string;
}

/**
 * The unsigned XML of an Aadhaar paperless offline e-KYC. The contact hashes follow the formula of open-source readers:
 * as many rounds as the last Aadhaar digit says, over the contact and the share code; the e-mail address without it, as
 * UIDAI's present FAQ has it. Source: standards §2.1.
 */
export function offlineKycXml({ person, signedAt, shareCode, photo = portrait }: OfflineKyc): string {
  const { house, street, locality, city, district, state, pincode } = person.address;
  const rounds = Number(person.aadhaarLast4.at(-1));
  const poi = element('Poi', {
    dob: indianDob(person),
    e: createHash('sha256').update(person.email).digest('hex'),
    gender: person.gender,
    m: contactHash(`${person.mobile}${shareCode}`, rounds),
    name: person.name,
  });
  const poa = element('Poa', {
    careof: careOf(person),
    country: 'India',
    dist: district,
    house,
    landmark: '',
    loc: locality,
    pc: pincode,
    po: locality,
    state,
    street,
    subdist: '',
    vtc: city,
  });
  const data = element('UidData', {}, poi + poa + element('Pht', {}, photo));
  return element('OfflinePaperlessKyc', { referenceId: `${person.aadhaarLast4}${istStamp(signedAt)}` }, data);
}

export const careOf = ({ gender, fatherName }: Person) => `${gender === 'F' ? 'D/O' : 'S/O'} ${fatherName}`;

export type ZipCipher = 'zip-crypto' | 'aes-256';

/** The XML packed as UIDAI hands it out: one entry, encrypted with the share code. */
export async function offlineKycZip(
  xml: string,
  { shareCode, signedAt }: Pick<OfflineKyc, 'shareCode' | 'signedAt'>,
  cipher: ZipCipher = 'zip-crypto',
): Promise<Uint8Array> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add(`offlineaadhaar${istStamp(signedAt)}.xml`, new Uint8ArrayReader(Buffer.from(xml, 'utf8')), {
    password: shareCode,
    ...(cipher === 'zip-crypto' ? { zipCrypto: true } : { encryptionStrength: 3 as const }),
    lastModDate: signedAt,
  });
  return zip.close();
}
