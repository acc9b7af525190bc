import type { Fact } from './define.ts';
import { format } from './format.ts';
import { specified } from './specified.ts';
import { type KnownProfile, pincodeIn, rankedRecords, statedBy } from './stated.ts';
import type { Tree } from './tree.ts';

/** What other forms are filled with (P §3.8). A fact nobody states is blank. */
interface Autofill {
  name: string;
  fatherName: string;
  /** Male or Female, from M or F. */
  gender: string;
  mobileNo: string;
  panName: string;
  aadhaarDob: string;
  /** At most 40 characters. */
  address: string;
  panNo: string;
  pincode: string;
  email: string;
  city: string;
}

/** The text cut to `length` UTF-16 units, never through the middle of a character. */
function cut(text: string, length: number): string {
  let stored = '';
  for (const character of text) {
    if (stored.length + character.length > length) break;
    stored += character;
  }
  return stored.trim();
}

/** Facts for other forms, from the document tree in card order: verified records first, doubtful ones after. */
export function autofill(docs: Tree, profile: KnownProfile = {}): Autofill {
  const ranked = rankedRecords(docs);
  const first = (fact: Fact, document?: string) =>
    ranked
      .filter(({ entry }) => !document || entry.document.id === document)
      .map((at) => statedBy(at, fact))
      .find((text) => text !== '') ?? '';
  const address = first('address');
  return {
    name: profile.name || first('name'),
    fatherName: first('fatherName'),
    gender: format(first('gender'), 'gender'),
    mobileNo: profile.mobileNo || first('mobile'),
    panName: first('name', 'pan'),
    aadhaarDob: first('dob', 'aadhaar'),
    address: cut(address, specified.autofillAddress),
    panNo: first('pan', 'pan') || first('pan'),
    pincode: first('pincode') || pincodeIn(address),
    email: profile.email || first('email'),
    city: first('city'),
  };
}
