import { aadhaarQrRecord } from '../aadhaar-qr/record.ts';
import type { AadhaarXmlFields } from '../aadhaar-xml/layout.ts';

/** The father, when the care-of name says it is one: a husband or a guardian is none. */
const father = /^(?:[SD]\s*\/\s*O\.?|(?:son|daughter)\s+of)\s*:?\s*(.+)$/i;

/** DigiLocker's Aadhaar as the record of its card. The number was cut to the last four digits where it was read. */
export function aadhaarRecord({ fields, lastFour }: AadhaarXmlFields): Record<string, unknown> {
  const { uid, name, gender, dateOfBirth, address } = aadhaarQrRecord({ fields, lastFour });
  const record = {
    uid: lastFour === '' ? '' : uid,
    name,
    gender,
    fatherName: father.exec(fields.careOf)?.[1] ?? '',
    dob: dateOfBirth,
    address,
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}
