import type { AadhaarQr } from './decode.ts';
import type { QrFields } from './layout.ts';

/** The rows of the Aadhaar QR card, all text, empty when the code does not tell. */
export interface AadhaarQrRecord {
  /** `XXXX XXXX 1234` */
  uid: string;
  name: string;
  /** `M`, `F`, `T`, or as printed when it is none of them. */
  gender: string;
  careOf: string;
  /** DD-MM-YYYY, or the year alone when that is all UIDAI knows. */
  dateOfBirth: string;
  locality: string;
  vtcName: string;
  districtName: string;
  stateName: string;
  pincode: string;
  /** One line, from the house to the pincode; the care-of name has its own row. */
  address: string;
}

export function aadhaarQrRecord({
  fields,
  lastFour,
}: Pick<AadhaarQr, 'fields' | 'lastFour'>): AadhaarQrRecord {
  return {
    uid: `XXXX XXXX ${lastFour}`,
    name: fields.name,
    gender: genders[fields.gender.toUpperCase()] ?? fields.gender,
    careOf: said(fields.careOf),
    dateOfBirth: dayFirst(fields.dateOfBirth),
    locality: fields.location,
    vtcName: fields.vtc,
    districtName: fields.district,
    stateName: fields.state,
    pincode: fields.pincode,
    address: addressLine(fields),
  };
}

const genders: Readonly<Record<string, string>> = {
  MALE: 'M',
  FEMALE: 'F',
  TRANSGENDER: 'T',
  M: 'M',
  F: 'F',
  T: 'T',
};

function dayFirst(date: string): string {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  if (iso) return `${iso[3]}-${iso[2]}-${iso[1]}`;
  return date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$1-$2-$3');
}

/** Programs that had nothing to write wrote a word for it. */
const said = (text: string) =>
  /^[^\p{L}\p{N}]*(?:null|undefined|n\.?\/?a\.?|nil)?[^\p{L}\p{N}]*$/iu.test(text) ? '' : text;

const same = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** From the smallest place to the largest. Of two equal names the larger place keeps it, so the state stays last. */
function addressLine(fields: QrFields): string {
  const smaller = [fields.house, fields.street, fields.landmark, fields.location, fields.vtc].map(said);
  const larger = [fields.subDistrict, fields.district, fields.state].map(said);
  const office = same(said(fields.postOffice));
  const officeNamed = office === '' || [...smaller, ...larger].some((place) => same(place) === office);
  const places = [...smaller, officeNamed ? '' : `PO ${fields.postOffice}`, ...larger];
  const line = places
    .filter(
      (place, i) => same(place) !== '' && !places.slice(i + 1).some((next) => same(next) === same(place)),
    )
    .join(', ');
  return [line, fields.pincode].filter((part) => part !== '').join(' - ');
}
