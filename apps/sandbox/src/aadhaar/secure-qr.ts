import { indianDob, type Person } from '@pramaan/documents/fixtures/people.ts';
import { encodeAadhaarQr } from '@pramaan/readers/aadhaar-qr/encode.ts';
import type { SigningKey } from './key.ts';
import { qrPhoto } from './photo.ts';

export const versions = ['V1', 'V2', 'V5'] as const;

/** A Secure QR as UIDAI would print it for `person`, signed by the sandbox; `name` can be another. */
export async function secureQr(
  person: Person,
  name: string,
  version: (typeof versions)[number],
  { privateKey }: SigningKey,
): Promise<string> {
  const { house, street, locality, city, district, state, pincode } = person.address;
  return encodeAadhaarQr(
    {
      version,
      compression: 'gzip',
      fields: {
        name,
        dateOfBirth: indianDob(person),
        gender: person.gender,
        careOf: `${person.gender === 'F' ? 'D/O' : 'S/O'} ${person.fatherName}`,
        house,
        street,
        location: locality,
        vtc: city,
        postOffice: locality,
        district,
        state,
        pincode,
      },
      lastFour: person.aadhaarLast4,
      signedAt: new Date(),
      email: person.email,
      mobile: person.mobile,
      photo: await qrPhoto(person),
    },
    privateKey,
  );
}
