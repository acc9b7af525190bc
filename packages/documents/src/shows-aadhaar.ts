import { aadhaarFault } from './identifiers/aadhaar-digits.ts';

const twelve = /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/g;

/** Does a text hold a whole Aadhaar number? */
export const showsAadhaar = (text: string): boolean =>
  (text.match(twelve) ?? []).some((found) => aadhaarFault(found.replace(/[ -]/g, '')) === null);
