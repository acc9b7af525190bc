import type { Fact } from './define.ts';
import { factOf } from './facts.ts';
import { format } from './format.ts';
import { leaves, type PlacedLeaf, type Tree } from './tree.ts';

/** Longest address that autofill gives (P §3.8, §9). */
export const autofillAddressLength = 40;

/** What the applicant's profile already knows; each verified by a code or typed by the person. */
export interface KnownProfile {
  name?: string;
  mobileNo?: string;
  email?: string;
}

/** What other forms are filled with (P §3.8). A fact nobody states is blank. */
export interface Autofill {
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

/** A record that a source answered, even if doubtful; refusals and failures hold no facts. */
const usable = ['verified', 'needs_review'];

/** The last six-digit group of an address: where Indian addresses end. */
const pincodeIn = (address: string) => address.match(/(?<![0-9])[1-9][0-9]{5}(?![0-9])/g)?.at(-1) ?? '';

/** The text cut to `length` UTF-16 units, never through the middle of a character. */
function cut(text: string, length: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.trim();
}

/** Facts for other forms, from the document tree in card order: verified records first, doubtful ones after. */
export function autofill(docs: Tree, profile: KnownProfile = {}): Autofill {
  const placed = leaves(docs);
  const ranked = usable.flatMap((status) => placed.filter(({ leaf }) => leaf.status === status));
  const said = ({ entry, leaf }: PlacedLeaf, fact: Fact) => factOf(entry.method, leaf.data, fact);
  const first = (fact: Fact, document?: string) =>
    ranked
      .filter(({ entry }) => !document || entry.document.id === document)
      .map((at) => said(at, fact))
      .find((text) => text !== '') ?? '';
  const address = first('address');
  return {
    name: profile.name || first('name'),
    fatherName: first('fatherName'),
    gender: format(first('gender'), 'gender'),
    mobileNo: profile.mobileNo || first('mobile'),
    panName: first('name', 'pan'),
    aadhaarDob: first('dob', 'aadhaar'),
    address: cut(address, autofillAddressLength),
    panNo: first('pan', 'pan') || first('pan'),
    pincode: first('pincode') || pincodeIn(address),
    email: profile.email || first('email'),
    city: first('city'),
  };
}
